import { table } from '../scan/lexicon.ts'

/** Words around lengths of time, and what tells the experience that is asked for from other lengths. */
export const EXPERIENCE_WORDS = [
  // The value is in months.
  ...table(
    'unit of time',
    `
    year(s)|yr(s)|yeras|yers|y|saal|varsh(a)|वर्ष|साल  time unit  12
    yoe|pqe|y.o.e  time unit  12
    month(s)|mth(s)|mo|mos|mahina|mahine  time unit  1
    year(s) of (passing|pass|passout|graduation|birth|establishment)  -
    `,
  ),
  ...table(
    'bound of time',
    `
    +|plus|or (more|above|longer)|(and|&) (above|more|over|beyond|up|upwards)|or (over|beyond)|onwards  time open
    -|~|to|or|thi|till|until|upto|up to|se  time to
    <|≤|< =  time at most
    >|≥|> =  time at least
    up to|upto|less than|under|below|max|maximum|maximum of|max of|fewer than|(no|not) more than  time at most
    at least|atleast|min|minimum|minimum of|min of|over|more than|about|around|above|least  time at least
    kam se kam|न्यूनतम  time at least ; kept
    (no|not) (less|fewer) than|(a|the) minimum  time at least
    `,
  ),
  // The value is in years.
  ...table(
    'years in words',
    `
    (a|one|over a) decade  years in words  10
    two decades  years in words  20
    half a decade  years in words  5
    (a|one|a full) year('s)  years in words  1
    half [a] year  years in words  0.5
    `,
  ),
  ...table(
    'experience',
    `
    experience(s)|experienced|experiance|exprience|experince|expereince|anubhav|अनुभव|tajurba  exp word  name
    exp|seniority  exp word  name
    yoe|y.o.e|pqe  exp word  name
    expertise|background|track record|exposure|ex in  exp word
    worked (as|for|at least)|working for|total work  exp word ; kept
    (you|who) (have|has) (worked|spent|built|managed|led|designed|written|shipped|delivered|developed)  exp word ; kept
    (you|who) (have|has) (launched|supported|practiced|practised|done|run|sold|taught)  exp word ; kept
    (you|who) (have|has) been (a|an)|behind (you|them|him|her)  exp word
    (into|in) (your|their|his|a|the) [engineering] career|under (your|their) belt|for a living  exp word
    (you've|who've) (worked|spent|built|managed|led|designed|written|shipped|delivered|developed)  exp word ; kept
    (you've|who've) (launched|supported|practiced|practised|done|run|sold|taught)  exp word
    experienced (candidate(s)|people|professional(s))  exp word ; kept
    experience (letter|certificate)(s)  -
    candidate experience|(user|customer|employee|digital|client|guest) experience(s)  -
    `,
  ),
  ...table(
    'label of experience',
    `
    (number|no|no .|#) of|total|overall|relevant|work|(years|yrs) of  exp label
    minimum|min|required|require|desired|candidate  exp label ; kept
    required|reqd|range|level|needed|criteria|in years|in yrs|in months  exp label ; kept
    `,
  ),
  ...table(
    'need of experience',

    `
    needed|required|mandatory|minimum|min|must|compulsory|only  exp needed
    of (teaching|service|practice|post qualification|clinical|industrial|professional|relevant|hands on)  exp needed
    `,
  ),
  // "5 years of", "3+ yrs in": goes on with what was done.
  ...table(
    'work of experience',
    `
    of|in|out of|as|at|with|on|into|across|within|for|to|doing|and  exp work
    product|total|overall|work|standing|practice|practise|progressive|progressively|combined|related  exp work
    field|service|commercial|clinical|corporate|direct|demonstrated|significant|recent|continuous  exp work
    after (pg|llb|mbbs|md|ca|post graduation|articleship|residency|qualifying|qualification)  exp work
    java|python|react|angular|node|php|. net|c #|c + +|sql|aws|azure|gcp|sap|salesforce|android  exp work  tool
    ios  exp work  tool ; kept
    flutter|devops|testing|saas|selenium|manual|oracle|go|golang|kubernetes|docker|linux|etl  exp work  tool ; kept
    spark  exp work  tool ; kept
    data|ml|ui|ux|frontend|backend|core java|full stack  exp work  tool ; kept
    `,
  ),
  ...table(
    'having experience',
    `
    have|has|having|means|with|minimum|min|least|need(s)|require(s)|required|possess(es)|must|should  exp having
    only|someone|candidate(s)  exp having ; kept
    please bring  -
    professional(s)|qualification(s)|requirement(s)|eligibility|bring(s)  exp having ; kept
    `,
  ),
  // Right behind a length of time: it is no experience.
  ...table(
    'length of another thing',
    `
    ago|old|olds|as on|as of|work study|work (+|&|cum) study|of age|age|aged|since|from now|from the date|later  time other
    in a row|(on|in) the market  time other
    labelled|historical|archived|recorded|logs|records|archives|payslips|statements|telemetry  time other
    warrant(y|ies)|bond|service bond|contract(s)|contractual  time other
    agreement|commitment|lease|notice|notice period  time other
    degree(s)|diploma|course(s)|integrated|bachelor(s)|universit(y|ies)|college  time other
    (full time|formal|regular|university|college|higher) (education|degree|mba|graduate|graduation)  time other
    education|study|studies|schooling|graduation  time other
    apprenticeship(s)|articles|left (before|until|till)|gap(s)|legacy|excellence|existence|trust  time other
    anniversar(y|ies)|tenure  time other
    program(s)|programme(s)|plan|strategy|horizon|vision|history|period|roadmap|growth  time other  adjacent
    cagr  time other  adjacent
    revenue(s)|funding|runway|term|assignment|duration|rotation|stint  time other  adjacent
    of [company] (growth|history|leadership|legacy|success|innovation|heritage|operation(s))  time other
    leadership legacy  time other
    in (business|operation|operations|existence)|with us|to (begin|start) with  time other
    in (operation|operations) of  -
    on [a] (contract|bond|third)|(industry|market) leadership  time other
    (training|internship) [period|program|programme|course]|probation [period]|probationary  time other
    training (experience)|internship (experience)|internship or work experience  -
    out of (college|university|school)|fresh out of college  -
    non internship  -
    in (each|every|one|any one|any single|any given|a single)  time other
    in [the] (current|same|last|previous|present)  time other
    (maternity|paternity|parental|paid|annual|sick|study) leave|leave(s)|sabbatical|holiday(s)  time other
    vacation  time other
    vesting|cliff|lock in|loan|emi(s)|subscription|licen(s|c)e|visa|validity|guarantee  time other
    fixed term|project duration|wait|waiting|of waiting|renewable|extendable  time other
    bonus|relocation  time other
    (contract|course|program|degree|loan|lease|bond) (management|manager(s)|drafting|review|design|development)  -
    `,
  ),
  // Right before a length of time.
  ...table(
    'before the length of another thing',
    `
    last|past|previous|next|coming|first|every|each|another|since|within  time of other
    (vest|vests|vested|vesting) [monthly|quarterly|yearly|annually]|spread over|valid|validity  time of other
    grown|grew|run|runs|lasts|continues  time of other
    (appointment|engagement|posting|post|deputation) is [initially|purely] for  time of other
    cv|resume|cycle  time of other
    (over|in|for) the|in (just|only|under|less than)|after|aged|age(d)  time of other
    age (of|limit|group|between)|relaxation|stay with us  time of other
    founded|established|bonus of|once in|per  time of other
    tenure|emi(s)|last few|past couple of|for (over|more than)  time of other
    (start(s)|starting|join|joins|joining) (in|within)|period  time of other
    bond|warranty|guarantee|lease|loan|license  time of other
    agreement|contract|contractual|duration|probation|commitment  time of other
    stay [expected]|order book|commit to|gap|notice|training|course|internship  time of other
    lock in|leave|sabbatical|term|wait|waited|waiting  time of other
    lived|lasted|survived|spoken|held  time of other  thing
    passport|licence|backlog|relaxed by  time of other
    (extendable|extensible|extended|renewable) [by|for]|extension (of|for)  time of other
    break|pause|residency|residence|career break|average  time of other
    `,
  ),
  ...table(
    'no experience needed',
    `
    no [prior|previous|work|relevant] (exp|experience)|experience [is] not (required|needed|necessary)  exp none ; kept
    (post|position|appointment|job|engagement) is (for|of)  exp none ; kept
    promotion(s) (need|needs|is|are|comes|to)|even (if|though)|(can't|cannot|don't|won't) (take|accept|consider|hire)  exp none
    whether|no fixed number|esop(s)|regardless of|no matter|irrespective of|(don't|do not) (count|mind)|no minimum  exp none
    (we|be|will|to|are|is) train(s|ed|ing)|we [will] train|training (of|for|period|duration|lasting|lasts)  exp none ; kept
    `,
  ),
  ...table(
    'years of age',
    'child|children|kids|female(s)|male(s)|women|men|girls|boys|aged|age|lady|ladies  time of age',
  ),
  ...table(
    'fresher',
    `
    fresher(s)  fresher
    no [prior|work] experience|nil  fresher  none
    `,
  ),
]
