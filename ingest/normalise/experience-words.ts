import { anyOf, expression } from '#core/any-of.ts'
import { NUMBER } from './experience-spans.ts'

const EXPERIENCE =
  '(?:experience|experiance|exprience|experince|expereince|anubhav|exp\\.?|yoe|y\\.o\\.e\\.?)'
/** "Experience: 3-5", "Exp - 2+ yrs", "(Exp. 1-3", "YOE: 4 to 6", "Experience Required (in years): 3-6". */
export const LABEL = new RegExp(
  `^\\W*(?:(?:number|no\\.?|#) of |total |overall |relevant |work |(?:years|yrs) of |minimum |min\\.? ` +
    `|required? |desired |candidate )*(?:${EXPERIENCE}|(?:years|yrs)(?= ?[:–-] ?\\d))` +
    (`(?: (?:required|range|level|needed|criteria|in years|in yrs))*` +
      `(?: ?\\((?:in )?(?:years?|yrs|months?)\\))?\\s*(?:[:\\-–—=|·➡→>.]+\\s*|(?=\\d))` +
      `(?=\\W*(?:min|at|up|above|more|over|${NUMBER}|fresher|no|nil|any))`),
  'i',
)

export const ANCHOR_AFTER = new RegExp(
  String.raw`^[^.;]{0,110}?\b(?:experience|experienced|experiance|exprience|expertise|anubhav|exp|ex` +
    String.raw`(?= in )|yoe|pqe|background|track record|exposure)\b`,
  'i',
)
export const ANCHOR_BEFORE = expression(
  'i',
  String.raw`\b(?:`,
  anyOf(
    'experience, experienced, exp, yoe, track record, background, anubhav, worked as',
    "(?:you|who)(?:['’]ve| have) (?:been (?:an? |[a-z]+ing\\b)|worked|spent|built|managed|led|designed" +
      '|written|shipped|delivered|developed|launched|supported|practi[cs]ed|done|run|sold|taught)',
  ),
  String.raw`\b[^.;]{0,60}|(?:overall|total|worked (?:for|at least)|working for)\s*(?:of|:|-|for)?\s*(?:at least |minimum |over )?)$`,
)
/** "5+ years needed", "2 yrs minimum". */
export const NEEDED_AFTER =
  /^\s*\(?(?:is |are )?(?:a )?(?:needed|required|mandatory|minimum|min|(?:must|only)(?=\W*$|[.,;)])|compulsory)\b/i
/** After the years: what was done in them. Enough in a list of requirements, where years can mean little else. */
export const WORK_AFTER = expression(
  'i',
  String.raw`^(?:'|’)?\s*(?:\([^)]*\)\s*)?`,
  anyOf(
    'of, in, out of, as, at, with, on, into, across, within, working, building, leading, managing',
    'developing, writing, designing, coding, programming, delivering, operating, professional',
    'industry, field(?= )(?! (?:of|trip|visit)), service(?! (?:agreement|commitment|bond|contract)), ' +
      'relevant, hands, practical, proven, advanced, solid, strong, post, full, software',
    'product, total, overall, work, standing, practi[cs]e, ' +
      'after (?:pg|llb|mbbs|md|ca|post[- ]?graduation|articleship|residency|qualifying|qualification)',
  ),
  String.raw`\b`,
)
/** "2+ years hiring engineers": any other work, where the years are a bound. */
export const DOING_AFTER = new RegExp(
  String.raw`^\s*(?!going|growing|remaining|starting|running(?=\W*(?:$|[.,;]))|being|ongoing|serving` +
    String.raw`|pending|engineering|training|learning)[a-z]+ing\b`,
  'i',
)
/** "15 years of teaching", "2 years of post-qualification work". */
export const OF_DOING_AFTER =
  /^\s*of (?:teaching|service|practice|post[- ]qualification|clinical|industrial|professional|relevant|hands)\b/i
