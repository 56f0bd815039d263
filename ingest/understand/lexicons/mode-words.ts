import { table } from '../scan/lexicon.ts'

/** Words that say where a job is done: at home, in an office, or both. */
export const MODE_WORDS = [
  ...table(
    'mode',
    `
    # Subjects that only sound like a mode.
    remote (sensing|support|desktop|access|troubleshooting|monitoring|infrastructure|area(s)|village(s)|location(s))  -
    remote (team(s)|colleagues|stakeholders|environment(s)|server(s)|system(s)|site(s)|control|deposit|pilot)  -
    remote (debugging|management|assistance|hiring|interview(s)|facilitators|team member(s)|operations)  -
    remote (first|service(s))  -
    remote work(ing) (policy|policies|culture|experience|stipend|allowance|tools|environment(s))  -
    remote friendly|tried remote work|wfh (request(s)|kit)|work from home (kit|allowance|stipend|equipment)  -
    hybrid (workplace includes|cloud|mobile|app(s)|application(s)|vehicle(s)|electric|infrastructure|company)  -
    hybrid (team(s)|it|data|environment(s)|integration|event(s)|architecture|deployment(s)|model of|and remote teams)  -
    (our|distributed and|in) (remote|hybrid) (team|company)|on site opportunit(y|ies)|onsite opportunit(y|ies)  -
    (on site|onsite) (gym|canteen|creche|visit(s)|deployment(s)|team|and remote|support|customer(s)|coordination)  -
    (on site|onsite) (medical|doctor|clinic|daycare|cafeteria|parking|meals|wellness|amenities)  -
    in office (locations|expectations|environment)|offline (channel|sales|store|retail|mode|events|marketing)  -
    head office|back office|(client|client's) (site|location|office|place) :  -
    (on site|onsite) client (work|visit(s))  -
    hybrid of (office|remote) (/|and) (office|remote)  mode hybrid
    full time (in|at|from) [the] office|be in the office (every day|daily|by)  mode office
    front office|home office|office (supplies|equipment|management|administration|assistant|boy|suite|staff|tools)  -
    (ms|microsoft) office|office 365|office of|box office|post office  -
    in person (meeting(s)|interview(s)|event(s)|payment(s)|experience(s)|sale(s))  -
    (flexible|flexibility|willing|willingness|ready|readiness) to work (from|at|in|out of) (any|anywhere|all)  -
    remote(ly)|work(ing) from anywhere|telecommut(e|ing)                            mode home
    (work(ing)|done|worked|performed|job|role|post) from (anywhere|wherever you (are|live|like)|where (you|we) live)  mode home ; kept
    works from (home|anywhere)|as a remote (employee|worker|colleague|member)       mode home ; kept
    attend(ing) [the|our] office|(full time|daily|physical) presence        mode office
    (partly|partially|half) (remote|from home|at home)|remote in part               mode hybrid
    mix of (wfh|remote|office|home) (and|&) (wfo|office|remote|home)  mode hybrid
    (meals|lunch|lunches|food|snacks|breakfast|dinner|coffee|fruit|gym|parking|creche|doctor) (at|in) [the|our] office(s)  -
    (party|parties|games|library|chef|kitchen|dogs|yoga) (at|in) [the|our] office(s)  -
    work(ing) from [the|the comfort of|your|their|own|his or her|your own] home|wfh|w.f.h|ghar (se|baithe)  mode home
    (from|out of) your [own] (home|house)|(log(s|ging) in|calls|dial in) from home|location independent  mode home
    (done|performed|worked|days|hours a day) from [your] home|home based|(day|days) at home  mode home
    work(ing) from [the|our|client|company|a|their|your] office(s)                  mode office
    work(ing) (at|from|out of) [the|our] (client's|client|clients) (site|location|place|office|premises)  mode office ; kept
    work(ing) (at|from) [the|our|company] (campus|premises)|wfo|w.f.o|office based|office aana  mode office
    (from|at) [the] office|office se|office only|office mandatory|office is mandatory  mode office
    (come|coming|report|reporting|commute) [daily] (to|at) [the|our] (office|site)|duty in [the] office|office work  mode office
    office (job|role|position)|client [s|'s] (office|location|site|place)  mode office
    client's (office|location|site|place)  mode office ; kept
    (on site|onsite|in office|in person) (presence|attendance)|(inside|within) the (facility|premises|campus)  mode office
    in [the] studio|at our lab|(daily|full) (attendance|reporting)|(centre|center) based work  mode office
    on site|onsite|offline|in person|in office|in the office                                              mode onsite
    (away|far|distance|minutes|km|drop|pickup|pick up) from [your] home  -
    (tools|software|products|platform|apps|services|laptops) for (remote|hybrid) (work|working|teams|workers)  -
    (from|at) (home|homes|residence)|(from|at|out of) (your|their|his|her|their own|your own) (home|homes|house|residence)  mode at home
    remote first (role|position|job)|work(ing) from the comfort of [your|their] [own] home  mode home
    work(ing) from (his/her|his / her) home                                         mode home
    (work(ing)|done) from any (place|town|city|corner|part|location)                       mode home
    hybrid [set up|setup]                                                           mode hybrid
    office(s)|campus|premises|studio|villa|lab|plant|factory|delivery (centre|center)|store|headquarters  mode place
    `,
  ),
  ...table(
    'mode around',
    `
    # Whoever likes: nothing is said of where.
    up to you|your choice|your choosing|as you like|as often as you (like|want|please)|you prefer  mode open
    (both|either) (is|are) (fine|ok|okay|welcome|possible)|whichever (you|suits)|if you (like|prefer|would rather)  mode open
    (is|are) as per [the] (project|client|account)|depend(s) on|(can|may) be (agreed|requested)|after [the] probation  mode open
    # How one is chosen, what the company was, and what is said in its name.
    walk in(s)|assessment(s)|interview(s)|interviewed|round <n>|rounds|selection|test(s) (is|are|will)  mode meeting
    beware|ignore|fake|scam(s)|fraud(s)|fraudulent|impersonat(e|es|ing|ors)|in our name  mode meeting ; kept
    accelerator|y combinator|we fill|typical roles|office shuts  mode meeting
    (some|most|many|other) (colleagues|people|teams|of us)|(first|second|third|final|last) round  mode meeting
    our (sales|support|marketing|field|design) (people|team|staff|colleagues)  mode meeting ; kept
    (people|those|users|others) [who|that] (work|working|works)|others come|colleagues in  mode meeting
    (a few|some|half|most|a third|a quarter) [of] [them] (work|works)|step <n>  mode meeting ; kept
    (customers|clients|merchants|students|patients|members|sellers|users) [who|that] (work|works|are|sit|live)  mode meeting
    (employees|staff|colleagues|tutors|freelancers|agents) who (work|works|come|teach|test)  mode meeting
    experienced (seniors|people|colleagues|coders|staff|members)|(seniors|people|colleagues) (can|may)  mode meeting
    (lab|canteen|gym|library|office) is open|in case of|(if|when) (needed|agreed)|when it rains  mode meeting ; kept
    of your (choice|choosing)  -
    (a|per|every|each|in a) [calendar|working] (year|annum)|annually|yearly|a year  mode yearly
    # Not this job for good: an interview, the first weeks, now and then, a choice still open.
    (hybrid|remote) (setup|set up)  -
    initial(ly)|until|till|temporar(y|ily)|occasional(ly)|now and then|sometimes|allowance(s)|set up|setup  mode passing
    for now|only (during|while)|for [the] first <n> [working] (day|week|month)(s)  mode passing
    off on alternate (week|day)(s)|alternate (saturday|day)(s) off                  -
    shutdown|rains|rain|monsoon|illness|ill|unwell|sick|on request|need based|when needed|as needed  mode passing
    covid|pandemic|lockdown|can be discussed|offshore|f 2 f|face to face  mode passing
    first [few|two|three|six] (week|month)(s)|once (a|every|in a) month|on (saturday|sunday)(s)  mode passing
    (days|times) [of] [wfh] (a|per|every|in a) (month|year|quarter)                 mode passing
    (during|for|while) [the] [initial|onboarding] (training|probation|onboarding|notice)  mode passing
    (occasional|some|regular|frequent) (travel|visits)  mode away
    travel(ling)|visit(s)|deploy(ed|ment|ments)|coordinat(e|es|ing)|meet|now and then  mode away
    (once|twice) (a|per|every|in a) (month|quarter|year)|customer (factory|site|sites)  mode away
    [work(ing)|workplace|job] (mode|model|type|arrangement|setup|style|policy|setting|pattern|nature)  mode label
    (work|working|job|workplace) [location|place]|mode of (work|working|job|employment)|place of work|workplace type  mode label
    remote (status|type)|remotetype|location [type]|office policy|employment type|type|shift  mode label ; kept
    working days|location / mode|mode / location|work location / mode|wfh / wfo|wfo / wfh|work remotely|place|flexible  mode label
    role|position|job|opportunity|opening|internship|vacancy|posting|work(ing)|mode|model  mode role
    way  mode role ; kept
    culture|setup|policy|schedule|arrangement|approach|format|pattern|basis|flexibility          mode role
    work(ing) (from|at|out of)|works out of|(everyone|everybody|team|we all) work(s) from|deployed full time  mode works
    (is|are|be) expected (at|in)|(based|located|stationed|deputed) (at|out of|in|from)  mode works
    (join|sit|operate) (from|at)|sit in|your (desk|seat) is in|commute to|present (at|in)|shift(s) in               mode works
    report (daily to|to our)|(come|coming|commuting) to (our|the)  mode works ; kept
    (you|we|everybody|everyone|all|teams|squads|engineers) [will|are] (come|comes|is|are) in|comes in|come in on  mode comes
    alternate (week|day)(s)|(some|few) days                                         mode alternate
    half (of|of the|of your|the|your) (time|week|days)|work(ing) from (home and office|office and home)  mode alternate
    (split|splits|splitting|divide|divides) (your|their|his|her|our) (time|week|days)  mode alternate
    (monday|mon)  mode weekday  1
    (tuesday|tues|tue)(s)  mode weekday  2 ; kept
    (wednesday|wed)(s)  mode weekday  3
    (thursday|thurs|thu)(s)  mode weekday  4 ; kept
    (friday|fri)(s)  mode weekday  5
    (saturday|sat)(s)  mode weekday  6
    `,
  ),
  // Beside "role" itself, which another row names.
  ...table('place of work', '(job|role|position|seat) (in|at) our|work is done (at|in|from)  mode works'),
]
