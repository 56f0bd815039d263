import { table } from '../scan/lexicon.ts'

const TRAVELS = '(travel|travelling|traveling)'
const MONEY_HELP =
  '(assistance|support|allowance|bonus|package|expenses|expense|costs|cost|benefits|benefit|reimbursement|help|aid)'

/** Words of the terms of a job: notice, shifts, openings, travel, moving, bonds, languages, fees. */
export const TERM_WORDS = [
  ...table(
    'notice',
    `
    # A board, contracts, and what somebody serves later or is asked to write.
    notice (board|boards|how|that|of|pay|to (vendors|landlords))|(this|the|date of|leave|prior|written) notice|months of notice  -
    short notice|without notice|legal notices  -
    immediate (family|supervisor|manager|start up)|np (hard|complete|problem|problems)|you can start  -
    (position|role|job|opening|vacancy) is immediately available  -
    notice (period|periods) (buyout|buy out)|of joining|join (us|our|a|the) immediately  -
    notice period(s)|notice|np|n.p|last working day [is] (within|in)  notice label
    immediate joiner(s)|immediate joining|immediate joinee(s)|joiners : immediate|joining : immediate  notice immediate
    (joining|availability|notice period|notice|np) [time|period] [:|-|=|is] (immediate|immediately|asap) [joiner|joiners]  notice immediate
    notice period <(> immediate  notice immediate
    immediate availability|asap joiner(s)  notice immediate
    (join|joining|start|starting|available|joiner) immediately|(available|start|join|joining) at once  notice immediate
    immediately available  notice immediate
    start date : immediate(ly)|immediate start|immediate starter(s)  notice immediate
    (can|able to|ready to|available to) start (within|in)  notice join
    (join|joining|joiners) (within|in) [under|less than]|availability : within  notice join
    joining [time|period] [:|-] [within|in|upto|up to|max|maximum]  notice join
    immediate (to|or|/|-) [max|maximum|upto|up to|within]  notice join
    `,
  ),
  ...table(
    'notice of others',
    `
    terminate|termination|resignation|be ended|stop this offer|landlords|recovery|we pay|by the company|graduating  notice other
    either (side|party)|probation|confirmation|with us|buyout|buy out|mention|no bar|no constraint  notice other
    what is|what's|current ctc|expected ctc|any notice|privacy|insurance|eviction|change shifts|gave|payment|bonus  notice other
    (no|not) notice period limit|shifts|audit|discord|notice period is no|laptop(s)  notice other
    `,
  ),
  ...table(
    'shift',
    `
    # Software, bits and nurses; pay for it; nights in hotels.
    shift (left|right|key|register|operators|planning|allowance|allowances|security)  -
    (day|night) shift (nurse|nurses|allowance|allowances)  -
    (bit|data|paradigm|right|left|lift and|a) shift|weekend(s) (off|trip|trips|batch|batches|getaway|getaways)  -
    night shift(s)|night timing(s)|night (duty|duties)|graveyard shift(s)|overnight shift(s)  shift  Night
    day shift(s)|morning shift(s)|day time shift  shift  Day
    general shift(s)  shift  General
    (rotational|rotating|rotation) shift(s)|shift rotation|rotational (roster|basis)|rotating roster  shift  Rotational
    work in shifts|shift roster  shift  Rotational
    24 (x|*|/) 7 [rotational|rotating] (roster|shift|shifts)|24 (x|*|/) 7 (rotational|rotation)  shift  Rotational
    shift(s) (rotate|rotates|rotating)  shift  Rotational
    (us|usa|est|pst|cst|american|north american|eastern time|pacific time) (shift|shifts|hours|timing|timings)  shift  US hours
    (us|est|pst|cst|eastern|pacific|north american|american) time (zone|zones) hours  shift  US hours
    (overlap|overlapping) with us (time|hours|east|west|eastern|pacific)  shift  US hours
    us (east|west|eastern|pacific|central) [coast] [time] (shift|shifts|hours|timing|timings)  shift  US hours
    (uk|european|london|gmt|bst|emea) (shift|shifts|hours|timing|timings)  shift  UK hours
    (apac|australian|australia|singapore|anz|japan) (shift|shifts|hours|timing|timings)  shift  APAC hours
    (weekend|weekends) (work|working|shift|shifts|support|availability|duty|duties)  shift  Weekends
    (work|working) on (weekend|weekends)|including weekends  shift  Weekends
    (saturday and sunday|saturday|sunday|saturdays) working|working (saturdays|weekends)  shift  Weekends
    `,
  ),
  ...table(
    'first of two shifts',
    `
    day (and|&|or|/) night shift(s)  shift  Day
    (uk|gmt) (or|and|/) us (shift|shifts|hours)  shift  UK hours
    us (or|and|/) uk (shift|shifts|hours)  shift  US hours
    `,
  ),
  ...table(
    'shift in a label',
    `
    (shift|shifts|schedule|working shift|work shift|shift type|shift basis|shift timing|shift timings|work hours|working hours)  shift label
    night  shift word  Night
    day  shift word  Day
    general  shift word  General
    (rotational|rotating|rotation)  shift word  Rotational
    (us|usa|est|pst|cst)  shift word  US hours
    (uk|gmt|bst)  shift word  UK hours
    (apac|anz)  shift word  APAC hours
    weekend(s)  shift word  Weekends
    `,
  ),
  ...table(
    'office days',
    `
    day(s)  days
    once|twice|thrice  days
    mondays  weekday  1
    no need to|is open|open|ship|deliver|support|(from|at) (home|your home)|wfh|off|leave|leaves  days elsewhere
    interview(s)|walk in(s)|closed|desk  days elsewhere
    training|month|quarter|year|gym|visit  days elsewhere
    `,
  ),
  ...table(
    'openings',
    `
    opening (balance|hours|of|ceremony)|grand opening|position(s) of|position [2] of|(similar|leadership) position(s)  -
    vacanc(y|ies) (rate|management)  -
    (no . of|no of|number of) (opening|openings|position|positions|vacancies|vacancy|posts)  openings word  label
    (total|total no of|open|opening|total number of) (opening|openings|position|positions|vacancies|vacancy|posts)  openings word  label
    (no . of|no of|number of) (hires|requirements|requirement|seats|headcount)  openings word  label
    [no . of|no of|number of] (opening|position) <(> s  openings word  label
    (openings|vacancies|positions) available|(positions|vacancies) to be filled  openings word  label
    opening(s)|vacanc(y|ies)|positions  openings word  label
    (job|immediate|urgent|current) (opening|openings|vacancy|vacancies)  openings word  label
    post(s)|seat(s) khali|jagah  openings word
    [total] (post|posts|position)  openings word  label
    qty|(no .|no|nos) vacancy  openings word  label
    next (posting|post|drive)|(reel|reels|stories|blog|blogs|captions|social media|instagram)  openings other
    nos  openings word
    position|(open|more) role(s)  openings word
    ([we] are hiring|we're hiring|hiring [:]|looking to hire|want to hire|plan to hire)  openings hire
    looking for|need|needs|want|wants [total]|requirement of|require|requires|hiring  openings hire
    needed|required|wanted|chahiye|chahie  openings needed
    aadmi|bande|log|ladke|ppl|person(s)|junior(s)|dev(s)|agent(s)|technician(s)|nurse(s)|driver(s)|recruiter(s)|teacher(s)  openings people
    tutor(s)|supervisor(s)|guard(s)|helper(s)|officer(s)|counsellor(s)|beautician(s)  openings people
    artist(s)|operator(s)|worker(s)|assistant(s)|manager(s)  openings people ; kept
    (fresher|developer|engineer|tester|analyst|trainee|intern|designer|candidate|graduate|people|member|associate)(s)  openings people
    (programmer|consultant|executive|specialist|professional|resource|scientist|architect|administrator|operator)s  openings people
    (were|was|been) filled|fill|fills|last year|job board|hired|rounds|top|a month|a quarter|a day|in google|software  openings other
    `,
  ),
  ...table(
    'travel',
    `
    ${TRAVELS} (company|app|agency|portal|desk|industry|insurance|allowance|expenses|reimbursement|stipend|tech|search)  -
    ${TRAVELS} (domain|product|blog|bookings|pass|itineraries|management|simple|time|by)  -
    (in|online|corporate|on|plan|book|free|cover) ${TRAVELS}  -
    (willing|willingness|ready|able|ability|open|prepared|comfortable|flexible|agree|okay) (to|for|with) ${TRAVELS}  travel
    (frequent|occasional|extensive|some|domestic|international|regular|moderate) ${TRAVELS}  travel
    ${TRAVELS} [is|may be|will be] (required|needed|expected|mandatory|necessary|involved)  travel
    (require|requires|involve|involves|includes|need|needs) [some|frequent|occasional] ${TRAVELS}  travel
    (will|must|should|may|to|have to|need to) travel to|expect(ed) to travel  travel
    ${TRAVELS}  travel word
    `,
  ),
  ...table(
    'relocation',
    `
    relocation [/ joining] ${MONEY_HELP}  relocation
    relocation [is|will be] (provided|offered|sponsored|paid|covered|reimbursed)  relocation
    relocation : (provided|offered|yes|assistance [provided])  relocation
    (help|helps|support|assist|assistance) [you|for|with|in|the|your] [your|the] relocation  relocation
    (pay|pays|sponsor|cover|covers|reimburse) [you|for|with|in|the|your] [your|the] relocation  relocation
    moving (costs|expenses)|relocation is not (provided|offered|paid|covered|sponsored)  relocation
    not [be] (reimbursed|paid|covered|sponsored|borne|provided|available)  relocation refused
    `,
  ),
  ...table(
    'bond',
    `
    (government|corporate|municipal|green|chemical|team|james|adhesive|wire|treasury|year|yr|our|we|the|to) bond  -
    bond (market|markets|yield|yields|pricing|desk|issue|paper|strength|valuation|data|analytics|trading|trader|with|over|between|fund)  -
    service level agreement|master service agreement|(draft|negotiate|review) service agreement  -
    (year|yr|month|service|employment|training|surety|job) bond  bond  sure
    service agreement|service commitment|minimum commitment  bond  sure
    bond (period|applicable|applies|free|required|mandatory|years|duration|is there)|bond [is] not (applicable|required)  bond  sure
    (no|any|sign|sign a|sign the|a|have a|be a) bond  bond  sure
    bond  bond
    `,
  ),
  ...table(
    'language',
    [
      'English Hindi Tamil Telugu Kannada Malayalam Marathi Gujarati Bengali Punjabi Odia Assamese Urdu Konkani Sanskrit'.split(
        ' ',
      ),
      'Japanese German French Spanish Mandarin Korean Arabic Italian Portuguese Russian Dutch Chinese Thai Polish Hebrew'.split(
        ' ',
      ),
    ]
      .flat()
      .map((name) => `${name}  language  ${name}`)
      .concat(
        // Only these are written without a capital and mean nothing else.
        'English Hindi Tamil Telugu Kannada Malayalam Marathi Gujarati Bengali'
          .split(' ')
          .map((name) => `${name.toLowerCase()}  language  ${name}`),
        'English medium|Tamil Nadu|Plain English|French fries|German Shepherd  -',
      )
      .join('\n'),
  ),
  ...table(
    'language asked',
    `
    (fluent|fluency|proficient|proficiency|skilled|comfortable|well versed|conversant) [in|with]  language before
    (speak|speaks|read and write|read write and speak|know|knows|understand) [good|fluent]|knowledge of  language before
    command (over|of|on)  language before
    language(s) [known|required|preferred|skills|skill]  language label
    communication [skills] in|communicate [clearly|effectively|well|fluently] in  language before
    (written|verbal|spoken|oral) [and|&|/] [written|verbal|spoken|oral] [communication] [skills]  language before
    bilingual  language before
    communication|speaking|speaker(s)|fluency  language behind
    language (skills|jlpt|n1|n2|n3|n4|skill|expert|experts|specialist|proficiency|fluency)  language behind
    (written|spoken) [and|&] [written|spoken]|skills|skill|level|[is] [a] (must|mandatory|required|needed|compulsory)  language behind
    `,
  ),
  ...table(
    'fee',
    `
    (registration|registeration|application|training|processing)(s) (fee|fees|charge|charges)  fee
    (interview|exam|examination|joining|onboarding)(s) (fee|fees|charge|charges)  fee
    (internship|verification|consultancy|placement|offer letter|enrolment|enrollment|document) (fee|fees|charge|charges)  fee
    fee(s) for the (course|training|internship|job|interview)  fee
    (security|refundable|caution|refundable security|uniform) (deposit|amount)  fee
    (candidate|candidates|you) [have to|has to|must|should|need to|needs to|will] (pay|deposit)  fee  pays
    (applicant|applicants|fresher|freshers) [have to|has to|must|should|need to|needs to|will] (pay|deposit)  fee  pays
    (pay|send) [₹|rs|rs .|inr] <n> [/ -] (by upi|to (get|confirm|book|register|receive|reserve|secure|apply|join))  fee  pays
    `,
  ),
  ...table(
    'fee of others',
    `
    never|beware|fraud|fraudulent|genuine|scam|report it|nobody|anyone|anybody|no one|somebody asks  fee warned
    do not|don't|does not|without|borne by (the|our|us) [company]|borne by company|reimburse|reimburses|reimbursed|we pay  fee other
    paid by us|paid by the company|waived|covered by|our engine|merchants|students pay|loan(s)  fee other
    gateway|checkout|wallet|module|salary is|pf is|stipend|worth|per order|an order|users pay|learners pay|free of  fee other
    no fee|not charge|not collect|module of|not applicable|will pay you|is free  fee other
    `,
  ),
]
