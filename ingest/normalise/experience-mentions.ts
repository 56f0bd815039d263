import { anyOf, expression } from './any-of.ts'
import { findBareSpans, findSpans, NUMBER, type Span } from './experience-spans.ts'
import type { SectionKind, SectionLine } from './sections.ts'
import { excerpt, sentences } from './text.ts'

/** Where a mention stands, the most decisive first; `word` is a "fresher" that takes the place of years. */
export const TIERS = ['field', 'title', 'label', 'requirement', 'text', 'word'] as const
export type Tier = (typeof TIERS)[number]

export interface Mention extends Pick<Span, 'min' | 'max' | 'fromNought'> {
  tier: Tier
  /** Said to be the whole of the experience, beside parts of it. */
  isTotal: boolean
  /** Another way to qualify: "MS with 3+ years or BS with 5+ years". */
  isAlternative: boolean
  /** The number of the line, of a description. */
  line: number
  evidence: string
}

const EXPERIENCE =
  '(?:experience|experiance|exprience|experince|expereince|anubhav|exp\\.?|yoe|y\\.o\\.e\\.?)'
/** "Experience: 3-5", "Exp - 2+ yrs", "(Exp. 1-3", "YOE: 4 to 6", "Experience Required (in years): 3-6". */
const LABEL = new RegExp(
  `^\\W*(?:(?:number|no\\.?|#) of |total |overall |relevant |work |(?:years|yrs) of |minimum |min\\.? |required? |desired |candidate )*${EXPERIENCE}` +
    `(?: (?:required|range|level|needed|criteria|in years|in yrs))*(?: ?\\((?:in )?(?:years?|yrs|months?)\\))?\\s*(?:[:\\-–—=|·➡→>.]+\\s*|(?=\\d))(?=\\W*(?:min|at|up|above|more|over|${NUMBER}|fresher|no|nil|any))`,
  'i',
)

const ANCHOR_AFTER =
  /^[^.;]{0,110}?\b(?:experience|experienced|experiance|exprience|expertise|anubhav|exp|ex(?= in )|yoe|pqe|background|track record|exposure)\b/i
const ANCHOR_BEFORE = expression(
  'i',
  String.raw`\b(?:`,
  anyOf(
    'experience, experienced, exp, yoe, track record, background, anubhav, worked as',
    "you(?:['’]ve| have) (?:been (?:an? |[a-z]+ing\\b)|worked|spent|built|managed|led|designed|written|shipped|delivered|developed|launched|supported|practi[cs]ed|done|run|sold|taught)",
  ),
  String.raw`\b[^.;]{0,60}|(?:overall|total|worked (?:for|at least)|working for)\s*(?:of|:|-|for)?\s*(?:at least |minimum |over )?)$`,
)
/** "5+ years needed", "2 yrs minimum". */
const NEEDED_AFTER =
  /^\s*\(?(?:is |are )?(?:a )?(?:needed|required|mandatory|minimum|min|(?:must|only)(?=\W*$|[.,;)])|compulsory)\b/i
/** After the years: what was done in them. Enough in a list of requirements, where years can mean little else. */
const WORK_AFTER = expression(
  'i',
  String.raw`^(?:'|’)?\s*(?:\([^)]*\)\s*)?`,
  anyOf(
    'of, in, out of, as, at, with, on, into, across, within, working, building, leading, managing',
    'developing, writing, designing, coding, programming, delivering, operating, professional',
    'industry, service(?! (?:agreement|commitment|bond|contract)), relevant, hands, practical, proven, advanced, solid, strong, post, full, software',
    'product, total, overall, work, standing',
  ),
  String.raw`\b`,
)
/** "2+ years hiring engineers": any other work, where the years are a bound. */
const DOING_AFTER =
  /^\s*(?!going|growing|remaining|starting|running(?=\W*(?:$|[.,;]))|being|ongoing|serving|pending|engineering|training|learning)[a-z]+ing\b/i
/** "15 years of teaching", "2 years of post-qualification work". */
const OF_DOING_AFTER =
  /^\s*of (?:teaching|service|practice|post[- ]qualification|clinical|industrial|professional|relevant|hands)\b/i
