import { z } from 'zod'
import { looseText, requiredText } from '../shape.ts'

export const listShape = z.object({
  totalCount: z.number().int().nonnegative(),
  jobs: z.array(z.unknown()),
})

/** What these hold is the employer's choice. */
const tags = z.unknown()

export const jobShape = z.object({
  data: z.object({
    slug: requiredText,
    language: looseText,
    title: requiredText,
    req_id: looseText,
    internal: z.boolean().nullish(),
    description: looseText,
    responsibilities: looseText,
    qualifications: looseText,
    city: looseText,
    state: looseText,
    country: looseText,
    country_code: looseText,
    /** `Hyderabad, India; Pune, India` */
    full_location: looseText,
    categories: z.array(z.object({ name: looseText }).nullish()).nullish(),
    employment_type: looseText,
    hiring_organization: looseText,
    /** `2026-07-10T14:58:00+0000` or `September 22, 2026`. `update_date` is no publication date. */
    posted_date: looseText,
    apply_url: z.url().nullish(),
    tags1: tags,
    tags2: tags,
    tags3: tags,
    tags4: tags,
  }),
})

export type JibeJob = z.infer<typeof jobShape>['data']
