import type { Kysely } from 'kysely'
import type { QueryOf, ReadCallName } from '#core/api/calls.ts'
import type { ProblemName } from '#core/api/problems.ts'
import { getCareerPath, listCareerPaths } from '#db/queries/content/career-paths.ts'
import {
  COURSES,
  INTERVIEW_RESOURCES,
  listRows,
  PREP_RESOURCES,
  RESUME_RESOURCES,
  TOOLS,
} from '#db/queries/content/catalogue.ts'
import { listEvents } from '#db/queries/content/events.ts'
import { countJobs } from '#db/queries/jobs/job-counts.ts'
import { parseJobQuery } from '#db/queries/jobs/job-search.ts'
import { getJob } from '#db/queries/jobs/jobs.ts'
import { listMncCompanies, listMncJobOpenings } from '#db/queries/content/mnc.ts'
import { countBusinessIdeas, listBusinessIdeas, listStartupResources } from '#db/queries/content/startup.ts'
import {
  countFeaturedJobs,
  findJobCursor,
  listFullFeaturedJobs,
  listFullJobs,
} from '#db/queries/jobs/jobs-full.ts'
import type { Database } from '#db/schema.ts'

type Db = Kysely<Database>
type Row = Record<string, unknown> & { id: string }

/** What a call found. */
export type Found =
  | { rows: readonly Row[]; total: number; more?: boolean }
  | { row: Row }
  | { problem: ProblemName; detail: string; parameter?: string }

/** Answers each call from the database, with the queries that the pages use. The id is the path's. */
export const READS: { [Name in ReadCallName]: (db: Db, query: QueryOf<Name>, id: string) => Promise<Found> } =
  {
    listJobs: readJobs,
    listFeaturedJobs: async (db, { limit }) => {
      const [rows, total] = await Promise.all([listFullFeaturedJobs(db, limit), countFeaturedJobs(db)])
      return { rows: rows.map(asRow), total }
    },
    getJob: async (db, _, id) => {
      const job = await getJob(db, id)
      if (!job) return { problem: 'not-found', detail: 'We have no job with this id.' }
      if (job.is_active) return { row: asRow(job) }
      const when = job.closed_at ? ` on ${job.closed_at.toISOString()}` : ''
      return { problem: 'gone', detail: `This job closed${when}.` }
    },
    listMncCompanies: async (db, query) => pageOf(await listMncCompanies(db), query),
    listMncJobOpenings: async (db, query) => pageOf(await listMncJobOpenings(db, query), query),
    listCareerPaths: async (db, query) => pageOf(await listCareerPaths(db, query), query),
    getCareerPath: async (db, _, id) => {
      const path = await getCareerPath(db, id)
      return path
        ? { row: asRow(path) }
        : { problem: 'not-found', detail: 'We have no career path with this id.' }
    },
    listCourses: async (db, query) => pageOf(await listRows(db, COURSES, query, query.sort), query),
    listEvents: async (db, query) => pageOf(await listEvents(db, query), query),
    listPrepResources: async (db, query) =>
      pageOf(
        await listRows(db, PREP_RESOURCES, { ...query, is_free: query.is_free === 'true' || undefined }),
        query,
      ),
    listTools: async (db, query) => pageOf(await listRows(db, TOOLS, query, query.sort), query),
    listInterviewResources: async (db, query) =>
      pageOf(await listRows(db, INTERVIEW_RESOURCES, query, query.sort), query),
    listResumeResources: async (db, query) =>
      pageOf(await listRows(db, RESUME_RESOURCES, query, query.sort), query),
    listBusinessIdeas: async (db, { limit }) => {
      const [rows, total] = await Promise.all([listBusinessIdeas(db, limit), countBusinessIdeas(db)])
      return { rows: rows.map(asRow), total }
    },
    listStartupResources: async (db, query) => pageOf(await listStartupResources(db), query),
  }

/** Jobs go on behind a place in their order, so that the last page of a million costs what the first does. */
async function readJobs(db: Db, { limit, cursor, ...filters }: QueryOf<'listJobs'>): Promise<Found> {
  const after = cursor === undefined ? undefined : await findJobCursor(db, cursor)
  if (after === null) return lostCursor()
  const wanted = parseJobQuery(filters)
  const [found, total] = await Promise.all([
    listFullJobs(db, wanted, limit + 1, { after }),
    countJobs(db, wanted),
  ])
  return { rows: found.slice(0, limit).map(asRow), total, more: found.length > limit }
}

/** Every other list is short and read whole, as its page reads it. */
function pageOf(
  all: readonly { id: string }[],
  { limit, cursor }: { limit: number; cursor?: string },
): Found {
  const wanted = cursor?.toLowerCase()
  const at = wanted === undefined ? -1 : all.findIndex(({ id }) => id === wanted)
  if (wanted !== undefined && at === -1) return lostCursor()
  const rows = all.slice(at + 1, at + 1 + limit).map(asRow)
  return { rows, total: all.length, more: at + 1 + limit < all.length }
}

function lostCursor(): Found {
  const detail = 'The row of this cursor is no longer in this list. Start again without a cursor.'
  return { problem: 'invalid-parameters', parameter: 'cursor', detail }
}

function asRow(row: { id: string }): Row {
  return { ...row }
}
