import { z } from 'zod'
import { optionalText, requiredText, totalCount } from '../shape.ts'

export const listShape = z.object({ count: totalCount, data: z.array(z.unknown()) })

export const jobShape = z.object({
  id: requiredText,
  title: requiredText,
  ref: optionalText,
  /** A language and a country: `en-in`. */
  country_code: optionalText,
  /** `Chennai (ex Madras), Pune` */
  location: optionalText,
  description: optionalText,
  contract_type: optionalText,
  experience_level: optionalText,
  professional_communities: optionalText,
  status: optionalText,
  deleted_at: optionalText,
  /** The posting on careers.capgemini.com. */
  apply_job_url: z.url(),
  /** Added by us from that page. `updated_at` is no publication date. */
  detail: z.object({ datePosted: optionalText }).nullish(),
  detail_problem: optionalText,
})

export type CapgeminiJob = z.infer<typeof jobShape>
