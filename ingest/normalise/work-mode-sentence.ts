import { anyOf, expression } from '#core/any-of.ts'
import type { WorkMode } from '#core/job.ts'
import { NUMBER_WORDS } from './number-words.ts'

/** A work mode that a sentence states for its job, and where in the sentence. */
export interface StatedMode {
  mode: WorkMode
  start: number
  end: number
}

const HOME =
  '(?:work(?:ing)?[- ]from[- ](?:(?:the )?(?:comfort|comforts) of )?' +
  '(?:(?:your|their|own|his\\/her|his or her|your own) )*home|w\\.?f\\.?h|ghar (?:se|baithe))'
const OFFICE =
  '(?:work(?:ing)?[- ]from[- ](?:(?:the|our|client|company|a|their|your) )?(?:[a-z]+(?:.s)? ){0,2}?' +
  '(?:office|campus|premises|client(?:.s)? (?:location|site|place))s?|work(?:ing)? ' +
  '(?:at|out of|onsite at) (?:the |our |a )?' +
  '(?:client(?:.s)? (?:site|location|place|office|premises)|[a-z]+ (?:office|campus|premises))' +
  '|w\\.?f\\.?o|in[- ]office(?= (?:lab )?(?:role|position|job|work|only|mode|internship|mon)|\\s*' +
  '(?:$|[,.(–]| - ))|office[- ]based(?! in\\b.*\\bor (?:remote|hybrid|home|wfh))|office aana)'
const ONSITE = 'on[- ]?site'
const ROLE =
  '(?:role|position|job|opportunity|opening|internship|vacancy|posting|work(?:ing)?|mode|model|engagement|employment)'

/** Not this job for good: an interview, the first weeks, now and then, a benefit, a choice still open. */
const PASSING = expression(
  'i',
  String.raw`\b`,
  anyOf(
    '(?:wfh|home) once (?:a|every|in a) month',
    '(?:wfh|home) (?:only )?on (?:satur|sun)days?, initial(?:ly)?, until, till further',
    'temporar(?:y|ily), first (?:\\w+ )?(?:weeks?|months?), interviews?, occasional(?:ly)?',
    'now and then, sometimes, allowances?, set-?up, rains, covid, pandemic, lockdown',
    '(?:days?|times) (?:of )?(?:wfh )?(?:a|per|every|in a) (?:month|year|quarter)',
    '(?:during|for|while|till|until) (?:the )?(?:\\w+ )?(?:training|probation|onboarding|notice|shifts?)',
    'can be discussed, offshore, f2f, face[- ]to[- ]face',
  ),
  String.raw`\b`,
)
/** Subjects that only sound like a mode. */
const SUBJECTS = expression(
  'gi',
  String.raw`\b`,
  anyOf(
    'remote (?:sensing|support|desktop|access|troubleshooting|monitoring|infrastructure|areas?' +
      '|villages?|locations?|teams?|team members?|colleagues|stakeholders|environments?|servers?|systems?' +
      '|sites?|first|control|debugging|management|assistance|hiring|interview|facilitators)',
    'remote-first(?! (?:role|position|job))',
    'remote work(?:ing)? (?:policy|policies|culture|experience|stipend|allowance|tools|environment)',
    'in-?office locations?',
    'hybrid[ -](?:workplace includes|cloud|mobile|apps?|application|vehicles?|electric|infrastructure' +
      '|company|team|it\\b|data|environment|integration|events?)',
    '(?:our|distributed and|in) (?:remote|hybrid) (?:team|company)',
    '(?<!is an )on-?site opportunit\\w+',
    'on-?site (?:gym|canteen|cr[eè]che|visits?|deployment|team|and remote|support|customer)',
  ),
)
const REFUSED = [
  new RegExp(`\\b(?:${HOME})(?: kaam)? nahin?\\b`, 'i'),
  new RegExp(
    `\\b(?:don['’]?t|do not|doesn['’]?t|does not|cannot|can['’]?t) ` +
      `(?:offer|provide|allow|have|support|permit|give) (?:an? |any )?(?:option (?:of|for) )?(?:fully )?` +
      `(?:remote|${HOME})\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:no|not an?|not|isn't|never|without)\\s+(?:an? |any |option (?:of|for) )?(?:fully )?` +
      `(?:remote|${HOME})\\b(?! (?:only|experience))`,
    'i',
  ),
  new RegExp(
    `\\b(?:remote(?: work(?:ing)?| candidates?| option)?|${HOME})\\b(?: option| facility)?\\s*` +
      `(?:is|are|will|can|may)?\\s*(?:\\?\\s*)?(?:not|n't|no\\b|:\\s*no\\b|-\\s*no\\b)`,
    'i',
  ),
]
const CONFIRMED = new RegExp(
  `^\\W*(?:is )?(?:remote|work(?:ing)? remotely|${HOME})` +
    `(?: (?:work|options?|facility|available|allowed|possible|provided|offered))*\\s*[:?\\-–]\\s*(yes|no` +
    `|not (?:available|applicable|allowed)|unavailable|available)\\b`,
  'i',
)

