import { anyOf, expression } from '#core/any-of.ts'
import type { ExperienceLevel } from '#core/job.ts'
import { DUTY_VERBS } from './duty-verbs.ts'
import type { ExtractedExperience } from '#ingest/understand/experience/experience.ts'
import type { Extracted } from '#ingest/understand/extracted.ts'
import type { SectionLine } from '#ingest/understand/document/sections.ts'
import { excerpt, fold } from '#ingest/understand/document/text.ts'

export interface LevelWords {
  title: string
  /** A field for experience, where people write "Fresher" and "Entry level" too. */
  field: string | null
  lines: SectionLine[]
  /** Years of graduation that may apply: whoever names one looks for beginners. */
  batch: Extracted<number[]>
  years: ExtractedExperience
  /** The words that make it an internship: those are for beginners, whatever their title. */
  internship?: string[]
}

const SENIOR = expression(
  '',
  '(?<![a-z])',
  anyOf(
    'senior, experienced, mid[- ]?level, sr\\.?, staff(?! nurse), principal, lead(?! ?gen)',
    'team leader, head, director, vp, avp, svp, vice president, chief, cto, ciso, architect',
    'manager, mgr, em, distinguished, expert',
    '(?:sde|swe|engineer|developer|analyst|scientist|tester|sdet|mts)[ -]*(?:ii|iii|iv|v|[2-5])',
    'l[2-9]',
  ),
  '(?![a-z0-9])',
)
/** Not seniority: a grade's name. */
const GRADE = /(?<![a-z])(?:technical staff|staff member|(?:relationship|account|case) manager)(?![a-z])/g
/** Those who look after interns and campuses are none of them. */
const CARERS =
  '(?! (?:program(?:me)? |relations |hiring |recruitment )?' +
  '(?:manager|coordinator|lead|recruiter|recruitment (?:manager|lead|specialist)|relations|ambassador' +
  '|head))'
/** Titles that beginners hold, whatever else is in them. */
const JUNIOR = new RegExp(
  `(?<![a-z])(?:(?:associate product manager|apm|trainee|fresher|graduate|assistant` +
    `(?! (?:vice|general))|junior|jr|(?:assistant|associate) (?:product|project) manager)(?![a-z])|` +
    `(?:intern|internship|campus)(?![a-z])${CARERS})`,
)
const INTERN = new RegExp(`(?<![a-z])(?:interns?|internships?|co-?op|winternship)(?![a-z])${CARERS}`)
const BEGINNER = new RegExp(
  `(?<![a-z])(?:freshers?|trainee|apprentice(?:ship)?` +
    `(?! (?:trainer|instructor|manager|coordinator|program))|new ?grad(?:uate)?s?|` +
    `(?:recent|fresh|university|college|engineering|campus) ` +
    `(?:grad(?:uate)?s?|hir(?:e|ing)|drive|recruitment)|campus|entry[ -]level|early[ -]careers?|graduate ` +
    `(?:engineer|software|developer|trainee|analyst|program(?:me)?|data|it|technology|product|apprentice` +
    `|hire)[a-z]*)(?![a-z])${CARERS}`,
)
/** Words of a field for experience that name a level: "Entry level", "Mid-Senior level". */
const FIELD_BEGINNER =
  /\b(?:freshers?|entry[ -]level|intern(?:ship)?|trainee|graduate|no (?:prior )?experience)\b/i
const FIELD_EXPERIENCED = /\b(?:senior|mid|lead|director|experienced|managerial)\b/i

