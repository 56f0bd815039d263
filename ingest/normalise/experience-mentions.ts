import { findBareSpans, findSpans, type Span } from './experience-spans.ts'
import {
  LABEL,
  ANCHOR_AFTER,
  ANCHOR_BEFORE,
  BEHIND_DEGREE,
  NEEDED_AFTER,
  WORK_AFTER,
  DOING_AFTER,
  OF_DOING_AFTER,
  AT_LEAST,
  TOOL_AFTER,
  NOT_WORK_AFTER,
  NOT_WORK_BEFORE,
  SPENT_BEFORE,
  NAMED_HAS,
  NONE_NEEDED,
  COMPANY_BEFORE,
  COMPANY_AFTER,
  ABOUT_YOU,
  SOFT_BEFORE,
  SOFT_AFTER,
  HAVE_BEFORE,
  NO_YEARS,
  TWO_LIMITS,
  REFUSED,
  NAMES_TIME,
} from './experience-words.ts'
import type { SectionKind } from '#core/posting-headings.ts'
import type { SectionLine } from '#ingest/understand/document/sections.ts'
import { excerpt, sentences } from '#ingest/understand/document/text.ts'

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

/** Finds years of experience in a title, where no other word is needed. */
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

/** Finds years in the source's experience field, in any wording: "3-5", "2 - 4 years", "Fresher". */
export function mentionsInField(field: string): Mention[] {
  return mentionsInValue(field, 'field', field)
}

/** "08 Feb - 17 Feb" in a field for experience is when to come. */
const MONTH_NAMES = /\d ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i

function mentionsInValue(value: string, tier: Tier, evidence: string): Mention[] {
  const spans = MONTH_NAMES.test(value) ? [] : findBareSpans(value)
  // "Informatica 2 yrs, SQL 3 yrs, overall 4+ yrs"
  const first =
    spans.find(({ before }) => /\b(?:overall|total)\b(?![^.;\d]*\bwith\b)[^.;\d]{0,15}$/i.test(before)) ??
    spans[0]
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

/** Finds the years that a description asks for, each ranked by where it is. */
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
    .filter((span) => isAsked(span, tier, /\d/.test(sentence) || AT_LEAST.test(span.before)))
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
  const inMonths = unit.startsWith('mo')
  if (fromFresher) return true
  if (NOT_WORK_AFTER.test(after)) return false
  if (NOT_WORK_BEFORE.test(before) && !SPENT_BEFORE.test(before)) return false
  if (NONE_NEEDED.test(before)) return false
  if (isAge(span)) return false
  if (SOFT_BEFORE.test(before) || SOFT_AFTER.test(after)) return false
  if (/\b(?:combined|collective)\b/i.test(before + after)) return false
  if ((tier === 'text' || span.min >= 20) && isOfCompany(span)) return false
  if (unit === 'yoe' || unit === 'pqe' || ANCHOR_AFTER.test(after) || ANCHOR_BEFORE.test(before)) return true
  if (NEEDED_AFTER.test(after)) return true
  // "6 months at our lab": how long it lasts, unless it is called experience.
  if (inMonths && /^\s*at\b/i.test(after)) return false
  if (TOOL_AFTER.test(after)) return true
  if (!inMonths && (isBound || /\bmin(?:imum)?\.?\s*$/i.test(before)) && standsAlone(before, after))
    return true
  if (/(?:^|[,|;:(])\s*min(?:imum)?\.?\s*$/i.test(before) && /^\s*(?:$|[,;.)])/.test(after)) return true
  if (isInDigits && !inMonths && /^\W*$/.test(before.replace(AT_LEAST, '') + after)) return true
  if (isBound && /^\W*$/.test(before) && /^\s+[a-z]/.test(after)) return true
  if (OF_DOING_AFTER.test(after)) return true
  if (isInDigits && !inMonths && BEHIND_DEGREE.test(before) && (isBound || /^\s*(?:$|[.,;])/.test(after)))
    return true
  if (/\b(?:min(?:imum)?\.?|at least)\s*$/i.test(before) && DOING_AFTER.test(after)) return true
  const isWork = WORK_AFTER.test(after) || (isBound && DOING_AFTER.test(after))
  const goesOn = isWork || /^\s*(?:for|to|and)\b/i.test(after)
  if (goesOn && isBound && /(?:^|[,;|:()•–-]|\band|\bwith)\s*$/i.test(before)) return true
  if (
    isInDigits &&
    !inMonths &&
    /\bwith(?: [^.;,]{2,25} and)?\s*$/i.test(before) &&
    /^\s*(?:$|[.,;])/.test(after)
  )
    return true
  return isWork && (tier === 'requirement' || HAVE_BEFORE.test(before))
}

/** "Female 18-27 yrs" */
const OF_AGE = /\b(?:female|male|women|men|girls|boys|aged?)(?: candidates?)?[\s,:(-]*$/i

/** "Local woman, 18–35 yrs, 8th pass": how old, where nothing says experience. */
function isAge({ min, max, before, after }: Span): boolean {
  if (min >= 18 && OF_AGE.test(before)) return true
  return min >= 18 && max !== null && max >= 30 && !ANCHOR_AFTER.test(after) && !ANCHOR_BEFORE.test(before)
}

/** A piece of a list in one line: "Sr Dev | 5-9 Yrs | Pune", "Java: 4+ yrs, AWS: 2+ yrs". */
function standsAlone(before: string, after: string): boolean {
  return (
    (HAVE_BEFORE.test(before) || /(?:^|[|,;([:+–-])\s*$/.test(before)) &&
    /^\s*(?:[eE]xp\b|$|\/\/|[|,:;()\].]|[A-Z])/.test(after)
  )
}

/** "With over 25 years of experience, Acme serves ...": a company's age, not a candidate's. */
function isOfCompany({ before, after, min }: Span): boolean {
  if (/^\W*(?:hiring |required |openings? )?for\b/i.test(before)) return false
  if (/\bteam (?:of|with|has|have|brings?)\b[^.;]*$/i.test(before)) return true
  if (ABOUT_YOU.test(before)) return false
  if (NAMED_HAS.test(before)) return true
  if (/^\W*with (?:over|more than) $/i.test(before) && !ABOUT_YOU.test(after)) return true
  return (min >= 20 && !/^\W*$/.test(before)) || COMPANY_BEFORE.test(before) || COMPANY_AFTER.test(after)
}
