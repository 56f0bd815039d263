import type { z } from 'zod'
import type { Adapter } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { HOST_LABEL } from '../host-name.ts'
import { rawPosting, type RawLocation, type RawPosting, type RawRejection } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated } from '../stated.ts'
import { boardShape, branchShape, jobShape, roleShape, type FreshteamJob } from './shape.ts'

/**
 * Freshteam career sites: one response has all jobs, and the branches and roles that they name by number.
 *
 * From sarthakjain004/headstart (a real response of 2026-09), where it last held. That `created_at` is the day of
 * publication is what that project assumes.
 */
export const freshteam: Adapter = {
  name: 'freshteam',
  board: HOST_LABEL,
  caseSensitive: false,
  example: 'acme',
  hosts: (board) => [hostOf(board)],
  policy: {
    scope: 'source',
    reason: 'The list behind its widget is undocumented, and we have not read its terms.',
    approves: () => false,
  },

  async fetch(board, get) {
    const { body } = await get(`https://${hostOf(board)}/hire/widgets/jobs.json`)
    // An unknown tenant gets 200 with a page of the vendor's. Any other page may be anything.
    if (body.trimStart().startsWith('<') && /\bfresh(?:team|works)\b/i.test(body))
      throw new SourceProblem('gone', `${board} is no company of Freshteam's`)
    const payload = checkShape(boardShape, parseJson(body))
    if (payload.jobs.length >= MOST)
      throw new SourceProblem('network', `the list stops at ${MOST} jobs, and may have more`)
    return payload
  },

  parse: parseJson,

  read(payload, board, settings) {
    const { jobs, branches, job_roles } = checkShape(boardShape, payload)
    const places = byId(branches, branchShape)
    const roles = byId(job_roles, roleShape)
    const named = nameCompany(board, null, settings)
    return readEach({
      items: jobs,
      at: 'jobs',
      shape: jobShape,
      title: labelled('id', 'title'),
      read: (job) => readJob(job, named, places.get(job.branch_id), roles.get(job.job_role_id)),
    })
  },
}

/** The list has no more, and does not say that it was cut off. */
const MOST = 1000

function hostOf(board: string): string {
  return `${board}.freshteam.com`
}

/** A branch or role that is unreadable is one that is not stated. */
function byId<T extends { id: unknown }>(rows: unknown[], shape: z.ZodType<T>): Map<unknown, T> {
  return new Map(
    rows.flatMap((row) => {
      const { data } = shape.safeParse(row)
      return data ? [[data.id, data] as const] : []
    }),
  )
}

const JOB_TYPES: Record<number, string> = {
  1: 'Contract',
  2: 'Full time',
  3: 'Internship',
  4: 'Part time',
  5: 'Temporary',
  6: 'Seasonal',
  7: 'Volunteer',
  8: 'Fixed term',
}

function readJob(
  job: FreshteamJob,
  named: ReturnType<typeof nameCompany>,
  branch: z.infer<typeof branchShape> | undefined,
  role: z.infer<typeof roleShape> | undefined,
): RawPosting | RawRejection {
  const external_id = String(job.id)
  if (job.deleted) return { external_id, title: job.title, reason: 'unlisted', detail: null }
  return rawPosting({
    external_id,
    title: job.title,
    ...named,
    locations: readLocations(job, branch),
    departments: stated(role?.name),
    employment_type: JOB_TYPES[job.job_type ?? 0] ?? null,
    workplace_type: job.remote ? 'Remote' : null,
    description: job.description ?? '',
    posted_at: job.created_at,
    posted_at_basis: 'created_at',
    source_url: job.url,
  })
}

function readLocations(job: FreshteamJob, branch: z.infer<typeof branchShape> | undefined): RawLocation[] {
  const preferred = stated(...(job.preferred_remote_job_locations ?? '').split('|'))
  if (job.remote !== false && preferred.length > 0) return preferred.map((text) => ({ text, country: null }))
  const parts = stated(branch?.city, branch?.state)
  const [text = ''] = parts.length > 0 ? [parts.join(', ')] : stated(branch?.location)
  const [country = null] = stated(branch?.country_code)
  return text === '' && country === null ? [] : [{ text, country }]
}