const AT_LEAST = /\b(?:at least|min(?:imum)?(?: of)?|over|more than|about|around)\s*$/i
/** A named technology right after the years: "3+ yrs Java". */
const TOOL_AFTER = expression(
  'i',
  String.raw`^\s*(?:core )?`,
  anyOf(
    'java, python, react, angular, node, php, \\.net, c#, c\\+\\+, sql, aws, azure, gcp, sap',
    'salesforce, android, ios, flutter, devops, testing, saas, selenium, manual, oracle',
    'go(?:lang)?, kubernetes, docker, linux, etl, spark, data, ml, ui, ux, frontend, backend',
    'full',
  ),
  '(?![a-z])',
)
const NOT_WORK_AFTER = expression(
  'i',
  String.raw`^(?:'|’)?\s*(?:-|–)?\s*(?:ago|old|of age|warrant\w+|bond|contract|agreement|commitment|degree|diploma|program\w*|course|integrated|bachelor\w*|universit\w+|(?:of )?full[- ]time (?:education|degree|mba|graduat\w+)|of (?:formal |regular |university |college |higher |full[- ]?time )?(?:education|study|studies|college|university|schooling|graduation)|(?:of )?(?:university|college|regular) |in a row|in (?:business|operation|existence)\b|on (?:a )?(?:contract|bond|third)|in `,
  anyOf(
    'each, every, one, any (?:one|single|given), a single, (?:the )?(?:current|same|last|previous|present)',
  ),
  String.raw` |since|from (?:now|the date)|later|anniversar\w+|history|lease|notice|period|tenure|roadmap|plan|strategy|horizon|vision|growth|cagr|full time education|(?:of )?(?:[a-z]+ |full[- ]time |structured )?`,
  anyOf(
    'apprenticeship, gap, (?:industry|market) leadership, legacy, excellence, existence, trust',
    'bond, service bond, training(?! exp), internship(?! (?:or work )?exp), probation',
  ),
  String.raw`\b)`,
)
const NOT_WORK_BEFORE = expression(
  'i',
  String.raw`\b`,
  anyOf(
    '(?:last|past|previous|next|coming|first|every|each|another), since, within',
    'vest(?:s|ed|ing)?(?: \\w+)*, spread over, valid(?:ity)?(?: (?:for|of|till|up ?to|period|is|until))*, (?:over|in|for) the',
    'in (?:just|only|under|less than), after, aged?, age of, \\bage\\b[^.;\\d]{0,25}, founded',
    'bonus of, starts? (?:in|within), join(?:ing)? (?:in|within), emis?(?: up to)?, once in, per, for (?:over|more than), tenure of, (?:last|past|next) (?:few|couple of)',
    '(?:bond|warranty|guarantee|lease|loan|license|validity|agreement|contract|duration|probation|commitment|stay|gap|notice|training|course|internship|age(?: limit)?|lock-?in|degree)(?: period)?\\s*(?:of|is|:|-|–|for)?\\s*(?:max(?:imum)?|min(?:imum)?|at least|up ?to|(?:not |no )?more than|less than)?',
  ),
  String.raw`\s*$`,
)
/** "You have spent the last 6+ years running Kubernetes". */
const SPENT_BEFORE = /\byou(?:['’]ve| have)? (?:spent|worked)\b[^.;]{0,10} (?:last|past)\s*$/i
/** "Acme has 10+ years of experience". */
const NAMED_HAS =
  /^\W*(?:[A-Z][\w&.-]*\s+){1,4}(?:has|brings|boasts|carries|possesses)\s+(?:over |more than |nearly |about |around )?$/
/** "No experience needed, we train you 3 months": the time is not asked for. */
const NONE_NEEDED =
  /\b(?:no (?:(?:prior|previous|work|relevant) )*exp(?:erience)?\b|experience (?:is )?not (?:required|needed|necessary)|\b(?:we|be|will|to) (?:\w+ )?train(?:s|ed|ing)?\b|\btraining (?:of|for|period|duration|lasting|lasts)\b)[^.;\d]{0,60}$/i
const COMPANY_BEFORE = expression(
  'i',
  String.raw`\b`,
  anyOf(
    'we, our, (?-i:us), company, founded, founders, established, combined, collective\\w*, together',
    '(?:market|industry|world|global) leaders?, legacy, heritage, serving, trusted, clients?',
    'business(?:es)? (?:with|has), firm, organi[sz]ation (?:with|has), backed by',
  ),
  String.raw`\b`,
)
const COMPANY_AFTER =
  /^[^.]{0,80}\bexperience\b[^.]{0,60},\s+(?:we|our|[A-Z]\S+ (?:is|has|serves|provides|delivers|helps|offers|builds))\b/
const ABOUT_YOU =
  /\b(?:you|your|candidates?|applicants?|looking for|seek(?:s|ing)|hiring|expect|want|ask for|needs?|requires?d?|must|should|ideal|someone|professionals|engineers? with|developers? with)\b/i
const SOFT_BEFORE = expression(
  'i',
  String.raw`\b`,
  anyOf(
    'ideally, preferably, (?<!\\b[a-z]+ )preferred(?= with), preferred(?! with), desired',
    'desirable, (?:nice|good)[ -]to[ -]have, optional(?:ly)?, bonus, a plus',
  ),
  String.raw`\b[\s:,(–-]*(?:someone |a candidate )?(?:with |a |at least |minimum (?:of )?|over |about )*$`,
)
const SOFT_AFTER = expression(
  'i',
  String.raw`^(?!\s*(?:of )?exp\w* (?:candidates?|people|professionals))[^,;.(]{0,90}\b`,
  anyOf(
    'preferred, preferable, desired, desirable',
    '(?:is |would be |will be |are )?(?:a|an added|a big|a strong) (?:plus|bonus|advantage)',
    'nice to have, good to have, is optional',
  ),
  String.raw`\b`,
)
const HAVE_BEFORE = expression(
  'i',
  String.raw`(?:^[^;]{0,20}|\b`,
  anyOf(
    'have, has, having, means, with, minimum, least, need, needs, requires?, possess\\w*, must, should',
    'only, over, than, someone, candidates?, professionals?',
  ),
  String.raw`\b[^.;]{0,20}|\b(?:qualifications?|requirements?|eligibility|required|min\.)\s*)$`,
)

/** "Fresher" where years are asked for; with the experienced beside them it says nothing. */
const NO_YEARS =
  /^(?!.*\bexperienced\b)(?=.*\b(?:freshers?|no (?:prior |work )?experience|nil|not required)\b)/i

const TWO_LIMITS = /(\bmin(?:imum)?\b[^;\n]{0,40});(?=\s*max)/i
/** "Those with experience of one year or more are not eligible." */
const REFUSED =
  /\b(?:experience|years?)\b[^.;]*\b(?:are|is|will) not (?:be )?(?:eligible|considered|entitled)\b/i
/** What every mention of experience has a word of: most lines have none, and are not read further. */
const NAMES_TIME =
  /\dy\b|y(?:ea)?rs?|yoe|pqe|yers|yeras|month|mths?|\bmos?\b|saal|varsh|mahin|decade|exp|fresher/i

/** Years of experience in a title: they need no further word. */
export function mentionsInTitle(title: string): Mention[] {
  const bare = title
    .replaceAll('_', ' ')
    .replace(/\((\d{1,2}\s*(?:-|–|to)\s*\d{1,2})\)/, '($1 years)')
    .replace(
      /(?<!\b(?:java|angular|python|ios|android|php|net|vue|react|node|es)\s*)(\s\d{1,2}\+)(?=\s*\)?$)/i,
      '$1 years',
    )
  return findSpans(bare)
    .filter(
      ({ before, after, unit }) =>
        !unit.startsWith('mo') &&
        !NOT_WORK_AFTER.test(after) &&
        !/\bcontract\w*\W*(?:for |of |period )?\W*$/i.test(before),
    )
    .map((span) => mention(span, 'title', title))
}

/** Years in a field of the source made for them, in whatever words: "3-5", "2 - 4 years", "Fresher". */
export function mentionsInField(field: string): Mention[] {
  return mentionsInValue(field, 'field', field)
}

/** "08 Feb - 17 Feb" in a field for experience is when to come. */
const MONTH_NAMES = /\d ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i

function mentionsInValue(value: string, tier: Tier, evidence: string): Mention[] {
  const spans = MONTH_NAMES.test(value) ? [] : findBareSpans(value)
  // "Informatica 2 yrs, SQL 3 yrs, overall 4+ yrs"
  const first = spans.find(({ before }) => /\b(?:overall|total)\b[^.;\d]{0,15}$/i.test(before)) ?? spans[0]
  if (first) return [mention(first, tier, evidence)]
  // "Experience: freshers may also apply" names no years; a field made for them does.
  if (tier !== 'field' && /\bfreshers?\b[^.;]{0,15}\b(?:may|can|also)\b/i.test(value)) return []
  return NO_YEARS.test(value)
    ? [
        {
          min: 0,
          max: 0,
          fromNought: true,
          tier: 'word',
          isTotal: false,
          isAlternative: false,
          line: 0,
          evidence,
        },
      ]
    : []
}

/** Years asked for in a description, each with the strength of the place it stands in. */
export function mentionsInLines(lines: SectionLine[]): Mention[] {
  return joinLimits(lines)
    .filter(({ section, text }) => section !== 'preferred' && section !== 'about' && NAMES_TIME.test(text))
    .flatMap(({ section, text }, line) =>
      sentences(text.replace(TWO_LIMITS, '$1,')).flatMap((sentence) => mentionsIn(sentence, section, line)),
    )
}

/** "Min Exp: 2 years" and, on the next line, "Max Exp: 5 years" are one. */
function joinLimits(lines: SectionLine[]): SectionLine[] {
  return lines.map((line, index) => {
    const next = lines[index + 1]?.text ?? ''
    const isPair =
      /^\W*min(?:imum)?\b.{0,12}\bexp/i.test(line.text) && /^\W*max(?:imum)?\b.{0,12}\bexp/i.test(next)
    return isPair ? { ...line, text: `Experience: ${line.text} ${next}` } : line
  })
}

function mentionsIn(sentence: string, section: SectionKind, line: number): Mention[] {
  if (REFUSED.test(sentence)) return []
  const label = LABEL.exec(sentence)
  if (label) {
    const rest = sentence.slice(label[0].length)
    const value = /\bmin/i.test(label[0]) && /\bmax/i.test(rest) ? sentence : rest
    const inMonths = /months?\)/i.test(label[0]) && /^[\d\sto.–-]+$/i.test(value)
    const found = mentionsInValue(inMonths ? `${value} months` : value, 'label', sentence)
    if (found.length > 0) return found
  }
  const tier = section === 'requirements' ? 'requirement' : 'text'
  return findSpans(sentence)
    .filter((span) => isAsked(span, tier, /\d/.test(sentence)))
    .map((span) => mention(span, tier, excerpt(sentence, span.start, span.end), line))
}

