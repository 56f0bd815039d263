import { z } from 'zod'
import { JOB_TYPES } from '#core/job.ts'
import { httpsLink, line, lines, slug } from './fields.ts'

/** Who may apply to a programme: students through their college, anyone eligible directly, or both. */
export const HIRING_TYPES = ['On-campus', 'Off-campus', 'On-campus and off-campus'] as const

const domainName = z
  .string()
  .max(120, 'expected at most 120 characters')
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'expected a bare domain name, without https://')

/**
 * One built-in hiring programme of `content/mnc-hiring-programmes.json`. `salaryRange` is what the employer
 * itself publishes, otherwise null; `deadline` is a published calendar day, `YYYY-MM-DD`, otherwise null;
 * `prepResources` are domain names, linked over https.
 */
export const mncHiringProgrammeSchema = z.strictObject({
  id: slug,
  company: line(120),
  logo: httpsLink.nullable(),
  positions: lines(80, 8),
  hiringType: z.enum(HIRING_TYPES),
  eligibility: line(500),
  salaryRange: line(80).nullable(),
  hiringStages: lines(160, 10),
  location: line(120),
  applyLink: httpsLink,
  prepResources: z
    .array(domainName)
    .min(1, 'expected at least one')
    .refine((names) => new Set(names).size === names.length, 'expected no duplicates'),
  deadline: z.iso.date('expected YYYY-MM-DD').nullable(),
  type: z.enum(JOB_TYPES),
})
