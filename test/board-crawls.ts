import type { NormalisedPosting } from '#core/posting.ts'
import type { CrawlResult } from '#db/queries/boards/board-crawl.ts'
import type { Crawl, CrawlReading } from '#db/queries/boards/crawl-plan.ts'

const DAY = 86_400_000
/** Less than VERIFIED_FOR_DAYS ago: the database compares these times with its own. */
const START = (Math.floor(Date.now() / DAY) - 5) * DAY

/** A time, in hours since the first crawl of a test. */
export function hour(hours: number): Date {
  return new Date(START + hours * 3_600_000)
}

/** A posting as the ingest passes it on. Override what the test is about. */
export function posting(external_id: string, overrides: Partial<NormalisedPosting> = {}): NormalisedPosting {
  return {
    source: 'greenhouse:tarangini',
    external_id,
    page_id: null,
    source_url: `https://careers.tarangini.example/jobs/${external_id}`,
    application_url: `https://careers.tarangini.example/jobs/${external_id}`,
    // Postings with the same title and place could count as one job.
    title: `Backend Engineer, team ${external_id}`,
    company: 'Tarangini Systems',
    company_logo_url: null,
    location: 'Pune',
    locations: ['Pune'],
    category: 'Backend',
    experience_level: 'Experienced',
    experience_min: 2,
    experience_max: null,
    batch: [],
    work_mode: null,
    job_type: null,
    salary_min: null,
    salary_max: null,
    salary_period: 'year',
    description: '<p>Work.</p>',
    skills: ['Node.js'],
    posted_at: hour(-19 * 24),
    application_deadline: null,
    requisition_id: null,
    facts: {},
    evidence: {},
    ...overrides,
  }
}

/** A crawl that found these postings, this many hours after the first. */
export function crawl(
  hours: number,
  postings: (string | NormalisedPosting)[],
  reading: Partial<CrawlReading> = {},
): Crawl {
  const listed = postings.map((one) => (typeof one === 'string' ? posting(one) : one))
  return {
    source: listed[0]?.source ?? 'greenhouse:tarangini',
    startedAt: hour(hours),
    seenAt: hour(hours),
    reading: {
      postings: listed,
      unread: [],
      trouble: null,
      found: listed.length,
      india: listed.length,
      company: listed[0]?.company ?? null,
      listed: listed.map(({ external_id }) => external_id),
      rejected: {},
      validators: [],
      ...reading,
    },
  }
}

/** A crawl answered with "not modified". */
export function notModified(hours: number): Crawl {
  return { source: 'greenhouse:tarangini', startedAt: hour(hours), seenAt: hour(hours), reading: null }
}

/** The counts of a crawl that changes nothing. */
export const NOTHING_CHANGED: CrawlResult = {
  inserted: [],
  updated: 0,
  unchanged: 0,
  reopened: [],
  missing: [],
  closed: [],
  appeared: [],
  disappeared: [],
  doubted: false,
  older: false,
  before: 'crawl',
  samplesRetired: 0,
  refused: [],
}