export const AT_LEAST = /\b(?:at least|min(?:imum)?(?: of)?|over|more than|about|around)\s*$/i
/** A named technology right after the years: "3+ yrs Java". */
export const TOOL_AFTER = expression(
  'i',
  String.raw`^['’]?\s*(?:core )?`,
  anyOf(
    'java, python, react, angular, node, php, \\.net, c#, c\\+\\+, sql, aws, azure, gcp, sap',
    'salesforce, android, ios, flutter, devops, testing, saas, selenium, manual, oracle',
    'go(?:lang)?, kubernetes, docker, linux, etl, spark, data, ml, ui, ux, frontend, backend',
    'full',
  ),
  '(?![a-z])',
)
export const NOT_WORK_AFTER = expression(
  'i',
  String.raw`^(?:'|’)?\s*(?:-|–)?\s*(?:ago|old|work (?:\+|and|&|cum) study|of age\b|age\b|warrant\w+` +
    String.raw`|bond|contract|agreement|commitment|degree|diploma|program\w*|course|integrated` +
    String.raw`|bachelor\w*|universit\w+|(?:of )?full[- ]time (?:education|degree|mba|graduat\w+)|of ` +
    String.raw`(?:formal |regular |university |college |higher |full[- ]?time )?` +
    String.raw`(?:education|study|studies|college|university|schooling|graduation)|(?:of )?` +
    String.raw`(?:university|college|regular) |in a row|in (?:business|operation|existence)\b|on (?:a )?` +
    String.raw`(?:contract|bond|third)|in `,
  anyOf(
    'each, every, one, any (?:one|single|given), a single, (?:the )?(?:current|same|last|previous|present)',
  ),
  String.raw` |since|from (?:now|the date)|later|anniversar\w+|history|lease|notice|period|tenure` +
    String.raw`|roadmap|plan|strategy|horizon|vision|growth|cagr|full time education|(?:of )?` +
    String.raw`(?:[a-z]+ |full[- ]time |structured )?`,
  anyOf(
    'apprenticeship, gap, (?:industry|market) leadership, legacy, excellence, existence, trust',
    'bond, service bond, training(?! exp), internship(?! (?:or work )?exp), probation',
  ),
  String.raw`\b)`,
)
export const NOT_WORK_BEFORE = expression(
  'i',
  String.raw`\b`,
  anyOf(
    '(?:last|past|previous|next|coming|first|every|each|another), since, within',
    'vest(?:s|ed|ing)?(?: \\w+)*, spread over, valid(?:ity)?(?: (?:for|of|till|up ?to|period|is|until))*, (?:over|in|for) the',
    'in (?:just|only|under|less than), after, aged?, age of, \\bage\\b[^.;\\d]{0,25}, founded',
    'bonus of, starts? (?:in|within), join(?:ing)? (?:in|within), emis?(?: up to)?, once in, per, ' +
      'for (?:over|more than), tenure of, (?:last|past|next) (?:few|couple of)',
    '(?:bond|warranty|guarantee|lease|loan|license|validity|agreement|contract|duration|probation' +
      '|commitment|stay|gap|notice|training|course|internship|age(?: limit)?|lock-?in|degree)' +
      '(?: period)?\\s*(?:of|is|:|-|–|for)?\\s*(?:max(?:imum)?|min(?:imum)?|at least|up ?to|' +
      '(?:not |no )?more than|less than)?',
  ),
  String.raw`\s*$`,
)
/** "You have spent the last 6+ years running Kubernetes". */
export const SPENT_BEFORE = /\byou(?:['’]ve| have)? (?:spent|worked)\b[^.;]{0,10} (?:last|past)\s*$/i
/** "Acme has 10+ years of experience". */
export const NAMED_HAS =
  /^\W*(?:[A-Z][\w&.-]*\s+){1,4}(?:has|brings|boasts|carries|possesses)\s+(?:over |more than |nearly |about |around )?$/
/** "No experience needed, we train you 3 months": the time is not asked for. */
export const NONE_NEEDED = new RegExp(
  String.raw`\b(?:no (?:(?:prior|previous|work|relevant) )*exp(?:erience)?\b|experience (?:is )?not ` +
    String.raw`(?:required|needed|necessary)|\b(?:we|be|will|to) (?:\w+ )?train(?:s|ed|ing)?\b` +
    String.raw`|\btraining (?:of|for|period|duration|lasting|lasts)\b)[^.;\d]{0,60}$`,
  'i',
)
export const COMPANY_BEFORE = expression(
  'i',
  String.raw`\b`,
  anyOf(
    'we, our, (?-i:us), company, founded, founders, established, combined, collective\\w*, together',
    '(?:market|industry|world|global) leaders?, legacy, heritage, serving, trusted, clients?',
    'business(?:es)? (?:with|has), firm, organi[sz]ation (?:with|has), backed by',
  ),
  String.raw`\b`,
)
export const COMPANY_AFTER =
  /^[^.]{0,80}\bexperience\b[^.]{0,60},\s+(?:we|our|[A-Z]\S+ (?:is|has|serves|provides|delivers|helps|offers|builds))\b/
export const ABOUT_YOU = new RegExp(
  String.raw`\b(?:you|your|candidates?|applicants?|look(?:ing)? for|seek(?:s|ing)|hiring|expect|want` +
    String.raw`|ask for|needs?|requires?d?|must|should|ideal|someone|professionals|engineers? with` +
    String.raw`|developers? with)\b`,
  'i',
)
export const SOFT_BEFORE = expression(
  'i',
  String.raw`\b`,
  anyOf(
    'ideally, preferably, (?<!\\b[a-z]+ )preferred(?= with), preferred(?! with)(?!,), desired',
    'desirable, (?:nice|good)[ -]to[ -]have, optional(?:ly)?, bonus, a plus',
  ),
  String.raw`\b[\s:,(–-]*(?:someone |a candidate )?(?:with |a |at least |minimum (?:of )?|over |about )*$`,
)
export const SOFT_AFTER = expression(
  'i',
  String.raw`^(?!\s*(?:of )?exp\w* (?:candidates?|people|professionals))\s*\(?[^,;.(]{0,90}\b`,
  anyOf(
    'preferred, preferable, desired, desirable',
    '(?:is |would be |will be |are )?(?:a|an added|a big|a strong) (?:plus|bonus|advantage)',
    'nice to have, good to have, is optional',
  ),
  String.raw`\b`,
)
export const HAVE_BEFORE = expression(
  'i',
  String.raw`(?:^[^;]{0,20}|\b`,
  anyOf(
    'have, has, having, means, with, minimum, min, least, need, needs, requires?, possess\\w*, must, should',
    'only, over, than, someone, candidates?, professionals?',
  ),
  String.raw`\b[^.;]{0,20}|\b(?:qualifications?|requirements?|eligibility|required|min\.)\s*)$`,
)

/** "B.Com, 3 yr.", "Java, 5 years.", "Diploma/BE, 2-5 yrs purchase": what was learnt, and how long it was done. */
export const BEHIND_DEGREE = expression(
  'i',
  String.raw`^\W*(?!.*\b(?:bond|contract|warranty|duration|tenure|course|programme?|training|agreement` +
    String.raw`|validity|internship|probation|age|lease|founded|in business|period|term)\b)`,
  String.raw`[\w./&+() -]{2,40}[,+]\s*$`,
)
/** "Fresher" where years are asked for; with the experienced beside them it says nothing. */
export const NO_YEARS =
  /^(?!.*\bexperienced\b)(?=.*\b(?:freshers?|no (?:prior |work )?experience|nil|not required)\b)/i

export const TWO_LIMITS = /(\bmin(?:imum)?\b[^;\n]{0,40});(?=\s*max)/i
/** "Those with experience of one year or more are not eligible." */
export const REFUSED =
  /\b(?:experience|years?)\b[^.;]*\b(?:are|is|will) not (?:be )?(?:eligible|considered|entitled)\b/i
/** What every mention of experience has a word of: most lines have none, and are not read further. */
export const NAMES_TIME =
  /\dy\b|y(?:ea)?rs?|yoe|pqe|yers|yeras|month|mths?|\bmos?\b|saal|varsh|mahin|decade|exp|fresher/i
