import { z } from 'zod'
import { optionalAddress, optionalFlag, optionalText, requiredText, totalCount } from '../shape.ts'

export const listShape = z.object({
  totalCount: totalCount,
  jobs: z.array(z.unknown()),
})

/** What these hold is the employer's choice. */
const tags = z.unknown().optional()

export const jobShape = z.object({
  data: z.object({
    slug: requiredText,
    language: optionalText,
    title: requiredText,
    req_id: optionalText,
    internal: optionalFlag,
    description: optionalText,
    responsibilities: optionalText,
    qualifications: optionalText,
    city: optionalText,
    state: optionalText,
    country: optionalText,
    country_code: optionalText,
    /** `Hyderabad, India; Pune, India` */
    full_location: optionalText,
    categories: z.array(z.object({ name: optionalText }).nullish()).nullish(),
    employment_type: optionalText,
    hiring_organization: optionalText,
    /** `2026-07-10T14:58:00+0000` or `September 22, 2026`. `update_date` is no publication date. */
    posted_date: optionalText,
    apply_url: optionalAddress,
    tags1: tags,
    tags2: tags,
    tags3: tags,
    tags4: tags,
  }),
})

export type JibeJob = z.infer<typeof jobShape>['data']
