import { z } from 'zod'
import { line, slug } from './content/fields.ts'
import { EXPERIENCE_LEVELS, JOB_CATEGORIES, JOB_TYPES, SALARY_PERIODS, WORK_MODES } from './job.ts'
import type { NormalisedPosting } from './posting.ts'

/** The cities that a sample may use, spelt as the ingest spells them. */
export const SAMPLE_CITIES = [
  'Ahmedabad',
  'Bengaluru',
  'Bhubaneswar',
  'Chandigarh',
  'Chennai',
  'Coimbatore',
  'Delhi',
  'Gurugram',
  'Hyderabad',
  'Indore',
  'Jaipur',
  'Kochi',
  'Kolkata',
  'Lucknow',
  'Mumbai',
  'Mysuru',
  'Nagpur',
  'Navi Mumbai',
  'Noida',
  'Pune',
  'Thiruvananthapuram',
  'Visakhapatnam',
] as const

/** Text, the three entities that text needs, and `<strong>` around text. */
const INLINE = String.raw`(?:(?:[^<>&]|&(?:amp|lt|gt);)|<strong>(?:[^<>&]|&(?:amp|lt|gt);)+</strong>)+`
const BLOCK = new RegExp(`<(p|h3)>${INLINE}</\\1>|<ul>(?:<li>${INLINE}</li>)+</ul>`, 'y')

/** The start of the first invalid block, or null if all blocks are allowed. */
function firstBadMarkup(html: string): string | null {
  let at = 0
  while (at < html.length) {
    BLOCK.lastIndex = at
    const block = BLOCK.exec(html)
    if (!block) return html.slice(at, at + 40)
    at += block[0].length
  }
  return null
}

const description = z
  .array(z.string())
  .min(1, 'expected at least one line')
  .transform((lines) => lines.join(''))
  .superRefine((html, context) => {
    const bad = firstBadMarkup(html)
    if (bad === null) return
    const allowed = '<p>, <h3> or <ul> with <li>, holding text, <strong>, &amp;, &lt; or &gt;'
    context.addIssue(`expected only whole blocks of ${allowed}; found "${bad}"`)
  })

/** A sample's company does not exist, so only domains reserved by RFC 2606 are allowed. */
function isReservedLink(link: string): boolean {
  if (link === '' || link === '#') return true
  if (!/^https:\/\/\S+$/.test(link)) return false
  return /(^|\.)example(\.com)?$/.test(URL.parse(link)?.hostname ?? '')
}

const count = z.int().min(0).max(50).nullable()
const rupees = z.int().positive().max(1_000_000_000).nullable()

const experience = {
  experience_level: z.enum(EXPERIENCE_LEVELS).nullable(),
  experience_min: count,
  experience_max: count,
}
const pay = { salary_min: rupees, salary_max: rupees, salary_period: z.enum(SALARY_PERIODS).nullable() }
const place = {
  cities: z.array(z.enum(SAMPLE_CITIES)),
  work_mode: z.enum(WORK_MODES).nullable(),
}

/** Anything lower was probably written in lakhs or thousands, not in rupees. */
const MIN_PAY = { year: 100_000, month: 5_000 } as const

function expectField(context: z.core.$RefinementCtx, field: string, message: string): void {
  context.addIssue({ code: 'custom', path: [field], message })
}

const experienceAgrees = z.object(experience).superRefine((row, context) => {
  const { experience_level: level, experience_min: min, experience_max: max } = row
  if (min !== null && max !== null && min > max)
    expectField(context, 'experience_max', 'expected experience_min or more')
  if (level === 'Fresher' && (min ?? 0) > 0)
    expectField(context, 'experience_min', 'expected 0 or null for a Fresher')
  if (level === 'Experienced' && min === 0)
    expectField(context, 'experience_min', 'expected 1 or more, or null, for Experienced')
  if (level === null && (min ?? max) !== null)
    expectField(context, 'experience_level', 'expected a level, because years are given')
})

