import type { JobSummary, ShownJob } from '#core/job.ts'
import { postingIdRange } from '#core/posting-address.ts'
import { findPostingIds } from '#db/queries/jobs/posting-lookup.ts'
import { getJob } from '#db/queries/jobs/jobs.ts'
import { listSimilarJobs } from '#db/queries/jobs/related-jobs.ts'
import type { RequestScope } from '#app/page/context.ts'
import { paths } from '#app/paths.ts'
import { queryWithFallback } from '#app/page/read.server.ts'
import { jobPostingJsonLd } from './job-posting-json-ld.server.ts'
import { readPostingDetail, type PostingDetail } from './posting-detail.server.ts'

/** One posting and what its page shows besides. */
export interface OpenedPosting {
  job: ShownJob
  /** null if it is closed. */
  detail: PostingDetail | null
  /** Structured data, if the posting may be marked up. */
  jsonLd: object | null
  /** Open postings to show below a closed one. */
  similar: JobSummary[]
}

/** The posting with this id; null if it is unknown. */
export async function readOpenedPosting(scope: RequestScope, id: string): Promise<OpenedPosting | null> {
  const { db, siteUrl, now } = scope
  const job = await getJob(db, id)
  if (!job) return null
  const detail = job.is_active ? await readPostingDetail(scope, job) : null
  const similar = job.is_active ? [] : await listSimilarJobs(db, job)
  const { description: _, ...shown } = job
  return { job: shown, detail, jsonLd: jobPostingJsonLd(job, { siteUrl, now }), similar }
}

interface PostingPage {
  opened: OpenedPosting | null
  unavailable: boolean
  /** 200, 410 for a closed posting, 404 for an unknown one, 503 if the database is down. */
  status: number
  /** The posting's own path, if this is another one. */
  movedTo: string | null
}

/**
 * Reads the page of a posting by the last part of its path. If several postings share the digits of the id, the words
 * decide. The page of a hidden duplicate has moved to the posting that is shown instead.
 */
export async function readPostingPage(scope: RequestScope, slug: string): Promise<PostingPage> {
  const read = await queryWithFallback(scope, 'posting', () => findPosting(scope, slug), null)
  const opened = read.value
  const path = opened && paths.posting(opened.job)
  const isOwnPath = path === pathOf(slug)
  return {
    opened,
    unavailable: read.degraded,
    status: read.degraded ? 503 : opened ? (opened.job.is_active ? 200 : 410) : 404,
    movedTo: isOwnPath ? null : path,
  }
}

async function findPosting(scope: RequestScope, slug: string): Promise<OpenedPosting | null> {
  const range = postingIdRange(slug)
  if (!range) return null
  const ids = await findPostingIds(scope.db, range)
  const found = await Promise.all(ids.map((id) => readOpenedPosting(scope, id)))
  return found.find((opened) => opened && paths.posting(opened.job) === pathOf(slug)) ?? found[0] ?? null
}

function pathOf(slug: string): string {
  return `${paths.jobs()}/${encodeURIComponent(slug)}`
}