/** Beginners in a sentence, unless they are whom the job trains, mentors or recruits. */
const WELCOMED = expression(
  'i',
  String.raw`(?<!\b`,
  anyOf(
    'mentor(?:ing)?, train(?:ing)?, guid(?:e|ing), coach(?:ing)?, lead(?:ing)?, manag(?:e|ing)',
    'onboard(?:ing)?, supervis(?:e|ing), recruit(?:ing|ment of)?, teach(?:ing)?, assist(?:ing)?',
    'help(?:ing)?, support(?:ing)?, handl(?:e|ing), place, placing, hiring of',
  ),
  String.raw`\s(?:\w+\s){0,2})`,
  anyOf(
    '\\bfreshers?\\b(?! (?:onboarding|induction|hiring (?:targets?|goals?|plans?)|salar(?:y|ies)|talent' +
      '|recruitment|training programs?))(?<!\\b(?:for|in|of|conduct\\w*|plan\\w*) fresher(?= hiring))',
    '\\b(?:suitable for|open to|for|welcome) beginners\\b, \\bno experience\\?\\s*no problem',
    '\\b(?:takes?|hires?|recruits?|applications? from|open to|suitable for|looking for|hiring|for' +
      '|ideal for|any|welcome)\\s+(?:all )?(?:recent|fresh|new) (?:[a-z./]+ ){0,3}(?:graduates|grads)\\b',
    '\\b(?:recent|fresh) (?:graduates|grads)\\b[^.;]{0,20}\\b(?:preferred|welcome|apply|eligible|encouraged|can|may)',
    '(?:^|[.;|])\\s*freshers? only\\b',
    '(?:^|[.;|])\\W*(?:recent|fresh|new) (?:[a-z./]+ ){0,3}(?:graduates|grads)\\b(?! (?:of|from) our)',
    '\\bfresh candidates\\b[^.;]{0,20}\\b(?:preferred|welcome|apply|eligible|encouraged|can|may)',
    '\\b(?:b|m)\\.? ?(?:sc|com|a|tech|e|ca)\\.?(?: [a-z]+)? (?:fresh|recent) (?:graduates|grads)\\b',
    '\\b(?:no|zero) (?:(?:prior|previous) (?:[a-z]+ )?|work )?(?:work )?experience (?:is )?(?:required|needed|necessary)\\b',
    '\\bexp(?:erience)?\\.? (?:is )?not (?:required|needed|necessary|mandatory)\\b',
    '(?:^|[.;|,])\\s*no experience(?= no\\b|\\s*(?:$|[.;|,]))',
    '(?:^|[.;|])\\W*entry[ -]level\\s*(?:$|[.;|,])',
    '\\bentry[ -]level (?:role|position|post|job|opportunity|opening|candidates?|swe|sde|software' +
      '|engineers?|developers?|analysts?|associates?)',
    '^\\W*(?:work )?(?:experience|exp|experience level|level)\\s*[:\\-–]\\s*(?:entry[ -]level|no experience)\\b',
    '\\b(?:final|pre-?final)[ -]year\\b, \\bcurrently (?:pursuing|enrolled in)\\b',
  ),
)
/** What the job does with beginners, not whom it takes: "Interview freshers", "Counsel final-year students". */
const TASK = expression('i', String.raw`^\W*`, DUTY_VERBS, String.raw`\b`)
/** Beginners who are there already, or whom the work is done with: "The team has freshers and seniors". */
const OF_OTHERS = new RegExp(
  String.raw`\bteams?\b[^.;]{0,20}\b(?:has|have|of|includes?|with|consists? of` +
    String.raw`|made up of)\b[^.;]{0,30}$|\b(?:mentor|train|coach|guid|teach|onboard)(?:ing|s)?\b` +
    String.raw`(?! (?:will|is|are|provided|given|to be)\b)[^.;]{0,40}$`,
  'i',
)
const REFUSED = new RegExp(
  String.raw`\b(?:don't|do not|not) (?:hire|hiring|accept(?:ing)?|consider(?:ing)?|tak(?:e|ing)` +
    String.raw`|looking for) (?:any )?freshers?\b|\bfreshers?\b[^.;]{0,30}\b` +
    String.raw`(?:not|don't|do not|please excuse|excuse|cannot|can't|need not)\b|\bnot ` +
    String.raw`(?:suitable|meant|ideal|recommended|applicable|advisable|intended) for ` +
    String.raw`(?:any )?freshers?\b|\b(?:no|not for|not open to|except|not an?) (?:a )?freshers?\b`,
  'i',
)
const EXPERIENCED_ONLY = new RegExp(
  String.raw`\b(?:only for experienced|only (?:candidates|people|those|applicants) with ` +
    String.raw`(?:\w+ )?experience|only experienced|experienced ` +
    String.raw`(?:candidates|professionals|people)? ?only)\b|\b(?:this is|it is|it's) an? ` +
    String.raw`(?:senior|mid-senior|leadership)[ -](?:level )?(?:role|position)\b`,
  'i',
)