const payAgrees = z.object(pay).superRefine((row, context) => {
  const { salary_min: min, salary_max: max, salary_period: period } = row
  if (min === null && max === null && period === null) return
  if (min === null) expectField(context, 'salary_min', 'expected rupees, or null in all three salary fields')
  if (max === null) expectField(context, 'salary_max', 'expected rupees, or null in all three salary fields')
  if (period === null)
    expectField(context, 'salary_period', 'expected "year" or "month", or null in all three salary fields')
  if (min !== null && max !== null && min > max)
    expectField(context, 'salary_max', 'expected salary_min or more')
  if (min !== null && period !== null && min < MIN_PAY[period]) {
    expectField(context, 'salary_min', `expected whole rupees per ${period}, at least ${MIN_PAY[period]}`)
  }
})

const placeAgrees = z.object(place).superRefine((row, context) => {
  if (new Set(row.cities).size < row.cities.length)
    expectField(context, 'cities', 'expected no duplicate cities')
  if (row.cities.length === 0 && row.work_mode !== 'remote')
    expectField(context, 'cities', 'expected a city, unless work_mode is "remote"')
})

/**
 * One row of `content/sample-jobs`. Unknown keys are refused. `description` is written as lines of HTML and
 * joined; pay is in rupees per `salary_period`; `posted_hours_ago` counts back from the seeding.
 */
export const sampleJobSchema = z
  .strictObject({
    external_id: slug,
    title: line(300),
    company: line(200),
    category: z.enum(JOB_CATEGORIES),
    ...place,
    ...experience,
    job_type: z.enum(JOB_TYPES).nullable(),
    ...pay,
    skills: z
      .array(line(60))
      .min(1, 'expected at least one skill')
      .refine((skills) => new Set(skills).size === skills.length, 'expected no duplicate skills'),
    description,
    posted_hours_ago: z
      .number()
      .positive()
      .max(24 * 90),
    is_featured: z.boolean(),
    application_url: z
      .string()
      .max(2048)
      .refine(isReservedLink, 'expected "", "#", or an https link on example.com or a .example domain'),
  })
  .superRefine(
    (row, context) => {
      for (const agreement of [experienceAgrees, payAgrees, placeAgrees]) {
        for (const issue of agreement.safeParse(row).error?.issues ?? []) {
          if (issue.code === 'custom' && issue.path.length === 1) context.addIssue({ ...issue, input: row })
        }
      }
    },
    // Runs even if a field is invalid, so that all errors are reported at once.
    { when: () => true },
  )

export type SampleJob = z.output<typeof sampleJobSchema>

/** A sample as a row of `jobs`, without the generated columns. */
export interface SampleJobRow extends Omit<
  NormalisedPosting,
  'source_url' | 'application_deadline' | 'page_id' | 'posted_at' | 'facts' | 'evidence'
> {
  source: 'sample'
  posted_at: Date
  source_url: null
  application_deadline: null
  is_active: true
  is_featured: boolean
  is_sample: true
  /** No employer's board lists a sample, so none is ever verified. */
  verified_at: null
  first_seen_at: Date
  last_seen_at: Date
  closed_at: null
  content_hash: null
}

/** Builds a sample's row, with every date relative to `seededAt`. Unstated pay gets the default period. */
export function sampleJobRow(sample: SampleJob, seededAt: Date): SampleJobRow {
  const { cities, posted_hours_ago, ...same } = sample
  return {
    ...same,
    source: 'sample',
    source_url: null,
    company_logo_url: null,
    location: cities.length > 0 ? cities.join(', ') : 'Remote, India',
    locations: [...cities],
    salary_period: sample.salary_period ?? 'year',
    batch: [],
    posted_at: new Date(seededAt.getTime() - posted_hours_ago * 3_600_000),
    application_deadline: null,
    requisition_id: null,
    is_active: true,
    is_sample: true,
    verified_at: null,
    first_seen_at: seededAt,
    last_seen_at: seededAt,
    closed_at: null,
    content_hash: null,
  }
}
