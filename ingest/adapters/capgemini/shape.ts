import { z } from 'zod'
import { looseText, requiredText } from '../shape.ts'

export const listShape = z.object({ count: z.number().int().nonnegative(), data: z.array(z.unknown()) })

export const jobShape = z.object({
  id: requiredText,
  title: requiredText,
  ref: looseText,
  /** A language and a country: `en-in`. */
  country_code: looseText,
  /** `Chennai (ex Madras), Pune` */
  location: looseText,
  description: looseText,
  contract_type: looseText,
  experience_level: looseText,
  professional_communities: looseText,
  status: looseText,
  deleted_at: looseText,
  /** The posting on careers.capgemini.com. */
  apply_job_url: z.url(),
  /** Added by us from that page. `updated_at` is no publication date. */
  detail: z.object({ datePosted: looseText }).nullish(),
  detail_problem: looseText,
})

export type CapgeminiJob = z.infer<typeof jobShape>