const COUNT = '(one|two|three|four|five|six|once|twice|thrice|[1-6])(?: ?\\([1-6]\\))?'
const DAYS =
  `${COUNT}(?:\\s*(?:-|–|to|or)\\s*(?:[1-6]|two|three|four|five))?\\+? ?(?:full )?(?:working )?` +
  `(?:days?|times)?(?:[ /]*(?:a|per|every|each|in a)? ?week(?:ly)?)?(?: min(?:imum)?)?`
const IN_OFFICE =
  `(?:\\(?(?:of )?(?:work(?:ing)? )?(?:in|from|at|to) (?:the |our |client |your )?(?:[a-z]+ ){0,2}?` +
  `(?:office|campus)|w\\.?f\\.?o|${ONSITE}|in-?office|office\\b)`
const OFFICE_DAYS = [
  new RegExp(`\\b${DAYS}[,:]?\\s*${IN_OFFICE}`, 'i'),
  new RegExp(
    `\\b(?:${OFFICE}|${ONSITE}|office(?: is)?(?: on)?|hybrid)\\b[ ,:(–-]*(?:for |all |at least |minimum )*${DAYS}`,
    'i',
  ),
  new RegExp(`\\b(once|twice|thrice) (?:a|per|every) week\\b[^.;]{0,15}\\b(?:office|wfo)\\b`, 'i'),
]
const HAS_DAYS = /\b(?:days?|times?|once|twice|thrice|week)\b/i
/** Going somewhere, or coming in now and then, is no office job. */
const AWAY =
  /\b(?:(?:once|twice) (?:a|per|every|in a) (?:month|quarter|year)|onsite opportunities|travel|visits?|deploy\w*|coordinat\w+)\b/i
