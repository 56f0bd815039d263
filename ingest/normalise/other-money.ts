import { anyOf } from '#core/any-of.ts'

/** "Project Officer: ₹30,000" is the pay of one: the word names a job. */
const NO_JOB =
  '(?! (?:officers?|engineers?|associates?|assistants?|fellows?|managers?|trainees?|interns?|staff' +
  '|scientists?|coordinators?|leads?|executives?|analysts?|consultants?|representatives?|specialists?' +
  '|technical)\\b)'

/** Words for money that is not the job's pay: budgets, benefits, company figures, fees. */
export const OTHER_MONEY = new RegExp(
  `\\b${anyOf(
    '(?<!\\b(?:salary|ctc) )budgets?(?! (?:for|of) (?:this|the) (?:role|position|post|job|profile)), ' +
      'allowances?, reimburse\\w*, insurance, cover(?:age|ed)?, mediclaim, revenues?',
    'premiums?, turnover, arr, gmv, valuation, valued, fund(?:s|ing|ed)?, raised, invest\\w*, worth',
    'transactions?, users?, merchants?, downloads?, rewards?, referrals?, refer',
    'sponsor\\w*, vouchers?, fees?, charges?, deposits?, loans?, aum, disburse\\w*',
    'penalt\\w+, fine, bond, sav(?:e|es|ings), market, credits?',
    'benefits? (?:worth|up to), bonus(?:es)?, variable, incentives?, commissions?, esops?',
    'stocks?, equity, rsus?, wellness, learning, gym, internet, phone, wifi, broadband',
    'home[ -]office, relocation, per diem, prizes?, (?<!fellowship )grants?, crowd, profit, income',
    `sales${NO_JOB}, business${NO_JOB}, customers?${NO_JOB}, process(?:es|ed|ing)${NO_JOB}`,
    `projects?${NO_JOB}, deals?, accounts? worth, portfolio, contracts? (?:worth|of|value), spend(?:s|ing)?, volumes?`,
    'payments? (?:volume|worth|of), ticket size, scholarship, donat\\w*, savings?, gratuity, pf',
    'tax(?:es)?, targets?, company, hra, lta, conveyance, sodexo, petrol, fuel',
    'sign[ -]?on, meal (?:cards?|coupons?), medical',
  )}\\b`,
  'gi',
)

/** What a candidate earns now, or others have earned, is not what the job pays. */
export const OF_CANDIDATES = new RegExp(
  `\\b${anyOf(
    'cctc, ectc, ctc details, (?:current|present|(?<!^\\W*)expected|last) (?:drawn )?' +
      '(?:ctc|salary|package), expected ctc, last drawn, drawing',
    'with offers ranging, students? placed at, clients with packages, workers with wages, jobs of, offer letters',
    '(?:salary|salaries|wages|income) of (?:the )?(?:applicants?|customers?|borrowers?|workers)',
    '(?:pf|esic?|epf)\\b[^.;]{0,30}\\b(?:wages|salary|gross)[^.;]{0,15}\\b(?:up ?to|below|under|limit|ceiling)',
    'alumni, our (?:students|graduates|learners), students (?:from|got|earn), we place',
    'placed (?:candidates|students), placements? (?:with|at|of|up ?to|assistance)',
    'after (?:the |paying )?(?:course|program(?:me)?|bootcamp|fees?)',
    '(?:highest|average|median) (?:package|ctc|salary|compensation|earnings)',
    'commission\\b[^;]{0,80}\\byou earn, esic? (?:is )?applicable, placement guarante\\w+, guaranteed placement, job guarantee',
    "(?:candidates?|those|people|anyone|applicants?)\\b[^.;]*\\b(?:(?:do not|don't|need not|should not) apply|excuse), hike",
  )}\\b`,
  'i',
)

/** Who promises such earnings sells something else than work. */
export const PROMISED =
  /\b(?:your own boss|(?:on|of) your (?:team|network|downline)|unlimited (?:income|earnings?))\b/i

/** Right before an amount: that it is another part than the pay. */
const NAMED_BEFORE = new RegExp(
  `\\b${anyOf(
    'ppo, pre[- ]placement offer, bonus, variable(?: pay)?, incentives?, esops?, stocks?, rsus?',
    'performance[ -](?:linked|based)(?: \\w+)?, insurance, medical, benefits?, allowances?',
    'cover(?:age)?, grade pay, bond, esic?(?: (?:applicable|eligible|limit))?',
  )}\\s*(?:of|is|:|-|–|worth|up ?to)?\\s*$`,
  'i',
)

/** What a sum beside the pay is for: "₹3,000 per month for internet". */
const COMFORTS = anyOf(
  'internet, wi-?fi, broadband, snacks?, food, meals?, lunch, fuel, petrol, phone, mobile, data, gym, fitness, wellness',
  'learning, books?, courses?, travel, rent, home, laptop, medical, transport, conveyance, childcare, cr[eè]che',
)

