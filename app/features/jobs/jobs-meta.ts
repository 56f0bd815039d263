import { formatExperience, formatYears } from '#core/experience.ts'
import type { ShownJob } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import { listMeta, pageCount } from '#app/page/list-meta.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import { TWIN_LETTERS } from '#core/posting-address.ts'
import { defaultOrder, JOBS_PER_PAGE, type JobsState } from './jobs-href.ts'
import { isFiltered } from './jobs-url.ts'
import { listHref } from './list-href.ts'
import { lastPageShown } from './list-pages.ts'
import { postedAgo } from './posted-ago.ts'
import type { MetaDescriptor } from 'react-router'

type PostingMeta = Pick<PageMeta, 'title' | 'description' | 'path' | 'noindex' | 'hasPicture'>

interface PostingListHead extends Pick<
  Parameters<typeof listMeta>[0],
  'title' | 'description' | 'siteUrl' | 'hasPicture' | 'total' | 'least' | 'narrowed' | 'samples'
> {
  state: JobsState
  /** Path of the list: its filters are in the path, or in `state` if it is that of the jobs page. */
  basePath: string
}

/** The head of any list of postings. Its look is no part of its address, and another order is the same list. */
export function postingListMeta({ state, basePath, narrowed, ...head }: PostingListHead): MetaDescriptor[] {
  return listMeta({
    ...head,
    hrefOf: (page) => listHref(basePath, { ...state, page, show: 0, view: 'cards', job: null }),
    page: state.page,
    pages: pageCount(head.total, JOBS_PER_PAGE),
    shownTo: lastPageShown(state),
    narrowed: narrowed || state.order !== defaultOrder(state),
  })
}

/**
 * The head of the jobs page. Only the plain list is indexed, because filtered lists repeat the same jobs.
 *
 * @param total 0 if the list could not be read.
 */
export function jobsPageMeta(state: JobsState, total: number, siteUrl: string | undefined): MetaDescriptor[] {
  return postingListMeta({
    title: 'IT jobs in India',
    description:
      'IT jobs in India for freshers and experienced professionals, straight from company careers ' +
      'pages. Filter by remote, hybrid, on-site or fresher.',
    siteUrl,
    state,
    basePath: paths.jobs(),
    total,
    narrowed: isFiltered(state),
  })
}

interface PostingHead {
  /** Null or undefined if it is unknown. */
  job: ShownJob | null | undefined
  /** Another open posting of the company has the same title and place. */
  isTwin: boolean
  now: Date
  /** The requested path, for a posting that is unknown. */
  path: string
}

/**
 * The head of a posting. No two open ones have the same title or description: those of a company with the same title and
 * place tell the number of the job.
 */
export function postingMeta({ job, isTwin, now, path }: PostingHead): PostingMeta {
  if (job?.is_active) {
    const number = isTwin ? ` (job ${jobNumber(job)})` : ''
    return {
      title: `${job.title} at ${job.company}, ${job.location}${number}`,
      description: describePosting(job, number, now),
      path: paths.posting(job),
      noindex: job.is_sample,
      hasPicture: true,
    }
  }
  return {
    title: job ? `Closed: ${job.title} at ${job.company}` : 'Job not found',
    description: 'This job is no longer open. See open IT jobs in India.',
    path: job ? paths.posting(job) : path,
    noindex: true,
  }
}

/** The employer's own number, or the digits of its address. */
function jobNumber({ external_id, id }: ShownJob): string {
  return /^[\w.-]{1,24}$/.test(external_id) ? external_id : id.replaceAll('-', '').slice(0, 12)
}

const MOST_SKILLS = 2
const MOST_LETTERS = 160

/**
 * "Data Engineer at Acme, Pune: SQL, Python · 2–4 years · ₹8 LPA. Posted 3 days ago." If that is too long it leaves out
 * pay, then years, then the company, which the title has.
 */
function describePosting(job: ShownJob, number: string, now: Date): string {
  const [title, company, location] = [
    shortened(job.title, TWIN_LETTERS.title),
    shortened(job.company, 30),
    shortened(job.location, TWIN_LETTERS.location),
  ]
  const isStated = job.experience_level !== null || formatYears(job) !== null
  const skills = job.skills.slice(0, MOST_SKILLS).join(', ')
  const facts = [skills || null, isStated ? formatExperience(job) : null, formatSalary(job)]
  const write = (shown: (string | null)[], by: string) => {
    const stated = shown.filter((fact) => fact !== null).join(' · ')
    return `${title}${by}, ${location}${number}${stated && `: ${stated}`}. ${postedAgo(job, now)}.`
  }
  const texts = [3, 2, 1].map((count) => write(facts.slice(0, count), ` at ${company}`))
  return (
    texts.find((text) => text.length <= MOST_LETTERS) ?? shortened(write([skills || null], ''), MOST_LETTERS)
  )
}

/** Cut between two words, if it is too long. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1).toWellFormed()
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || cut.length).trimEnd()}…`
}
