import { z } from 'zod'
import { optionalText, requiredText } from '../shape.ts'

export const listShape = z.object({
  totalCount: z.number().int().nonnegative(),
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
    internal: z.boolean().nullish(),
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
    apply_url: z.url().nullish(),
    tags1: tags,
    tags2: tags,
    tags3: tags,
    tags4: tags,
  }),
})

export type JibeJob = z.infer<typeof jobShape>['data']
