import { z } from 'zod'
import { defineAdapter, listAt, labelled, tenantOf } from '../define-adapter.ts'
import { unlisted } from '../raw-posting.ts'
import { field, parseJson, texts } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedText, type StatedPlace } from '../stated.ts'

/** The list has no more, and does not say that it was cut off. */
const MOST = 1000

const id = field.required

const branchShape = z.object({
  id,
  ...texts('city', 'state', 'country_code', 'location'),
})

const roleShape = z.object({ id, name: field.text })

const jobShape = z.object({
  id,
  title: field.title,
  description: field.text,
  job_type: field.number,
  deleted: field.flag,
  created_at: field.requiredMoment,
  url: z.url(),
  remote: field.flag,
  branch_id: field.beside,
  job_role_id: field.beside,
  /** "Pune, India|Remote, India": where a remote job can be done, in place of its branch. */
  preferred_remote_job_locations: field.text,
})

/** Branches and roles that are unreadable are not stated. */
const list = listAt({
  at: 'jobs',
  beside: {
    branches: z.array(branchShape.nullable().catch(null)).nullish().catch(null),
    job_roles: z.array(roleShape.nullable().catch(null)).nullish().catch(null),
  },
})

/**
 * Freshteam career sites: one response has all jobs, and the branches and roles that they name by number.
 *
 * From sarthakjain004/headstart (a real response of 2026-09), where it last held. That `created_at` is the day of
 * publication is what that project assumes.
 */
export const freshteam = defineAdapter({
  name: 'freshteam',
  ...tenantOf('freshteam.com'),
  permission: 'The list behind its widget is undocumented, and we have not read its terms.',
  list,
  posting: jobShape,
  label: labelled('id', 'title'),

  async fetch(board, get) {
    const { body } = await get(`https://${board}.freshteam.com/hire/widgets/jobs.json`)
    // An unknown tenant gets 200 with a page of the vendor's. Any other page may be anything.
    if (body.trimStart().startsWith('<') && /\bfresh(?:team|works)\b/i.test(body))
      throw new SourceProblem('gone', `${board} is no company of Freshteam's`)
    const payload = parseJson(body)
    if (list.read(payload).items.length >= MOST)
      throw new SourceProblem('network', `the list stops at ${MOST} jobs, and may have more`)
    return payload
  },

  read(job, { beside: { branches, job_roles: roles } }) {
    if (job.deleted) return unlisted(job.id, job.title)
    const branch = branches?.find((branch) => branch?.id === job.branch_id)
    return {
      external_id: job.id,
      title: job.title,
      locations: readLocations(job, branch),
      departments: [roles?.find((role) => role?.id === job.job_role_id)?.name],
      employment_type: JOB_TYPES[job.job_type ?? 0],
      workplace_type: job.remote ? 'Remote' : null,
      description: job.description,
      posted: { created_at: job.created_at },
      source_url: job.url,
    }
  },
})

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

function readLocations(
  job: z.infer<typeof jobShape>,
  branch: z.infer<typeof branchShape> | null | undefined,
): StatedPlace[] {
  const preferred = stated(...(job.preferred_remote_job_locations ?? '').split('|'))
  if (job.remote !== false && preferred.length > 0) return preferred
  return [
    { text: statedText(branch?.city, branch?.state) ?? branch?.location, country: branch?.country_code },
  ]
}