/** "₹50,000 joining bonus", "5 lakh per annum in ESOPs": right after it. */
const NAMED_AFTER = new RegExp(
  `^\\s*\\(?(?:one[- ]time|sign[ -]?on|joining)\\b|^\\s*(?:sodexo|lta|worth)\\b|^\\s*` +
    `(?:per month |monthly |a month )?for (?:your |the |an? )?${COMFORTS}\\b|^\\s*for (?:the |an? )?` +
    `(?:complete|entire|whole|full) (?:internship|period|duration|program|course|term)|^\\s*for ` +
    `(?:\\d+ (?:sessions|classes|visits|days)|(?:the|an?|each|every|your|this) ` +
    `(?:take[- ]?home|assignment|test|task|exercise|trial|pilot|project|course|certification))\\b|` +
    `^\\s*\\)?\\s*(?:(?:per|a|every) (?:month|year|annum)\\s*)?(?:(?:in|as|of|through|by way of|worth of)\\s+)?` +
    `(?:\\(?${anyOf(
      'joining, performance, retention, annual, sign(?:ing)?[- ]?on, referral, yearly, monthly',
      'sales, attractive, extra',
    )} ){0,2}` +
    `${anyOf('bonus(?:es)?, variable, commissions?, incentives?, esops?, insurance, bond')}\\b(?!\\s*[:–-]\\s*(?:₹|rs|inr|\\d))`,
  'i',
)

/** "5 lakh health insurance", "₹5,000 attendance bonus": what the money is, after up to three words. */
const BENEFIT_AFTER = new RegExp(
  `^\\s*(?:(?!${anyOf(
    'plus, and, with, including, incl, fixed, ctc, base, basic, gross, net, in, or, per, as',
    'for, to, from, based, along, inclusive, max, maximum, depending',
  )}\\b)[a-z-]+ ){0,3}${anyOf(
    'insurance, cover(?:age)?, mediclaim, allowances?, cards?, vouchers?, coupons?, bonus(?:es)?',
    'gifts?, wallet, budget, stocks?, esops?, rsus?, reimbursements?, loans?, grants?, deposits?',
    'fees?, policy, bills?, claims?, rewards?, prizes?',
  )}\\b(?!\\s*[:–-]\\s*(?:₹|rs|inr|\\d))`,
  'i',
)

/** "₹30,000 per hire": by the piece. */
const BY_PIECE = new RegExp(
  `^\\s*(?:(?:/-\\s*)?(?:per|for each|for every) (?!(?:month|mth|annum|year|industry|experience|norms|company|market)\\b)[a-z]+|` +
    `/\\s*${anyOf(
      'hire, unit, visit, case, sale, lead, user, seat, article, head, person, joining, referral',
      'delivery, order, lecture, session, class, project, policy, shift, trip, plan, student, piece',
      'website, page, video, post, word, task',
    )})\\b`,
  'i',
)

/** A number of people or things: "salary of 5,000 employees", "3 lakh payments". */
const COUNTED_AFTER = new RegExp(
  `^\\s*\\+?\\s*(?:[a-z-]+ ){0,2}${anyOf(
    'employees, people, persons, users, customers, clients, merchants, members, students',
    'candidates, payments, transactions, units, orders, invoices, seats, sq\\b, jobs, stores',
    'farmers, learners, downloads, calls, tickets, accounts, packages, records, workers, staff',
    'hires, households, patients, vehicles, trucks, dealers, retailers, schools, colleges, cities',
    'villages',
  )}`,
  'i',
)

/** "Close five positions in budgets of 10-25 LPA": what a recruiter's vacancies pay. */
const OF_VACANCIES =
  /\b(?:budgets|positions|roles|profiles|mandates|vacancies|closures) (?:of|in|with|between|from|up ?to)\s*$/i

/** Whether the words right before and after an amount say that it is not pay. */
export function isNamedOtherwise(before: string, after: string): boolean {
  return (
    NAMED_BEFORE.test(before) ||
    OF_VACANCIES.test(before) ||
    [NAMED_AFTER, BENEFIT_AFTER, BY_PIECE].some((pattern) => pattern.test(after))
  )
}

/** "12 lakh policies", "3 crore downloads": any plural right behind a number of lakhs that no sign of rupees marks. */
const PLURAL_AFTER = new RegExp(
  `^\\s*(?!${anyOf(
    'rupees, plus, bonus, benefits, esops, incentives, perks, gross, basis, less, terms, depends',
    'lakhs, lacs, allowances, others, fixed, negotiable, yours, freshers, plus',
  )}\\b)[a-z]{3,}s\\b`,
  'i',
)

/** Whether the words after a number are a unit that it counts. */
export function isCount(after: string): boolean {
  return COUNTED_AFTER.test(after) || PLURAL_AFTER.test(after)
}
