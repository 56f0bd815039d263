import { z } from 'zod'
import { looseText, requiredText } from '../shape.ts'

export const searchShape = z.object({ hits: z.number().int().nonnegative(), jobs: z.array(z.unknown()) })

/** One of `locations`, which are JSON inside of strings. */
export const placeShape = z.object({
  normalizedCityName: looseText,
  normalizedStateName: looseText,
  countryIso2a: looseText,
  /** ONSITE or VIRTUAL. */
  type: looseText,
})

export const jobShape = z.object({
  id_icims: requiredText,
  title: requiredText,
  job_path: z.string().startsWith('/'),
  /** `October  2, 2026` */
  posted_date: looseText,
  description: looseText,
  basic_qualifications: looseText,
  preferred_qualifications: looseText,
  locations: z.array(z.string()).nullish(),
  normalized_location: looseText,
  job_category: looseText,
  job_schedule_type: looseText,
  is_intern: z.boolean().nullish(),
  url_next_step: z.url().nullish(),
})

export type AmazonJob = z.infer<typeof jobShape>