/** "50% remote" is some of both. */
const REMOTE_SHARE = /\b(\d{1,2})\s?% (?:remote|wfh|work from home)\b/i
const SHARE = new RegExp(
  String.raw`\b(\d{1,3})\s?% (?:of (?:the|their|your|its) (?:working )?time\b[^.;]{0,50}\b` +
    String.raw`(?:in|at|from) (?:the|their|your|our|a|its)?\s*(?:local )?office|in[- ]office|on-?site` +
    String.raw`|work from (?:the )?office|wfo)`,
  'i',
)
const PART_OFFICE = new RegExp(
  `\\b(?:one|two|three|four|[1-4]) days at home\\b|\\bcome (?:in )?(?:once|twice|thrice) ` +
    `(?:a|per|every) week|\\b(?:mon|tue|wed|thu|fri)[a-z]*` +
    `(?:[ ,/&]+(?:and )?(?:mon|tue|wed|thu|fri)[a-z]*){1,3} (?:in|at|from) (?:the )?office|` +
    `(?:^|[.;,:]\\s*)hybrid\\s*[.;,]|\\b[1-9]0 ?[:/] ?[1-9]0 office to home|\\b` +
    `(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri)(?:days?)? ${HOME}\\b|\\b${HOME} (?:only )?on ` +
    `(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri)(?:days?)?\\b|\\b` +
    `(?:alternate (?:weeks?|days?)|(?:some|few) days)[^.;]{0,20}(?:${OFFICE}|office)|\\b(?:${HOME}) ` +
    `(?:once|twice|thrice) (?:a|per|every) week|\\bin[- ]office mon[a-z]* (?:to|-|–) ` +
    `(?:tue|wed|thu)[a-z]*|\\b\\d{1,2} days (?:a|per|in a|every) month[^.;]{0,12}\\boffice`,
  'i',
)
const BOTH = new RegExp(
  `(?:${HOME})[^.;]{0,12}(?:and|&|\\+|,)[^.;]{0,12}(?:${OFFICE}|office)|(?:${OFFICE})[^.;]{0,12}(?:and|&|\\+)[^.;]{0,12}(?:${HOME})`,
  'i',
)
/** Some days of a week at home. */
const HOME_DAYS = new RegExp(
  `\\b${HOME}\\b[^.;]{0,25}\\b(?:one|two|three|four|[1-4]) days? (?:a|per|every|each|in a|in) week|\\b` +
    `(?:one|two|three|four|[1-4]) days?(?: (?:a|per|every|in a) week)? (?:of )?` +
    `(?:from home|${HOME}|remote)\\b`,
  'i',
)
const TIMES: Record<string, number> = { once: 1, twice: 2, thrice: 3 }

