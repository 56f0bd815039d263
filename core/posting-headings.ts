import { wording } from './any-of.ts'

/** What the lines under a heading of a posting are about. */
export type SectionKind = 'requirements' | 'preferred' | 'about' | 'offer' | 'apply' | 'other'

const PREFERRED = wording(
  String.raw`\b`,
  [
    "preferred(?! candidate(?:['’]?s)? profile), nice[ -]to[ -]haves?, good[ -]to[ -](?:haves?|know)",
    'bonus, brownie, extra (?:credit|points), plus points?, (?:a|big|huge|added) plus, pluses, desirable, desired$',
    'optional, would be (?:great|nice|good|lovely), stand out, sets? you apart, even better, icing on the cake',
    "(?:great|nice|good|lovely) if, helpful, (?:get|be) (?:excited|delighted|thrilled), we(?:'d|’d| would) love",
    'great[ -]to[ -]haves?, extras$, wish ?list, (?:what else|it) helps, not needed(?=\\W* (?:but|yet)\\b)',
    'welcome(?=\\W* (?:but|yet) not), secondary skills?, beneficial, (?:it )?helps to have',
    'advantage(?:s|ous)?, differentiators?, not a must, ideally, useful to have',
    'not (?:required|mandatory|essential|necessary)(?=\\W* but\\b)',
  ],
  String.raw`\b`,
)
const REQUIRED = /(?<!not )\b(?:required?|must[ -]haves?|minimum|mandatory|basic|essential)\b/i
const REQUIREMENTS = wording(
  String.raw`\b`,
  [
    'requirements?, required, qualifications?, who you are, about you, you have, you bring',
    "you(?:'|’)?(?:ll|d)? (?:have|be bringing|bring|need|ought to know), we(?:'|’)?re looking for, we are looking for",
    "looking for, (?:what|skills|who) (?:you|we)(?:'|’)?(?:ll)? (?:need|want|seek|expect|bring|look for|ask)",
    'you (?:will|would) need, what (?:do we expect|is asked|you (?:already )?know|you should (?:have|bring))',
    '(?:we|our) (?:expect(?:ations)?|ask)(?: for)?$, you (?:may|might) be a (?:good |great )?(?:fit|match), (?:^you )?fit if',
    'you are$, who should apply, essentials?$, is this you, person specification, ^profile$, makes you a match, need to have',
    'must[ -]haves?, skills?, experience, eligib\\w+, criteria, candidate, competenc\\w+',
    'what it takes, your (?:profile|background), who can apply, expertise, prerequisites?',
    'attributes',
  ],
  String.raw`\b`,
)
/** "Qualifications & Preferred Experience": what is asked for and what is welcome, in one list. */
const BOTH =
  /\b(?:qualifications?|requirements?|skills?|experience|education)(?: ?\/ ?| ?& ?| and )preferred\b/i
const ABOUT = wording(
  '^',
  [
    'about (?!you\\b|(?:the )?(?:money|pay|salary|compensation|offer)\\b|the ' +
      '(?:role|job|position|opportunity)|this (?:role|job|position)|your role)',
    'who we are, our (?:company|story|mission|culture|values|team)',
    "why (?!you(?:'|’)?(?:re| are)), life at, company (?:overview|profile|description)",
    'overview of, the company, equal, diversity, disclaimer, join us',
  ],
  '',
)
/** "Life @ Acme" */
const LIFE_AT = /\blife\b.*@/i
/** Headings that say nothing of the lines' kind but end the part above them. */
const DUTIES = wording(
  '^',
  [
    '(?:roles?|position|job|tasks?)$',
    "what you(?:['’]| wi)ll (?:do|be doing|own|build|work on|achieve), what you do",
    'what (?:the|this) (?:role|job) (?:is|involves)',
    '(?:key |your |main |primary |job |core |roles? (?:and|&) )*(?:responsibilit(?:y|ies)|duties|deliverables)',
    '(?:the|about the|about this|your) (?:role|job|position|opportunity)',
    'role (?:overview|summary|description|purpose)',
    '(?:job|position) (?:overview|summary|description|purpose|brief|details|profile)',
    '(?:a )?(?:typical )?day[- ]to[- ]day, a day in the life, your (?:impact|mission|day)',
    'how to apply, (?:selection|interview|hiring|application) (?:process|rounds?)',
  ],
  String.raw`\b`,
)
const OFFER = wording(
  String.raw`\b`,
  [
    "benefits?, perks?, we offer, we(?:'|’)ll offer, compensation, salary, stipend, ctc, remuneration, pay, rewards?",
    "in it for you, ^you get$, ^in return$, what you(?:'|’)?ll get, what you get, facilities, the deal",
    "you(?:'|’)?(?:ll|d) be getting, (?:we|company|client) (?:gives?|adds?|provides?)",
  ],
  String.raw`\b`,
)
/** How one applies, is tested and met: dates, places and sums there are not the job's. */
const APPLY = wording(
  String.raw`^\W*(?:our |the )?`,
  [
    '(?:selection|interview|hiring|application|recruitment)(?: (?:process|procedure|rounds?|steps?|stages?|details?))?',
    'how to (?:apply|register), the process, what happens next, how we hire, questions(?: and answers)?, faqs?',
    'timeline, next steps, steps, rounds, walk[ -]?in(?: (?:details?|interview))?',
  ],
  String.raw`\W*$`,
)

/** The kind of section that a heading opens, by its words. */
export function sectionOf(heading: string): SectionKind {
  if (PREFERRED.test(heading) && !REQUIRED.test(heading) && !BOTH.test(heading)) return 'preferred'
  if (ABOUT.test(heading) || LIFE_AT.test(heading)) return 'about'
  if (APPLY.test(heading)) return 'apply'
  if (REQUIREMENTS.test(heading)) return 'requirements'
  return OFFER.test(heading) ? 'offer' : 'other'
}

/** "Required qualifications, capabilities and skills" */
const OF_QUALIFICATIONS = /^\w+ (?:qualifications|requirements|skills), [^.:;!?\d]{3,40}$/i

/** A line of a few words on its own, in text without markup: "Requirements", "About Acme". */
export function looksLikeHeading(text: string): boolean {
  if (OF_QUALIFICATIONS.test(text)) return true
  const isShort =
    text.length > 2 && text.length < 42 && /^[A-Z][^.,:;!?\d]*$/.test(text) && text.split(' ').length <= 5
  return isShort && (sectionOf(text) !== 'other' || DUTIES.test(text))
}
