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
import { getJob } from '#db/queries/jobs/jobs.ts'
import { listMncCompanies, listMncJobOpenings } from '#db/queries/content/mnc.ts'
import { countBusinessIdeas, listBusinessIdeas, listStartupResources } from '#db/queries/content/startup.ts'
import { countFeaturedJobs, listFullFeaturedJobs } from '#db/queries/jobs/jobs-full.ts'
import type { Database } from '#db/schema.ts'

type Db = Kysely<Database>
type Row = Record<string, unknown> & { id: string }

/** The result of a read call. */
export type ReadResult =
  | { rows: readonly Row[]; total: number; more?: boolean }
  | { row: Row }
  | { problem: ProblemName; detail: string; parameter?: string }

/** Reads the data of each call but `listJobs`, with the same queries as the pages. `id` comes from the path. */
export const READS: {
  [Name in Exclude<ReadCallName, 'listJobs'>]: (
    db: Db,
    query: QueryOf<Name>,
    id: string,
  ) => Promise<ReadResult>
} = {
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

/** All other lists are short, so they are read completely and then sliced. */
function pageOf(
  all: readonly { id: string }[],
  { limit, cursor }: { limit: number; cursor?: string },
): ReadResult {
  const cursorId = cursor?.toLowerCase()
  const index = cursorId === undefined ? -1 : all.findIndex(({ id }) => id === cursorId)
  if (cursorId !== undefined && index === -1) return unknownCursor()
  const rows = all.slice(index + 1, index + 1 + limit).map(asRow)
  return { rows, total: all.length, more: index + 1 + limit < all.length }
}

export function unknownCursor(): ReadResult {
  const detail = 'The row of this cursor is no longer in this list. Start again without a cursor.'
  return { problem: 'invalid-parameters', parameter: 'cursor', detail }
}

export function asRow(row: { id: string }): Row {
  return { ...row }
}
