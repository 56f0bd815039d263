import type { ExperienceLevel } from '#core/job.ts'
import type { Years } from './experience.ts'
import type { Reading } from './reading.ts'
import type { SectionLine } from './sections.ts'
import { excerpt, fold } from './text.ts'

export interface LevelWords {
  title: string
  lines: SectionLine[]
  years: Reading<Years | null>
}

const SENIOR =
  /(?<![a-z])(?:senior|sr\.?|staff(?! nurse)|principal|lead(?! ?gen)|team leader|head|director|vp|avp|svp|vice president|chief|cto|ciso|architect|manager|mgr|em|distinguished|expert|(?:sde|swe|engineer|developer|analyst|scientist|tester|sdet|mts)[ -]*(?:ii|iii|iv|v|[2-5])|l[2-9])(?![a-z0-9])/
/** Not seniority: a grade's name. */
const GRADE = /(?<![a-z])(?:technical staff|staff member)(?![a-z])/g
/** Titles that beginners hold, whatever else is in them. */
const JUNIOR =
  /(?<![a-z])(?:associate product manager|apm|trainee|intern|internship|fresher|graduate|campus|assistant|junior|jr|(?:assistant|associate) (?:product|project) manager)(?![a-z])/
const INTERN =
  /(?<![a-z])(?:intern|interns|internship|co-?op|winternship)(?![a-z])(?! (?:program(?:me)? )?(?:manager|coordinator|lead|recruiter))/
const BEGINNER =
  /(?<![a-z])(?:freshers?|trainee|apprentice(?:ship)?|new ?grad(?:uate)?s?|(?:recent|fresh|university|college|engineering|campus) (?:grad(?:uate)?s?|hir(?:e|ing)|drive|recruitment)|campus|entry[ -]level|early[ -]careers?|graduate (?:engineer|software|developer|trainee|analyst|programme?|data|it|technology|product|apprentice|hire)[a-z]*|(?:batch(?: of)? |class of )?20[2-3][0-9] (?:batch|grad(?:uate)?s?|pass(?:ed)?[ -]?outs?)|batch (?:of )?20[2-3][0-9])(?![a-z])/
const WELCOMED =
  /(?:\bfreshers?\b[^.;]{0,25}\b(?:can|may|welcome|eligible|encouraged|are considered|preferred|apply|only)\b|\b(?:open to|suitable for|looking for|hiring|for|ideal for|any|welcome)\s+(?:all )?(?:recent |fresh )?(?:freshers?|fresh graduates|recent graduates|new graduates)\b|\bno (?:prior |previous |work )?(?:work )?experience (?:is )?(?:required|needed|necessary)\b|^\W*(?:work )?(?:experience|exp|experience level|level)\s*[:\-–]\s*(?:freshers?|entry[ -]level|no experience)\b|\b(?:20[2-3][0-9][/, &and-]*)+ (?:batch|pass(?:ed)?[ -]?outs?|graduates|grads)\b|\bbatch(?:es)? (?:of )?20[2-3][0-9]\b|\b(?:final|pre-?final)[ -]year (?:students?|undergrad\w*|engineering)\b|\bcurrently (?:pursuing|enrolled in)\b)/i
const REFUSED =
  /\bfreshers?\b[^.;]{0,30}\b(?:not|don't|do not|please excuse|excuse|cannot|can't|need not)\b|\b(?:no|not for|not open to|except) freshers?\b/i

/** The most years a beginner's posting may name: "0-3 years" still takes somebody with none. */
const MOST_FOR_BEGINNERS = 3

/**
 * Whether a posting is for freshers or for people with experience; null where it does not say. The years decide:
 * a "fresher" posting that asks for one year or more is not one. Without years a title's seniority does.
 */
export function readLevel({ title, lines, years }: LevelWords): Reading<ExperienceLevel | null> {
  const name = fold(title)
  const beginner = INTERN.exec(name) ?? BEGINNER.exec(name)
  const senior = SENIOR.exec(name.replace(GRADE, ' '))
  if (years.value) {
    if (years.value.min >= 1) return { value: 'Experienced', evidence: years.evidence }
    if (isBeginners(years)) return { value: 'Fresher', evidence: years.evidence }
  }
  if (beginner && (!senior || INTERN.test(name) || JUNIOR.test(name)))
    return { value: 'Fresher', evidence: [beginner[0]] }
  if (senior && !JUNIOR.test(name)) return { value: 'Experienced', evidence: [senior[0]] }
  return readText(lines)
}

function isBeginners({ value, evidence }: Reading<Years | null>): boolean {
  if (value?.min !== 0 || /months?/i.test(evidence.join(' '))) return false
  return value.max !== null && value.max <= MOST_FOR_BEGINNERS
}

function readText(lines: SectionLine[]): Reading<ExperienceLevel | null> {
  for (const { section, text } of lines) {
    if (section === 'about') continue
    const refused = REFUSED.exec(text)
    if (refused)
      return {
        value: 'Experienced',
        evidence: [excerpt(text, refused.index, refused.index + refused[0].length)],
      }
    const welcomed = section === 'preferred' ? null : WELCOMED.exec(text)
    if (welcomed)
      return {
        value: 'Fresher',
        evidence: [excerpt(text, welcomed.index, welcomed.index + welcomed[0].length)],
      }
  }
  return { value: null, evidence: [] }
}
