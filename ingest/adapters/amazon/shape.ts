import { z } from 'zod'
import { optionalAddress, optionalFlag, optionalText, requiredText, totalCount } from '../shape.ts'

export const searchShape = z.object({ hits: totalCount, jobs: z.array(z.unknown()) })

/** One of `locations`, which are JSON inside of strings. */
export const placeShape = z.object({
  normalizedCityName: optionalText,
  normalizedStateName: optionalText,
  countryIso2a: optionalText,
  /** ONSITE or VIRTUAL. */
  type: optionalText,
})

export const jobShape = z.object({
  id_icims: requiredText,
  title: requiredText,
  job_path: z.string().startsWith('/'),
  /** `October  2, 2026` */
  posted_date: optionalText,
  description: optionalText,
  basic_qualifications: optionalText,
  preferred_qualifications: optionalText,
  locations: z.array(optionalText).nullish(),
  normalized_location: optionalText,
  job_category: optionalText,
  job_schedule_type: optionalText,
  is_intern: optionalFlag,
  url_next_step: optionalAddress,
})

export type AmazonJob = z.infer<typeof jobShape>
