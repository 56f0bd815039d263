/*
 * Patterns, in lower case, of sentences that say that a posting is closed. They match at the start of a
 * sentence or after a preface, and the sentence must end there or continue as expected. A sentence that only
 * mentions the words ("until the position is filled", "handle errors such as job not found") does not match.
 */

const alternation = (...words: string[]) => `(?:${words.join('|')})`

/** A noun for the posting. Its title has been replaced by "this job". */
const OPENING = `(?:(?:job|career|work|employment|recruitment|walk-in|current) )*${alternation(
  '(?:job|position|posting|post|role|opening|requisition|listing|ad|advert|advertisement|internship|notification|drive|walk-in)s?',
  'recruitment',
  'vacancy|vacancies|opportunity|opportunities',
)}`
/** What employers accept, and the form or link for it. */
const INTAKE = `(?:(?:online|job|new) )*${alternation(
  'applications?|registrations?|submissions?|hiring|recruitment|form|typeform|survey',
  '(?:application|registration|apply|recruitment|selection|hiring|google) (?:form|link|window|portal|process|period)',
  '(?:link|window|portal) (?:for|to) (?:online |the )*(?:application|registration|applying|apply)',
)}`
const LAST_DAY =
  '(?:(?:application|registration|submission) )*(?:deadline|last date|last day|closing date|due date|interview date)'
const PAGE = '(?:page|url|link)'
const POINTING =
  '(?:(?:this|the|that|these|all|requested|selected|said|above|particular|specific|following) )*'

const WORD = String.raw`(?!(?:if|once|when|until|till|unless|will|whether|may|might|could)\b)[^\s;!?]+`
/** Words between a noun and its verb: "of Data Analyst", "you are looking for", "(Ref 17)". */
const QUALIFIER = String.raw`(?: (?:of|for|at|in|to|titled|named|you|we|that you|which you|id|no|number|ref|[#("'])\S*(?: ${WORD}){0,14}?)?`

const NOW = '(?: (?:now|already|currently|presently|since|recently|just|officially|permanently|been))*'
const HAS = `(?:is|are|was|were|has|have|stands?)${NOW}`
const NO_LONGER = alternation(`(?:${HAS} )?(?:no longer|not)${NOW}`, `(?:is|are|was|has|have)n't${NOW}`)
const CLOSED =
  '(?:closed|expired|ended|concluded|over|inactive|unavailable|disabled|deactivated|stopped|completed)'
const TAKEN_DOWN =
  '(?:closed|expired|filled|removed|withdrawn|taken down|taken offline|cancell?ed|deleted|archived' +
  '|unpublished|discontinued|inactive|unavailable|deactivated|over|ended)'
const PAST = '(?:over|passed|expired|elapsed|gone|ended|lapsed)'
const AVAILABLE =
  '(?:available|open|active|live|posted|published|valid|listed|online|viewable|accessible|accepted|being accepted)'
const NOT_THERE = alternation(
  '(?:(?:was|is) )?not found',
  `(?:cannot|can not|can't|could not|couldn't) be found`,
  `(?:does not|doesn't|no longer|did not) exists?`,
)
const SENT =
  '(?:(?:new|any|further|more|online|job|additional) )*(?:applications?|applicants|candidates|responses|submissions|entries|resumes|cvs)'

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const DAY =
  String.raw`(?:\d{1,2}(?:st|nd|rd|th)?[ ./-]+(?:${MONTH}|\d{1,2})[ ,./-]+\d{2,4}|\d{4}-\d{2}-\d{2}` +
  String.raw`|${MONTH} \d{1,2}(?:st|nd|rd|th)?,? \d{4})`
const SINCE = String.raw`(?:on|from|since|as of|as on|w\.?e\.?f\.?|with effect from)`
const GOES_ON = alternation(
  `${SINCE} ${DAY}`,
  'at (?:this|the moment|present|our)|until further|till further|with immediate effect|effective immediately',
  String.raw`(?:and|or|but|so|due|because|as (?:we|it|of now)|anymore|any more|any longer|now|already|here|internally)\b`,
  String.raw`(?:successfully|right now|please|kindly|thanks?|you|we|try|see|view|back|go|browse|check|search)\b`,
  '(?:from|on|in) (?:our|the|this) (?:site|website|system|careers?|portal|list|listing|board|page|server)',
  'by (?!direct|promotion|deputation|transfer|selection|absorption|an? test|an? interview|e-?mail|post|hand|phone|fax|courier)',
  String.raw`for (?:new|any|further|online|this|that|the|these|now|good|applica\w+|submissions?|registrations?|\d+)\b`,
  'to (?:(?:new|any|further|external|all|more) )?(?:applica|candidate|submission|response|entries)',
)
/**
 * What may follow the words. Anything else changes the meaning: "filled with puzzles", "closed to agencies".
 */
const END = String.raw`(?=\W*$|\s*[.,:;!)]|\s+-|\s+${GOES_ON})`
const PREFACE =
  String.raw`^\W*(?:.*\b(?:sorry|apologies|apologi[sz]e|unfortunately|regrettably|but|however|oops|note` +
  String.raw`|notice|update|attention|alert|status|informed?|inform you|notified|announce|regret` +
  String.raw`|looks like|seems|appears)(?: that)?\W+|(?:[^\s,\d]+ ){0,3}[^\s,\d]+, )?`