const HYBRID = new RegExp(
  `\\bhybrid[ -](?:remote )?(?:${ROLE}|work\\w*|culture|setup|set-up|policy|schedule|arrangement(?!s)` +
    `|in\\b|from\\b)|\\b(?:is|be|this|we are|we're|flexible|mode|follow|an?|follows|type` +
    `|full[- ]time)[ :,(-]+(?:an? |in an? |fully |completely |full[- ]time )*hybrid\\b(?! (?:of|and))` +
    `|^\\W*hybrid\\b\\W*(?:$|\\d|\\(|(?:mon|tue|wed|thu|fri)|at\\b|from\\b|office\\b)|[,/]\\s*hybrid\\s*` +
    `(?:$|[,.)])|\\bhybrid (?=(?-i:[A-Z][a-z]+)(?: \\(|[,.]|$)|\\d ?\\+ ?\\d)|` +
    `(?-i:[A-Z][a-z]+) hybrid\\s*[.,]|\\(hybrid[),]|\\bhybrid only\\b|^\\W*hybrid with\\b|\\b` +
    `(?:two|three|[1-4]) days (?:a|per) week hybrid\\b|^\\W*hybrid (?=(?-i:[A-Z]))|[-–] hybrid\\s*` +
    `(?:$|[,.])|^\\W*hybrid [-–(] ?(?=(?-i:[A-Z]))`,
  'i',
)
const REMOTE = new RegExp(
  `\\b(?:full(?:y|[- ]time)?|completely|100%|permanent(?:ly)?) remote\\b|^\\W*remote ` +
    `(?:ok|forever|always)\\b|(?:^|[,|–-]) ?remote (?:in|from|across|within|anywhere in) ` +
    `(?:india|anywhere)\\b|^\\W*remote, (?:indians?|full|part|must)\\b|^\\W*remote (?:within|across)\\b` +
    `|\\bwork\\b[^.;]{0,20}\\bfrom home\\b|^\\W*remote, but\\b|,\\s*remote\\s*(?:$|[,.])` +
    `|^\\W*remote\\s*[-–,]\\s*(?:full|part|permanent|contract)|\\bremote(?:ly|-first)? ` +
    `(?:india )?${ROLE}\\b|\\b(?:is|be|this)[ :,-]+(?:an? |fully |completely |100% |permanent(?:ly)? ` +
    `|full[- ]time |purely )*remote\\b|\\b(?:work|done|performed|operate|working) ` +
    `(?:fully |completely |100% )?remotely\\b|\\b(?:done|performed|worked) from (?:your )?home\\b` +
    `|^\\W*remote\\b\\W*(?:$|\\(|working\\b|across\\b|,? ?india\\b|with\\b)|\\bwork` +
    `(?:ing)? from anywhere\\b|\\botherwise remote\\b|\\bhome[- ]based (?:${ROLE})|^\\W*home[- ]based\\b` +
    `|\\b${HOME}\\b`,
  'i',
)
/** Where the work is done, day by day: at a client's, at the site, nowhere else. */
const DAILY =
  String.raw`^\W*(?:on-?site|in-?person|in-?office)(?=,|\W+(?:at (?!customers?)|with|in)\b)` +
  String.raw`|^\W*in[- ]person(?:\W*$|,| in (?-i:[A-Z]))|\bon[- ]?site at (?:the |a )?` +
  String.raw`(?:bank|customer(?:['’]?s)? (?:place|site|location|premises))\b|\boffline (?:at|in|from) ` +
  String.raw`(?:our|the) |(?:^|,)\W*in (?:the )?studio\W*$|\boffice (?:is )?mandatory\b` +
  String.raw`|^\W*in office at\b|\bcom(?:e|ing) to (?:the |our )?office\b|\bonly on-?site\b` +
  String.raw`|^\W*on[- ]?site (?:at (?:the )?factory|24)|\bduty in (?:the )?office\b|` +
  String.raw`(?:^|[.;]\s*)office work\b|,\s*in office at\b|^\W*on site,|\bwork(?:ing)? (?:at|from) our ` +
  String.raw`(?:[\w-]+ ){0,2}(?:plant|delivery cent(?:re|er)|factory)\b|\bon-?site because\b` +
  String.raw`|^\W*offline\b(?! (?:channel|sales|store|retail|mode))|\bat our (?:[a-z]+ )?lab\b` +
  String.raw`|\boffice se\b|\((?:on-?site|wfo|in-?office)\)|\b[A-Z][a-z]+ office (?=[|])|\bclient` +
  String.raw`(?:['’]?s)? (?:office|location|site|place)\b|\b(?:only )?from (?:the )?office\b` +
  String.raw`|\boffice only\b|\b(?:all|every|five|six) (?:[a-z]+ )?days? (?:at|in|from) ` +
  String.raw`(?:the )?office\b|\bin[- ]person only\b|\bon[- ]?site (?:at (?-i:[A-Z])|(?:client|lab)\b)` +
  String.raw`|\breporting (?:at|to) (?:the )?(?:site|office)\b|\bdaily (?:attendance|reporting)\b` +
  String.raw`|\bwork from (?:our |the )?(?:[a-z]+ )?` +
  String.raw`(?:studio|villa|store|plant|factory|lab|cent(?:re|er))\b|\bcent(?:re|er)-based work\b`
const IN_PLACE = new RegExp(
  `\\b(?:${OFFICE})\\b|${DAILY}|^\\W*(?:fully|100%|completely) ${ONSITE}|,\\s*` +
    `(?:in[- ]person|${ONSITE})\\s*(?:$|[,.])|\\bin[- ]person ${ROLE}\\b|\\bcommute to (?:our|the) ` +
    `(?:[a-z]+ ){0,2}office\\b|\\b(?:come|report) to (?:the |our )?office (?:every ?day|daily|on all)\\b` +
    `|\\bphysically present (?:at|in) (?:our|the) (?:[a-z]+ ){0,2}office\\b|\\boffice ` +
    `(?:job|role|position)\\b|\\b${ONSITE} (?:only|${ROLE})\\b|\\bwork(?:ing)? ${ONSITE}\\b|\\b` +
    `(?:is|be|this)[ :,-]+(?:an? |fully |full[- ]time |purely )*${ONSITE}\\b|^\\W*${ONSITE}\\b\\W*` +
    `(?:$|[(–-]|only|at (?:our|the) )|(?:^|, ?)fully ${ONSITE}\\b|\\b` +
    `(?:based|located|stationed|deputed|sit) (?:at|out of|in|from|on) (?:our|the|a) (?:[a-z]+ ){0,2}` +
    `(?:office|campus|premises|client site|headquarters)\\b`,
  'i',
)
const CHOICE = new RegExp(
  `\\b(?:remote|hybrid|${ONSITE}|wfh|wfo|${HOME}|${OFFICE})\\s*(?:/|\\bor\\b)\\s*` +
    `(?:remote|hybrid|${ONSITE}|wfh|wfo|${HOME}|${OFFICE}|work from|(?:from |in |at )?` +
    `(?:the |our |an )?office)`,
  'i',
)

