import { z } from 'zod'
import { momentField } from '../moment.ts'
import { optionalFlag, optionalNumber, optionalText, requiredText } from '../shape.ts'

const id = requiredText

/** The answer of `jobs.json`. */
export const boardShape = z.object({
  jobs: z.array(z.unknown()),
  branches: z.array(z.unknown()).default([]),
  job_roles: z.array(z.unknown()).default([]),
})

export const branchShape = z.object({
  id,
  city: optionalText,
  state: optionalText,
  country_code: optionalText,
  location: optionalText,
})

export const roleShape = z.object({ id, name: optionalText })

export const jobShape = z.object({
  id,
  title: z.string().min(1),
  description: optionalText,
  job_type: optionalNumber,
  deleted: optionalFlag,
  created_at: momentField,
  url: z.url(),
  remote: optionalFlag,
  branch_id: id.nullish(),
  job_role_id: id.nullish(),
  /** "Pune, India|Remote, India": where a remote job can be done, in place of its branch. */
  preferred_remote_job_locations: optionalText,
})

export type FreshteamJob = z.infer<typeof jobShape>
