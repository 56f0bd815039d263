import { anyOf } from './any-of.ts'

/** What somebody does at work: a sentence that opens with one of these tells duties. */
export const DUTY_VERBS = anyOf(
  'achieve, administer, advise, allocate, approve, arrange, assess, assist, audit, bill, book, build, calculate',
  'call, canvass, check, close, coach, collaborate, collect, conduct, control, convert, co-?ordinate, counsel',
  'create, deliver, deploy, design, develop, disburse, distribute, drive, engage, ensure, evaluate, execute',
  'explain, fill, find, follow up, forecast, generate, grow, guide, handle, help, hire, identify, implement',
  'increase, interview, keep, lead, liaise, look after, maintain, make, manage, meet, mentor, mobili[sz]e, monitor',
  'negotiate, onboard, organi[sz]e, oversee, own, place, plan, prepare, present, process, procure, promote, purchase',
  'reconcile, recover, recruit, reduce, renew, review, run, scale, screen, sell, settle, solve, source, staff',
  'supervise, support, take care, teach, track, train, upsell, verify, visit, work with',
)
