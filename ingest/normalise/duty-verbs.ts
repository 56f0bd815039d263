import { anyOf } from '#core/any-of.ts'

/** What somebody does at work: a sentence that opens with one of these tells duties. */
export const DUTY_VERBS = anyOf(
  'achieve, administer, advise, allocate, approve, arrange, assess, assist, audit, bill, book, build, calculate',
  'call, canvass, check, close, coach, collaborate, collect, conduct, control, convert, co-?ordinate, counsel',
  'create, deliver, deploy, design, develop, disburse, distribute, drive, engage, ensure, evaluate, execute',
  'explain, fill, find, follow up, forecast, generate, grow, guide, handle, help, hire, identify, implement',
  'increase, interview, keep, lead, liaise, look after, maintain, make, manage, meet, mentor, mobili[sz]e, monitor',
  'negotiate, onboard, organi[sz]e, oversee, own, place, plan, prepare, present, process, procure, promote, purchase',
  'reconcile, recover, recruit, reduce, renew, review, run, scale, screen, sell, settle, solve, source, staff',
  'analy[sz]e, assign, award, bid, chase, clean, compute, configure, cook, customi[sz]e, define, dispatch, document, draft',
  'edit, estimate, examine, finali[sz]e, inspect, investigate, invoice, issue, launch, load, market, measure, migrate, operate',
  'optimi[sz]e, pack, perform, pick, pitch, produce, propose, publish, quote, record, register, repair, represent, research',
  'resolve, respond, scrutini[sz]e, serve, set up, ship, sort, spend, stock, study, tally, test, transfer, translate, update',
  'upload, validate, vet, win, write',
  'supervise, support, take care, teach, track, train, upsell, verify, visit, work with',
)