const STATEMENTS = alternation(
  `${POINTING}${OPENING}(?:${QUALIFIER}|(?: ${WORD}){1,2}?) ${HAS} ${TAKEN_DOWN}`,
  `${POINTING}${OPENING}(?:${QUALIFIER}|(?: ${WORD}){1,2}?) ${NO_LONGER} ${AVAILABLE}`,
  `${POINTING}${alternation(OPENING, PAGE)}${QUALIFIER} ${NOT_THERE}`,
  `${POINTING}${PAGE}${QUALIFIER} ${alternation(`${NO_LONGER} available`, `${HAS} (?:removed|deleted|expired)`)}`,
  `${POINTING}${INTAKE}${QUALIFIER} ${HAS} ${CLOSED}`,
  `${POINTING}${INTAKE}${QUALIFIER} ${NO_LONGER} ${AVAILABLE}`,
  String.raw`(?:[^\s,;]+ ){0,12}?${NO_LONGER} (?:accepting|taking|receiving|considering) ${SENT}`,
  String.raw`(?:[^\s,;]+ ){0,4}?${NO_LONGER} (?:hiring|recruiting|looking) for (?:this|the|that) ${OPENING}`,
  `we are ${NO_LONGER} hiring`,
  `${POINTING}${LAST_DAY}${QUALIFIER} (?:${HAS} )?${PAST}`,
  `(?:we|the (?:employer|company|recruiter|hiring team))(?: have|'ve| has)?${NOW} ` +
    `(?:filled|closed|cancell?ed|withdrawn|removed) (?:this|the|that) ${OPENING}`,
  String.raw`(?:[^\s,;]+ ){0,4}?stopped (?:accepting|taking|receiving) ${SENT}`,
  `this is an? (?:closed|expired|inactive|archived) ${OPENING}`,
  `(?:we )?(?:can't|cannot|can not|couldn't|could not|unable to|were unable to|are unable to) find ` +
    `(?:the|this|that) ${alternation(OPENING, PAGE)}`,
  'you can no longer apply(?: (?:to|for) (?:this|the) \\S+)?',
  '(?:it is )?no longer possible to apply',
  `${POINTING}${OPENING} can no longer be applied (?:to|for)`,
  `no longer ${AVAILABLE}`,
)

/** A sentence that says that the posting is closed. The group `day` is the date since when. */
export const CLOSING = new RegExp(`${PREFACE}(?<words>${STATEMENTS}${END}(?:\\s+${SINCE} (?<day>${DAY}))?)`)

const STATUS = '(?:is|are|was|were|has|have|been|now|currently|status)'
/** The same as the whole text of a banner or table cell. */
export const CLOSING_BANNER = new RegExp(
  String.raw`^\W*(?<words>${alternation(
    String.raw`${POINTING}${OPENING}(?:\W+${STATUS})*\W+${TAKEN_DOWN}`,
    String.raw`${POINTING}${INTAKE}(?:\W+${STATUS})*\W+${CLOSED}`,
    String.raw`${LAST_DAY}(?:\W+${STATUS})*\W+${PAST}`,
    String.raw`(?:status|job status|current status)\W+(?:is\W+)?${TAKEN_DOWN}`,
    `(?:no longer|not) (?:accepting|taking) ${SENT}`,
    '(?:expired|inactive|closed|archived) (?:job|position|posting|vacancy|listing)',
    String.raw`(?:drive|walk-in|walk-in drive|interviews?)(?:\W+${STATUS})*\W+completed`,
  )}(?:\s+${SINCE} (?<day>${DAY}))?)\W*$`,
)

/**
 * Single words. They count only in a heading or next to the posting's title; elsewhere they may be opening
 * hours.
 */
export const LONE_WORD =
  /^\W*(?:now |already )?(?<words>closed|expired|filled|archived)(?: ?[\]):|-] ?this job)?\W*$/

/** Counts only in a heading. */
export const MISSING_PAGE =
  /^\W*(?<words>(?:error )?404(?: error)?(?:\W+(?:page |file )?not found)?|page not found)\W*$/

const NOT_NOW =
  '(?:on hold|put on hold|paused|suspended|frozen|temporarily (?:closed|unavailable|paused|suspended|disabled))'
/** Paused: not closed, but not open for applications either. */
export const PAUSING = new RegExp(
  `${PREFACE}(?<words>${POINTING}${alternation(OPENING, INTAKE)}${QUALIFIER} ${HAS} ${NOT_NOW})${END}`,
)
/** "The job you are looking for may have been filled", "registration is closed on 30 November". */
export const PERHAPS_CLOSED = new RegExp(
  `${PREFACE}(?<words>${alternation(
    `${POINTING}${alternation(OPENING, PAGE, 'it')}${QUALIFIER} (?:may|might|could) ` +
      `(?:have${NOW} (?:${TAKEN_DOWN}|moved)|no longer be ${AVAILABLE})`,
    String.raw`${STATEMENTS} ${SINCE} (?!${DAY})(?:\d|${MONTH}\b)`,
  )})`,
)
