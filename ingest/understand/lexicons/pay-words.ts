import { table } from '../scan/lexicon.ts'

/** What pay is called, and what money is called that is none. */
export const PAY_WORDS = [
  ...table(
    'pay',
    `
    salar(y|ies)|ctc|c.t.c|cost to company|cost to the (bank|company|institute|organisation)|remuneration|emolument(s)  pay word
    honorarium|fellowship [grant]  pay word
    compensation|stipend|wage(s)|package|take home|in hand|assistantship|pay rate|rate of pay  pay word
    monthly [financial] assistance|tankhwah|tanhwah|pagar|vetan|grade pay|retainer(ship) [fee(s)]  pay word
    (base|basic|fixed|gross|monthly|annual|total|starting|consolidated) pay|annual base  pay word
    pay (range|scale|band|level|matrix)|pay is|pay of|pay for this|pay :|pay -|pay from  pay word
    (we|will|can) pay|we're paying|we are paying  pay word  verb
    (role|position|job|internship|company|post|work|this|it|we) pays  pay word
    (we offer|we give)  pay word  verb
    (task|test|assignment|exercise|trial) is paid [:]  -
    paid in (inr|rupees)|paid :|paid -|payment :|scale of [the] (post|pay)|level <n>  pay word
    (freshers|candidates|trainees|interns|you) [will|shall] (get|gets|receive|draw)  pay word
    (will draw|you [can|will|may] earn|kamayein|kamaye|kamao)  pay word
    sal :|sal -|sal rs|sal ₹|sal <n>|pkg :|pkg -|comp :|comp -|budget :|budget -|base :|base -  pay word
    budget (for|of) (this|the) (role|position|post|job|profile|seat|opening)|bracket (is|of)|base <n>|base ₹  pay word
    monthly (gross|net|fixed|basic)|<n> gross|base (salary|+)|मानदेय|वेतन|सैलरी|तनख्वाह  pay word
    gross (<n>|₹|rs|inr)|payment <n> (to|-) <n>|(monthly|fixed) (<n>|₹|rs|inr)  pay word  opens
    unpaid (for|during|in|first|the first)|max budget|offer :|scale :|rate :  pay word  opens
    budget (is|up to|upto|max|within) [₹|rs|inr] <n> (k|lpa|l|cr)  pay word  opens
    budget [₹|rs|inr] <n> (k|lpa|l|cr)  pay word  opens
    budget (up to|upto|max|within) <n> lakh(s) (per|p.a|p.m)|budget <n> - <n> (k|lpa|l|cr)  pay word  opens

    salary (account(s)|advance(s)|slip(s)|payment(s)|deduction(s)|certificate(s)|processing|increment(s))  -
    salary (hike(s)|revision(s)|appraisal(s)|survey(s)|benchmark(s)|benchmarking|loan(s)|cycle|proof)  -
    salary (register(s)|bill(s)|sheet(s)|negotiation)|salaries payment  -
    (process|processing|disburse) salar(y|ies)  -
    months salary|<n> (month|months) salary|<n> x ctc  -
    compensation (claim(s)|committee|cases|cess|analyst|specialist)  -
    compensation (and|&) benefits|wage(s) bill(s)  -
    take home (assignment|test|task|exercise|round|project|challenge)(s)  -
    (learning|wellness|internet|home|office|home office|education|educational|wifi|phone|mobile) stipend  -
    (work|gym|fitness|health|travel|meal|food|book) stipend  -
    (equipment|relocation|development|lifestyle|childcare|broadband) stipend  -
    stipend for (the|a) [test|trial] (task|test|assignment|trial|exercise)  -
    stipend for (internet|learning|wellness|home|books|courses)  -
    (variable|performance|performance linked|overtime|holiday|leave|sick|severance|supplemental|retention|notice) pay  -
    (project|client|media|marketing|ad|ads|campaign|department|training|travel|annual|yearly|monthly) budget  -
    (quarterly|event|it|learning|procurement) budget  -
    (tour|holiday|bridal|surgery|health|software|treatment|travel|pt|spa|yoga|wedding) package  -
    (relocation|joining|welcome|exit|severance|wellness|perks|benefit|benefits|settling in) package  -
    (on top of|in addition to|over and above|apart from|besides|beside) [the|your|this] (salary|ctc|pay)  -
    money (:|<n>|₹|rs|inr)|payment <n> k  pay word  opens
    you'd (earn|be paid)|payment starts  pay word
    fix (<n>|rs|₹)  pay word  opens
    pay packet  pay word ; added.ndjson:1
    renumeration  pay word ; added.ndjson:2
    `,
  ),
  ...table(
    'whose pay',
    '(grade|band|tier|zone|slab|category|level) (a|b|c|d|i|ii|iii|<n>)|junior|senior|metro  pay grade',
  ),
  // "Salary:", "CTC offered -": what follows is pay unless another word stands between.
  ...table(
    'label of pay',
    `
    job|current|offered|expected|monthly|annual|yearly|gross|net|fixed|starting|basic|total|the  pay label
    max|maximum|min|minimum|range|details|structure|slab|bracket|per month|per annum|scale|level|band  pay label ; kept
    `,
  ),
  // Money beside the pay.
  ...table(
    'part of pay',
    `
    ppo|pre placement offer|bonus(es)|variable [pay]|incentive(s)|esop(s)|stock(s)|rsu(s)  pay part
    commission(s)  pay part
    performance (linked|based)|insurance|medical|benefit(s)|allowance(s)|cover|coverage|bond  pay part
    grade pay  pay part  before
    esi|esic|mediclaim|reimbursement(s)|card(s)|voucher(s)|coupon(s)|gift(s)|wallet|loan(s)|grant(s)  pay part
    deposit(s)|fee(s)|policy|bill(s)|claim(s)|reward(s)|prize(s)|budget|sodexo|lta|equity  pay part
    performance (linked|based) (pay|bonus|incentive)  pay part
    fellowship grant  -
    budget (is|:|for|of)  -
    `,
  ),
  // Money that is not the job's pay: budgets, benefits, company figures, fees.
  ...table(
    'other money',
    `
    budget(s)|allowance(s)|reimburse|reimbursed|reimbursement(s)|insurance|cover(age|ed)|cover  other money
    mediclaim|revenue(s)  other money
    premium(s)|turnover|arr|gmv|valuation|valued|fund(s|ing|ed)|fund|raised  other money
    invest(s|ed|ing|ment|ments|or|ors)  other money
    worth|transaction(s)|user(s)|merchant(s)|download(s)|reward(s)|referral(s)|refer  other money
    sponsor(s|ed|ing|ship)  other money
    voucher(s)|fee(s)|charge(s)|deposit(s)|loan(s)|aum|disburse(s|d|ment|ments)|penalt(y|ies)|fine  other money
    bond  other money
    sav(e|es|ings|ing)|market|credit(s)|benefit(s) (worth|up to)|bonus(es)|variable|incentive(s)  other money
    commission(s)  other money
    esop(s)|stock(s)|equity|rsu(s)|wellness|learning|gym|internet|phone|wifi|broadband|home office  other money
    relocation  other money
    per diem|prize(s)|grant(s)|crowd|profit|income|sales|business|customer(s)|process(es|ed|ing)  other money
    process|project(s)  other money
    deal(s)|accounts worth|portfolio|contract(s) (worth|of|value)|spend(s|ing)|spend|volume(s)  other money
    ticket size|scholarship  other money
    payment(s) (volume|worth|of)|donat(e|ion|ions)|gratuity|pf|tax(es)|target(s)|company|hra  other money
    conveyance|sodexo|lta  other money
    petrol|fuel|sign on|meal (card|coupon)(s)|medical  other money
    cost to [the] company|fellowship grant|(salary|ctc) budget(s)  -
    budget (for|of) (this|the) (role|position|post|job|profile|seat|opening)  -
    (sales|business|customer|process|project|projects) (officer|engineer|associate|assistant|fellow)(s)  -
    (sales|business|customer|process|project|projects) (manager|trainee)(s)  -
    (sales|business|customer|process|project|projects) (intern|staff|scientist|coordinator|lead|executive|analyst)(s)  -
    (sales|business|customer|process|project|projects) (consultant|representative|specialist|technical)(s)  -
    `,
  ),
  // What a candidate earns now, or others have earned.
  ...table(
    'pay of others',
    `
    expected ctc : <n>  -
    cctc|ectc|ctc details|(current|present|last) [drawn] (ctc|salary|package)|expected ctc  pay of others
    if you think|current (salaries|packages|pay)|our (testers|engineers|developers|people|seniors) (draw|earn|make|get)  pay of others
    (mention|your) [your] expected salary|last drawn|drawing|hike  pay of others
    with offers ranging|students placed at|clients with packages  pay of others  promised
    (worker|borrower|customer|family|families|household)(s) with (salary|salaries|wages)|jobs of  pay of others
    offer letter(s)  pay of others
    ctc details (will|are|is|to)  -
    (salary|salaries|wages|income) of [the] (applicant|customer|borrower|worker)(s)  pay of others
    alumni|our (students|graduates|learners)|students (from|got|earn)|we place  pay of others
    placed (candidates|students)  pay of others
    placement(s) (with|at|of|up to|upto|assistance)  pay of others
    after [the|paying] (course|program|programme|bootcamp|fee|fees)  pay of others
    (highest|average|avg|avg .|median) (package|ctc|salary|compensation|earnings)  pay of others
    (glassdoor|ambitionbox)  pay of others
    esi[c] [is] applicable (if|for|to|up|upto|below|where)  pay of others
    you earn  pay of others
    placement (guarantee|guaranteed)|guaranteed placement|job guarantee|placement partner(s)  pay of others  promised
    where wages are|(should|must|to) be distributed  pay of others
    stipend for [the|our] (trainees|apprentices|students)  pay of others  trainees
    wages (up to|upto|below)  pay of others
    (do not|don't|need not|should not) apply|kindly excuse|candidates excuse  pay of others  refused
    your own boss|(on|of) your (team|network|downline)|unlimited (income|earnings)  pay of others  promised
    `,
  ),
  // In front of an amount: what a recruiter's vacancies pay.
  ...table(
    'vacancies of others',
    `
    (budgets|positions|roles|profiles|mandates) (of|in|with|between|from|up to|upto)  pay of vacancies
    (vacancies|closures) (of|in|with|between|from|up to|upto)  pay of vacancies
    `,
  ),
  // Behind an amount: by the piece, or a number of people and things.
  ...table(
    'counted',
    `
    employee(s)|people|person(s)|users|customers|clients|merchants|members|students|candidates|payments  counted
    transactions|units|orders|invoices|seats|sq|jobs|stores|farmers|learners|downloads|calls|tickets  counted
    accounts|packages|records|workers|staff|hires|households|patients|vehicles|trucks|dealers|retailers  counted
    schools|colleges|cities|villages|shops|outlets|devices|machines  counted
    `,
  ),
  ...table(
    'by the piece',
    `
    / (hire|unit|visit|case|sale|lead|user|seat|article|head|person|joining|referral|delivery|order|lecture)  by piece
    / (session|class|project|policy|shift|trip|plan|student|piece|website|page|video|post|word|task)  by piece
    per (month|mth|annum|year|industry|experience|norms|company|market|the)  -
    for (each|every)  by piece
    for [the|an] (complete|entire|whole|full) (internship|period|duration|program|course|term)  by piece
    for <n> (sessions|classes|visits|days)|one time|once|for that (day|week|month|task|test)  by piece
    for (the|an|a|each|every|your|this) (take home|assignment|test|task|exercise|trial|pilot|project|course)  by piece
    for [your|the|an|a] (internet|wifi|broadband|snacks|food|meals|meal|lunch)  by piece
    for [your|the|an|a] (fuel|petrol|phone|mobile|data|gym)  by piece
    for [your|the|an|a] (fitness|wellness|learning|books|courses|travel|rent|home|laptop|medical|transport)  by piece
    for [your|the|an|a] (conveyance|childcare|health|certification|those who move)  by piece
    `,
  ),
  ...table(
    'cost',
    `
    rent(s)|accommodation|hostel|pg|canteen|food|meal(s)|lunch|cab(s)|transport|bus|parking|membership  cost
    subscription(s)|plan(s)|tuition|cost(s)|price(s)|priced|sold|sell(s)|worth|emi|spend(s)|save(s)  cost
    `,
  ),
  // What an applicant goes through: what stands in brackets behind it is paid for that.
  ...table(
    'hiring step',
    `
    test(s)|take home|pairing (session|round)|assignment(s)|exercise(s)|case study|interview(s)  hiring step ; kept
    (trial|test|working) (day|task|week)|(design|coding|sample) task  hiring step ; kept
    test (engineer|lead|analyst|developer|manager|executive|intern|trainee|automation)(s)  - ; kept
    `,
  ),
  // Money that somebody handles, or that others make.
  ...table(
    'handled',
    `
    earn(s|ed|er|ers|ing|ings)|earn|made|make(s)|recover(y|ies)|imprest|cash|bill(s)|top performers  handled
    handl(e|es|ed|ing)  handled
    maintain(s|ed|ing)|maintain|manag(e|es|ing)|collect(s|ed|ing|ion|ions)|collect|generat(e|es|ed|ing)  handled
    achiev(e|es|ing)  handled
    process(es|ed|ing)|process|drive|clos(e|ing)|bring(s|ing)|bring|meet|hit|rais(e|es|ing)  handled
    per (hire|unit|case|head)  handled
    course|fee(s)|carry(ing)|quota(s)|target(s)|number|average|avg|deal(s)|order(s)|invoice(s)  handled
    `,
  ),
  ...table(
    'job with its pay',
    `
    officer(s)|engineer(s)|associate(s)|assistant(s)|fellow(s)|manager(s)|trainee(s)|intern(s)  pay of job
    scientist(s)  pay of job
    coordinator(s)|lead|head|executive(s)|analyst(s)|consultant(s)|representative(s)|specialist(s)  pay of job
    developer(s)|dev(s)  pay of job
    programmer(s)|tester(s)|administrator(s)|admin|designer(s)|architect(s)|technician(s)  pay of job
    operator(s)|accountant(s)  pay of job
    clerk(s)|driver(s)|nurse(s)|teacher(s)|trainer(s)|professor(s)|lecturer(s)|supervisor(s)  pay of job
    director(s)|writer(s)  pay of job
    editor(s)|helper(s)|apprentice(s)|jrf|srf|internship|jobs|programming|role|category|position  pay of job
    post|sde|qa  pay of job
    president|advisor|adviser|expert(s)|staff|guard(s)|cook(s)|chef|agent(s)|tutor(s)  pay of job
    `,
  ),
  ...table(
    'period of pay',
    `
    ctc|c.t.c|cost to company|per annum|annual|annually|yearly|p.a|a year|per year|salana  pay yearly ; kept
    per month|monthly|(a|every) month|p.m|pm|mahin(a|e)|/ month  pay monthly
    pay (scale|level|band|matrix)|grade pay|level <n>|ida|cda  pay scale
    `,
  ),
  ...table(
    'training',
    `
    stipend|training|probation|(first|initial) (two|three|four|six|twelve) month(s)  in training
    first <n> month(s)|initial <n> month(s)|for <n> month(s)  in training
    `,
  ),
  ...table('conversion', 'intern(s)|internship(s)|conversion|converted|ppo|pre placement  after internship'),
  ...table('depends', 'depend(s|ing|ent)|based|subject|commensurate|according|as per|<n> % hike  depends'),
]
