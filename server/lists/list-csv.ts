import { paths } from '#app/paths.ts'
import { BYTE_ORDER_MARK, sheetCsv, type SheetCell } from '#core/csv.ts'
import { isoDay } from '#core/dates.ts'
import { formatYears } from '#core/experience.ts'
import type { JobSearch } from '#core/find/job-search.ts'
import { KIND_NAMES, kindsOf } from '#core/find/write-search-url.ts'
import { hasApplicationLink, type JobSummary } from '#core/job.ts'
import type { PostingLink } from '#db/queries/jobs/posting-links.ts'
import { listNotes, type ReadList } from './read-list.ts'

const HEADER = [
  'Title',
  'Company',
  'City',
  'Mode',
  'Level',
  'Years',
  'Pay from (₹)',
  'Pay to (₹)',
  'Period',
  'Batch',
  'Skills',
  'Posted',
  'Checked',
  'Last date',
  'Our link',
  'Company’s link',
  'Sample',
]
const MODES = { remote: 'Remote', hybrid: 'Hybrid', onsite: 'On-site' }

/** A list as a file for a spreadsheet: a posting a row, then what has to be said of the list. */
export function listCsv(list: ReadList, links: ReadonlyMap<string, PostingLink>, siteUrl: string): string {
  const rows = list.found.jobs.map((job) => rowOf(job, links.get(job.id), siteUrl))
  return BYTE_ORDER_MARK + sheetCsv([HEADER, ...rows, ...listNotes(list).map((note) => [note])])
}

function rowOf(job: JobSummary, link: PostingLink | undefined, siteUrl: string): SheetCell[] {
  const { salary_min, salary_max } = job
  const isPaid = salary_min !== null || salary_max !== null
  return [
    job.title,
    job.company,
    job.location,
    job.work_mode && MODES[job.work_mode],
    job.experience_level,
    formatYears(job),
    salary_min,
    salary_max,
    isPaid ? job.salary_period : null,
    job.batch.join(', '),
    job.skills.join(', '),
    isoDay(job.posted_at),
    job.last_seen_at && isoDay(job.last_seen_at),
    job.application_deadline && isoDay(job.application_deadline),
    siteUrl + paths.posting(job),
    companyLink(link),
    job.is_sample ? 'yes' : 'no',
  ]
}

function companyLink(link: PostingLink | undefined): string | null {
  return [link?.application_url, link?.source_url].find(hasApplicationLink) ?? null
}

const MOST_LETTERS = 60

/** `pune-freshers-2026-11-26.csv`: what the list asks for and the day, in letters that every system takes. */
export function csvFileName(search: JobSearch, now: Date): string {
  const kinds = kindsOf(search).map((kind) => (kind === 'fresher' ? 'freshers' : KIND_NAMES[kind]))
  const { cities, location, skills, categories, companies, search: words } = search
  const parts = [...cities, location, ...skills, ...categories, ...companies, words, ...kinds]
  const letters = parts
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_LETTERS)
    .replaceAll(/^-|-$/g, '')
  return `${letters || 'it-jobs'}-${isoDay(now)}.csv`
}
