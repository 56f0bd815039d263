import { displayedCompany } from '#core/company-names.ts'
import { z } from 'zod'
import { isBatchYear, plausiblePay, plausibleYears } from '#core/plausible.ts'
import type { NormalisedPosting } from '#core/posting.ts'
import { cleanLink } from '#ingest/text/clean-link.ts'
import { fieldText } from '#ingest/text/field-text.ts'
import { cleanLine } from '#ingest/understand/document/text.ts'
import { statedFacts } from '#ingest/understand/facts.ts'
import { understand, type Extraction } from '#ingest/understand/understand.ts'
import { FIRST_SEEN, type RawPosting } from '#ingest/adapters/raw-posting.ts'
import { cutDescription } from './description-length.ts'
import { canBeDeadline, canBePast, writeDay } from './posted-day.ts'
import { describeMismatch } from '#ingest/adapters/shape.ts'

/** Why we reject a posting. Reports use these words. */
export const REASONS = [
  'not India',
  'place unknown',
  'not IT',
  'work unknown',
  'prospect post',
  'unlisted',
  'expired',
  'duplicate',
  'unreadable',
] as const
export type Reason = (typeof REASONS)[number]

export interface Verdict {
  /** null: kept. */
  reason: Reason | null
  /** The words that decided it. For a kept posting, the value that we did not believe. */
  detail: string | null
  extraction: Extraction
  posting: NormalisedPosting
}

/** The most characters of a posting's id, of its title, and of an employer's number for it. */
export const LONGEST_ID = 200
export const LONGEST_TITLE = 300
const LONGEST_REQUISITION = 200

/** The limits of the database. An odd value costs one posting, not the whole batch. */
const STORABLE = z.object({
  external_id: z.string().min(1).max(LONGEST_ID),
  title: z.string().min(1).max(LONGEST_TITLE),
  company: z.string().min(1).max(200),
  location: z.string().max(1000),
  source_url: z.url().max(2048),
  application_url: z.url().max(2048),
})

/**
 * Extracts the facts of a raw posting and decides whether it is an IT job in India.
 *
 * @param now A posting whose deadline is before this time has expired, even if the board still lists it. A
 * publication date after it is not believed.
 */
export function judge(source: string, raw: RawPosting, now: Date): Verdict {
  const posted = raw.posted_at !== null && canBePast(raw.posted_at, now) ? raw.posted_at : null
  const extraction = understand(raw, now, posted ?? now)
  const posting = normalise(source, raw, extraction, posted)
  const storable = STORABLE.safeParse(posting)
  const verdict = (reason: Reason | null, detail: string | null): Verdict => ({
    reason,
    detail,
    extraction,
    posting,
  })
  const { places, role } = extraction
  if (places.value.india === null)
    return verdict('place unknown', places.evidence.filter(Boolean).join(' | ') || 'no location given')
  if (!places.value.india) return verdict('not India', places.evidence.join(' | '))
  if (role.value.isIt === null) return verdict('work unknown', extraction.title || 'no title')
  if (!role.value.isIt) return verdict('not IT', role.evidence.join(' + '))
  const isUndated = raw.posted_at === null && raw.posted_at_basis === FIRST_SEEN
  if (raw.posted_at === null && !isUndated)
    return verdict('unreadable', 'the source gives no publication date')
  if (!storable.success) return verdict('unreadable', describeMismatch(storable.error, posting))
  const deadline = posting.application_deadline
  if (deadline && deadline < now) return verdict('expired', `apply by ${deadline.toISOString()}`)
  if (posted || raw.posted_at === null) return verdict(null, null)
  const what = `${raw.posted_at_basis} says ${writeDay(raw.posted_at)}, which is not possible`
  return verdict(null, `${what}; we use the date when we first saw it`)
}

function normalise(
  source: string,
  raw: RawPosting,
  extraction: Extraction,
  posted_at: Date | null,
): NormalisedPosting {
  const { places, role, level, batch, workMode, jobType, skills, lastDate } = extraction
  const years = extraction.years.value && plausibleYears(extraction.years.value)
  const pay = extraction.pay.value && plausiblePay(extraction.pay.value)
  const ofBoard =
    raw.application_deadline && canBeDeadline(raw.application_deadline) ? raw.application_deadline : null
  const ofText = lastDate.value === null ? null : new Date(`${lastDate.value}T23:59:59+05:30`)
  const { last_date, ...evidence } = extraction.quotes
  const requisition = cleanLine(fieldText(raw.requisition_id ?? ''))
  return {
    source,
    external_id: raw.external_id,
    page_id: raw.page_id ?? null,
    source_url: cleanLink(raw.source_url) ?? '',
    application_url: cleanLink(raw.application_url) ?? '',
    title: extraction.title,
    company: displayedCompany(cleanLine(fieldText(raw.company))),
    company_logo_url: null,
    location: places.value.display,
    locations: places.value.cities,
    category: role.value.category,
    experience_level: level.value,
    experience_min: years?.min ?? null,
    experience_max: years?.max ?? null,
    batch: batch.value.filter(isBatchYear),
    work_mode: workMode.value,
    job_type: jobType.value,
    salary_min: pay?.min ?? null,
    salary_max: pay?.max ?? null,
    salary_period: pay?.period ?? 'year',
    description: cutDescription(extraction.description),
    skills: skills.value.map(({ name }) => name),
    posted_at,
    application_deadline: ofBoard ?? ofText,
    requisition_id: requisition === '' || requisition.length > LONGEST_REQUISITION ? null : requisition,
    facts: statedFacts(extraction.facts),
    // The text's own last date is not what we show, where the board states one.
    evidence: last_date && !ofBoard ? { ...evidence, last_date } : evidence,
  }
}