/** What every sentence about the level has a word of: most lines have none, and are not read further. */
const NAMES_LEVEL =
  /fresher|beginner|grad|experience|exp\b|entry|level|final|pursuing|enrolled|senior|leadership/i

/** The most years a beginner's posting may name: "0-3 years" still takes somebody with none. */
const MOST_FOR_BEGINNERS = 3

type Level = Extracted<ExperienceLevel | null>

const UNKNOWN: Level = { value: null, evidence: [] }

/**
 * Whether a posting is for freshers or for experienced people; null if it does not say or contradicts itself.
 * The years decide: a "fresher" posting that asks for one year or more is not one. Without years, the
 * seniority in the title decides, then the graduation years, then what the text says about freshers.
 */
export function readLevel({ title, field, lines, years, batch, internship = [] }: LevelWords): Level {
  const name = fold(title)
  const beginner = INTERN.exec(name) ?? BEGINNER.exec(name)
  const senior = JUNIOR.test(name) ? null : SENIOR.exec(name.replace(GRADE, ' '))
  const said = readText(field === null ? lines : [{ section: 'other', text: field }, ...lines])
  if (years.value) {
    if (years.value.min === 1 && said.value === 'Fresher' && !beginner) return UNKNOWN
    if (years.value.min >= 1) return { value: 'Experienced', evidence: years.evidence }
    if (years.contradicted !== null || (senior && isBeginners(years) && !mayBegin(senior[0], said, years)))
      return UNKNOWN
    if (isBeginners(years)) return { value: 'Fresher', evidence: years.evidence }
  }
  if (beginner && !senior) return { value: 'Fresher', evidence: [beginner[0]] }
  if (internship.length > 0 && said.value !== 'Experienced') return { value: 'Fresher', evidence: internship }
  if (senior && /^(?:manager|mgr)$/.test(senior[0]) && said.value === 'Fresher') return said
  if (senior)
    return said.value === 'Fresher' || batch.value.length > 0
      ? UNKNOWN
      : { value: 'Experienced', evidence: [senior[0]] }
  if (years.value && !years.fromNought) return said
  if (batch.value.length > 0 && said.value === null) return { value: 'Fresher', evidence: batch.evidence }
  return said.value === null ? readField(field) : said
}

/** "Relationship Manager, 0-3 years": ranks that beginners hold too, or a posting that says that they may. */
function mayBegin(rank: string, said: Level, { value }: ExtractedExperience): boolean {
  return (
    (said.value === 'Fresher' && value?.max !== 0) || /^(?:manager|mgr|architect|expert|em|head)$/.test(rank)
  )
}

function isBeginners({ value, fromNought }: ExtractedExperience): boolean {
  return fromNought && value !== null && value.max !== null && value.max <= MOST_FOR_BEGINNERS
}

function readField(field: string | null): Level {
  const words = field ?? ''
  const value = FIELD_BEGINNER.test(words) ? 'Fresher' : FIELD_EXPERIENCED.test(words) ? 'Experienced' : null
  return { value, evidence: value === null ? [] : [words] }
}

function readText(lines: SectionLine[]): Level {
  for (const { section, text } of lines) {
    if (section === 'about' || !NAMES_LEVEL.test(text)) continue
    for (const [value, pattern] of [
      ['Experienced', REFUSED],
      ['Fresher', WELCOMED],
      ['Experienced', EXPERIENCED_ONLY],
    ] as const) {
      const match = section === 'preferred' && value === 'Fresher' ? null : pattern.exec(text)
      const before = match && value === 'Fresher' ? sentenceBefore(text, match.index) : ''
      if (TASK.test(before) || OF_OTHERS.test(before)) continue
      if (match) return { value, evidence: [excerpt(text, match.index, match.index + match[0].length)] }
    }
  }
  return UNKNOWN
}

/** The sentence of a text up to a place in it. */
function sentenceBefore(text: string, at: number): string {
  return /[^.!?;\n]*$/.exec(text.slice(0, at))?.[0] ?? ''
}