/** "Remote India or our Bangalore office", "Jaipur or work from home": as the candidate likes. */
const OR_THERE = new RegExp(
  String.raw`\b(?:remote|home|wfh)\b[^.;]{0,20}\bor\b[^.;]{0,25}\boffice\b|\bor (?:work from )?` +
    String.raw`(?:home|remote|wfh)\b|\bremote till\b|(?-i:[A-Z][a-z]+) ?\/ ?remote\b`,
  'i',
)

/**
 * The work mode that a sentence states for its job; null for subjects, choices and temporary arrangements.
 */
export function readSentenceMode(raw: string): StatedMode | null {
  const sentence = raw.replace(SUBJECTS, (words) => ' '.repeat(words.length))
  const answer = CONFIRMED.exec(sentence)
  if (answer) return at(/^(?:yes|available)/i.test(answer[1] ?? '') ? 'remote' : 'onsite', answer)
  for (const pattern of REFUSED) {
    const refusal = pattern.exec(sentence)
    if (refusal) return at('onsite', refusal)
  }
  const part = PART_OFFICE.exec(sentence)
  if (part) return at('hybrid', part)
  if (PASSING.test(sentence) || OR_THERE.test(sentence)) return null
  const remoteShare = REMOTE_SHARE.exec(sentence)
  if (remoteShare) return at('hybrid', remoteShare)
  const share = SHARE.exec(sentence)
  if (share) return at(Number(share[1]) >= 100 ? 'onsite' : 'hybrid', share)
  const comesSeldom = /\b(?:once|twice) (?:a|per|every|in a) (?:month|quarter|year)\b/i.test(sentence)
  for (const pattern of OFFICE_DAYS) {
    const days = comesSeldom ? null : pattern.exec(sentence)
    if (days && HAS_DAYS.test(days[0])) return at(numberOf(days[1] ?? '') >= 5 ? 'onsite' : 'hybrid', days)
  }
  const both = BOTH.exec(sentence) ?? HOME_DAYS.exec(sentence)
  if (both) return at('hybrid', both)
  if (isChoice(sentence)) return null
  const hybrid = /\bno hybrid\b/i.test(sentence) ? null : HYBRID.exec(sentence)
  if (hybrid) return at('hybrid', hybrid)
  const inPlace = AWAY.test(sentence) ? null : IN_PLACE.exec(sentence)
  const remote = REMOTE.exec(sentence)
  if (inPlace && remote) return null
  if (remote) return at('remote', remote)
  return inPlace ? at('onsite', inPlace) : null
}

/** "Remote/Hybrid", "WFH or WFO": open still. "Remote/WFH" is one thing said twice. */
function isChoice(sentence: string): boolean {
  const words = CHOICE.exec(sentence)?.[0]
  return (
    words !== undefined &&
    !/^(?:remote|wfh|work from home)\s*(?:\/|or)\s*(?:remote|wfh|work(?:ing)? from(?: home)?)$/i.test(words)
  )
}

function numberOf(word: string): number {
  return TIMES[word.toLowerCase()] ?? NUMBER_WORDS[word.toLowerCase()] ?? Number(word)
}

function at(mode: WorkMode, match: RegExpExecArray): StatedMode {
  return { mode, start: match.index, end: match.index + match[0].length }
}