function mention(
  { min, max, fromNought, before, after }: Span,
  tier: Tier,
  evidence: string,
  line = 0,
): Mention {
  const isTotal =
    /\b(?:total|overall)\b[^.;\d]{0,30}$/i.test(before) || /^\s*(?:of )?(?:total|overall)\b/i.test(after)
  const isAlternative = /\bor\b[^.;]*$/i.test(before)
  return { min, max, fromNought, tier, isTotal, isAlternative, line, evidence }
}

/** @param isInDigits "4 years" alone is asked for; "Two years." may be how long the work lasts. */
function isAsked(span: Span, tier: Tier, isInDigits: boolean): boolean {
  const { before, after, unit, isBound, fromFresher } = span
  if (fromFresher) return true
  if (NOT_WORK_AFTER.test(after)) return false
  if (NOT_WORK_BEFORE.test(before) && !SPENT_BEFORE.test(before)) return false
  if (NONE_NEEDED.test(before)) return false
  if (SOFT_BEFORE.test(before) || SOFT_AFTER.test(after)) return false
  if (/\b(?:combined|collective)\b/i.test(before + after)) return false
  if ((tier === 'text' || span.min >= 20) && isOfCompany(span)) return false
  if (unit === 'yoe' || unit === 'pqe' || ANCHOR_AFTER.test(after) || ANCHOR_BEFORE.test(before)) return true
  if (NEEDED_AFTER.test(after)) return true
  if (TOOL_AFTER.test(after)) return true
  if ((isBound || /\bmin(?:imum)?\.?\s*$/i.test(before)) && standsAlone(before, after)) return true
  if (/(?:^|[,|;:(])\s*min(?:imum)?\.?\s*$/i.test(before) && /^\s*(?:$|[,;.)])/.test(after)) return true
  if (isInDigits && !unit.startsWith('mo') && /^\W*$/.test(before.replace(AT_LEAST, '') + after)) return true
  if (isBound && /^\W*$/.test(before) && /^\s+[a-z]/.test(after)) return true
  if (OF_DOING_AFTER.test(after)) return true
  const isWork = WORK_AFTER.test(after) || (isBound && DOING_AFTER.test(after))
  const goesOn = isWork || /^\s*(?:for|to)\b/i.test(after)
  if (goesOn && isBound && /(?:^|[,;|:(•–-]|\band|\bwith)\s*$/i.test(before)) return true
  if (isInDigits && !unit.startsWith('mo') && /\bwith\s*$/i.test(before) && /^\s*(?:$|[.,;])/.test(after))
    return true
  return isWork && (tier === 'requirement' || HAVE_BEFORE.test(before))
}

/** A piece of a list in one line: "Sr Dev | 5-9 Yrs | Pune", "Java: 4+ yrs, AWS: 2+ yrs". */
function standsAlone(before: string, after: string): boolean {
  return (
    (HAVE_BEFORE.test(before) || /(?:^|[|,;([:+–-])\s*$/.test(before)) &&
    /^\s*(?:[eE]xp\b|$|[|,:;()\].]|[A-Z])/.test(after)
  )
}

/** "With over 25 years of experience, Acme serves ...": a company's age, not a candidate's. */
function isOfCompany({ before, after, min }: Span): boolean {
  if (/\bteam (?:of|with|has|have|brings?)\b[^.;]*$/i.test(before)) return true
  if (ABOUT_YOU.test(before)) return false
  if (NAMED_HAS.test(before)) return true
  return (min >= 20 && !/^\W*$/.test(before)) || COMPANY_BEFORE.test(before) || COMPANY_AFTER.test(after)
}
