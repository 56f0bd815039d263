import { table } from '../scan/lexicon.ts'

/** Words of degrees and branches of study. */
export const EDUCATION_WORDS = [
  ...table(
    'degree named',
    `
    # Measures of anything else, and what only shares its letters.
    graduated in <n>|[high|higher|certain|any|some|great] degree of|degree(s) (celsius|fahrenheit)|the degree to which|360 degree  -
    [:] graduate (or|/) under graduate|under graduate (or|/) graduate  -
    post graduation not (required|mandatory|needed)|(diploma|degree) (course|courses|verification|college)  -
    mca (and|/|&|or) roc|mca [annual] (filing|filings|forms|portal|21)|iti (limited|ltd|client|clients|mutual)|12 th (floor|of|june|may)  -
    (BE|FE) (team|teams|and|&) (FE|BE) (team|teams|and|services)|BE (team|teams|services|developer)|B.A.T  -
    (with|our|by) mbas|our mba|diploma mill(s)|(issue|issues|print) diplomas|(hsc|hsn) (code|codes)|hsn and hsc (code|codes)  -
    puc (certificate|certificates)|plus two (days|weeks|hours|more)|10 + 2 (days|hours|weeks)  -
    (experience|years) post graduation|(after|since) (the|your) degree|non (b.tech|btech|engineering)|degree(s) (is|are) optional  -
    technical degree is optional|graduates run|our graduates  -
    scrum master|master (in|of) none|master data|bachelor (room(s)|accommodation|flat(s))  -
    pg (accommodation|room|rooms|stay|hostel|near|for)|(TO|MUST|WILL|SHOULD|CAN|MAY|NOT) BE  -
    bsc (review|reviews|score)|mba (school|schools)|itis|12 th (standard|std) (boy|girl|student)|bsc <(> balanced  -
    mba (college|colleges|aspirants|admission|admissions)|b.tech (program|college|colleges)  -
    [:|/] graduate (trainee|program|programme|school|engineer|apprentice|to|into|from)|graduate(s) of our  -
    # Names of degrees.
    b.e|b.tech|btech|b tech|b . tech|be / b.tech|be / btech  degree named  BE/BTech
    bachelor(s) of (engineering|technology|engg)|bachelor of (engineering|technology|engg)  degree named  BE/BTech
    (bachelor|bachelors|undergraduate) [degree] in (engineering|technology)  degree named  BE/BTech
    (engineering|engg|engg .) (graduate|graduates|degree|grads)|b.e / amie|be / amie  degree named  BE/BTech
    final (year|yr) (engineering|engg) (student|students)|(4|four) year(s) (engineering|engg)  degree named  BE/BTech
    (degree|graduate|graduates|graduation) in (engineering|engg)  degree named  BE/BTech
    bachelor('s|s) degree or equivalent in engineering  degree named  BE/BTech
    m.e|m.tech|m.tec|mtech|m tech|m . tech|(master|masters) (of|in) (engineering|technology)  degree named  ME/MTech
    b.c.a|bca|bachelor(s) of computer applications  degree named  BCA
    m.c.a|mca|(master(s) of|pg in|post graduation in) computer application(s)  degree named  MCA
    b.sc|bsc|b sc|b . sc|bcs|bachelor(s) of science  degree named  BSc
    m.sc|msc|m sc|m . sc|ms / m.sc|mcs|master(s) of science  degree named  MSc
    b.com|bcom|b com|b . com|bachelor(s) of commerce  degree named  BCom
    b.a|bachelor(s) of arts  degree named  BA
    b.b.a|bba|bbm|b.b.m|bachelor(s) of business administration  degree named  BBA
    m.b.a|mba|mbas|pgdm|pgdbm|master(s) of business administration  degree named  MBA
    diploma|diplomas|polytechnic|dip [.] in|any dip|engg dip  degree named  Diploma
    iti|i.t.i  degree named  ITI
    12 th (pass|passed|standard|std)|12 pass|XII (pass|passed)|minimum 12 th|hsc|puc|10 + 2|10 th + 2|12 th with  degree named  12th
    plus (two|2 pass)|higher secondary|intermediate pass(ed)  degree named  12th
    10 + 2 + 3|(arts|commerce|science) (or|and|/) (arts|commerce|science) graduate(s)  degree named  Any graduate
    any (graduate|graduates|graduation|degree|grad|grads|bachelor(s) degree)  degree named  Any graduate
    [a] (graduate|graduation|degree) in any  degree named  Any graduate
    (bachelor(s)|undergraduate|college|university|year|yr) degree(s)|bachelor(s) [,] (or|and|/)  degree named  Any graduate
    bachelor s (degree|or|in)|full time graduation|bachelor(s) in  degree named  Any graduate
    graduation [is] [a] (must|required|mandatory|compulsory|completed)  degree named  Any graduate
    (minimum|min [.]) (graduate|graduation)|graduate any|graduated in|15 years [of] full time education  degree named  Any graduate
    recently graduated|graduate (mandatory|compulsory|must)  degree named  Any graduate
    graduation and above|: it graduate(s)|cse graduate(s)|computer science graduate(s)  degree named  Any graduate
    (must|should) be [a|at least] [a] graduate|graduate candidates|graduate degree in|(or|and|/) graduate  degree named  Any graduate
    degree in|graduate(s) in|graduates of <n> in|graduate /|: graduate|: graduation|b.s  degree named  Any graduate
    any professional degree  degree named  Any graduate
    any [other] pg|(any|or|and|/) post (graduate|graduates|graduation)|post (graduate|graduates|graduation)  degree named  Any post-graduate
    post graduate (degree|diploma) [in]  degree named  Any post-graduate
    (stem|technical) degree|bachelor(s) of|bachelor(s) (required|preferred|mandatory)  degree named  Any graduate
    graduates (of any|from any)|any stream graduate(s)|graduate <(> any  degree named  Any graduate
    graduates <(> <n>  degree named  Any graduate
    ug (/|or) pg degree|ug / pg  degree named  Any post-graduate
    postgraduate(s)|postgraduation|postgrad(s)  degree named  Any post-graduate
    (masters|master) [is] (required|preferred|mandatory|a plus|a must)  degree named  Any post-graduate
    master(s) of computer science|(masters|master) , or phd|master s (degree|in)  degree named  Any post-graduate
    (masters|master|postgraduate|advanced) degree(s)|(masters|master) [or phd|and phd|/ phd] in|m.s  degree named  Any post-graduate
    `,
  ),
  // Only beside another degree, or with a branch behind them: "BE (CSE)", "BA, BCom", "MS in Computer Science".
  ...table(
    'degree beside',
    `
    BE  degree beside  BE/BTech
    ME  degree beside  ME/MTech
    BA  degree beside  BA
    intermediate (ms|level|knowledge|english|excel|skills)|ms (office|word|excel|sql|project|teams|access|windows)  -
    bachelor(s) of|master(s) of|(ug|pg) :  -
    (10 th|10|x|xth) [,|/|and|&] (12 th|12|xii)  -
    BS|bachelor(s)  degree beside  Any graduate
    MS|PG|master(s)  degree beside  Any post-graduate
    b e  degree beside  BE/BTech
    12 th|xii|class (12|xii)|intermediate  degree beside  12th
    graduate  degree sole  Any graduate
    `,
  ),
  // Where no degree is named: "Fresh graduates only" of a B.Tech are no others.
  ...table(
    'degree of no name',
    `
    (must|should) have a degree|degree is [a] (mandatory|required|must|essential)  degree alone  Any graduate
    degree (required|mandatory|preferred)  degree alone  Any graduate
    Graduates (with|only|preferred)|Graduate (with|only|preferred)|graduate freshers|Graduate (or|and) above  degree alone  Any graduate
    graduate(s) only|fresh graduates (can|may|are welcome)|degree holder(s)|(completed|complete) graduation  degree alone  Any graduate
    `,
  ),
  ...table(
    'first of two degrees',
    `
    graduate(s) (or|and|&) (post graduate|postgraduate)(s)|ug (/|or) pg degree|ug / pg  degree named  Any graduate
    `,
  ),
  ...table(
    'education around',
    `
    [minimum|educational|education|academic|required] (qualification|qualifications)|education|eligibility|degree  education label
    [educational] (background|criteria)|ug|pg|who can apply|academics|academic (criteria|background)  education label
    prefer|pref|preferred|preferd|preferably|preference|a plus|plus point|advantage|advantageous|desirable|desired|ideally  education wish
    nice to have|good to have|bonus|added|would be (great|nice|good)|not (mandatory|compulsory|essential|necessary|a must)  education wish
    or [a|an] [equivalent|similar] [practical|work|working|professional|industry|job|hands on] experience  education wish
    or [a|an] [comparable|relevant|related] [practical|work|working|professional|industry|job|hands on] experience  education wish
    or <n> [+] (years|yrs|year) [of] [relevant|related|more] [work] (experience|exp|work|hands on)|or [,] alternatively  education wish
    experience or a degree  education wish
    %|percent|per cent|cgpa  education marks
    10 th|tenth|X  education tenth
    preferably in  -
    (or|and|/) equivalent [combination|in|practical] [of] (experience|exp|education)  education wish
    `,
  ),
  // Whose degree it is, or what is made or sold: not of whom the job takes.
  ...table(
    'speaks of others',
    `
    founder(s)|co founder(s)|founded|ceo|cto|our (team|leaders|mentors|alumni|hr|ceo|cto|ceos)|(the|a) team (has|of)  others
    our (product|products|app|software|platform|portal|tool|customers|clients|users|courses|course|store|school|game|games)  others
    our (diploma|hiring|recruitment|children|customer|client|website|colleges|bot|voice|engine|job|support)  others
    app (developer|development|engineer|designer|tester)(s)  -
    app|apps|portal|kiosk|clinic|clinics|aspirants|theses|customer|customers|users|learners|children|patients|guests  others
    teach|teaches|teaching|tutors|mentor|mentors|mentoring|train|trains|counsel|coach|coaching  others
    sell|sells|selling|screen|screening|recruit|recruits|recruiting|verify|verifies  others
    (sponsor|sponsors|sponsoring) (your|higher|further)|sponsored (by|every)|admissions|about me|started by|run by  others
    visit (colleges|engineering colleges)|shortlist|(study|course) material  others
    institute (runs|offers|teaches)|guide|guides|guiding  others
    sponsorship|scholarship|we offer a|classes|support for|half of|software (for|that)|movers|module of|service for  others
    controller(s)|standards|papers|we digitise|use our|uses our|use my|stored in|talk to|hiring drives  others
    customers are|is our (industry|product)|are our product|the team|we serve|company for  others
    `,
  ),
  ...table(
    'branch',
    `
    computer science [& engineering|and engineering|engineering|engg]|cse|cs|comps|comp|computer(s)  branch  CSE
    information technology|information tech|info tech|IT|i.t  branch  IT
    information (science|systems)|ise  branch  IT
    EC|ece|entc|e & tc|extc|e & c|etc branch|tce|electronics (&|and) [tele] communication(s) [engineering|engg]  branch  ECE
    electronics (&|and|/) telecommunication(s) [engineering]|vlsi  branch  ECE
    eee|EE|e & e|electrical (&|and) electronics [engineering|engg]|electrical [engineering|engg]  branch  EEE
    EI|eie|e & i|electronics (&|and) instrumentation [engineering|engg]|instrumentation [engineering]|instru  branch  EI
    circuit(al) branch(es)  branch  Circuit
    mechanical [engineering|engg]|mech  branch  Mechanical
    civil [engineering|engg]  branch  Civil
    ai (&|and|/) (ds|ml|data science)|aids|aiml|ai ml|ml|ds|artificial intelligence|machine learning|data science  branch  AI/DS
    electronics [engineering|engg]  branch  Electronics
    math|maths|mathematics|statistics|stats  branch  Maths/Statistics
    (any|all) [other] [engineering] (branch|branches|stream|streams|specialization|specialisation|discipline|disciplines|field)  branch  Any
    [a|any|other] (related|relevant) [technical|quantitative|engineering|stem] (field|filed|fields|discipline|disciplines)  branch  Related
    [a|any|other] related [technical|quantitative|engineering|stem] (area(s)|stream(s)|branch(es)|subject(s))  branch  Related
    (any|all) (branch|branches|stream|streams) [of engineering] (can|may) apply|all branches except  branch alone  Any
    non (it|cs|cse) (branch|branches) can [also] apply  branch alone  Any
    (any|all) (branch|branches) of engineering|(branch|stream|specialization|discipline) : any  branch alone  Any
    (similar|relevant|allied|equivalent) (field|fields|discipline|disciplines|stream|streams|branch|branches)  branch  Related
    (&|and|or) allied  branch  Related
    `,
  ),
  ...table(
    'branch around',
    `
    [eligible] (branch|branches|stream|streams|specialization|specialisation|discipline|disciplines|department|departments)  branch label
    graduate(s)|graduates|branch|branches|stream|streams|engineers|pass outs|passouts|students|freshers  branch people
    `,
  ),
]
