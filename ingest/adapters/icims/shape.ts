import { z } from 'zod'
import { optionalText, requiredText } from '../shape.ts'

export const siteShape = z.object({ pages: z.array(z.unknown()) })

/** A posting's page as we save it. */
export const pageShape = z.object({
  /** `https://careers-acme.icims.com/jobs/1234/software-engineer/job` */
  url: z.url(),
  /** The page's schema.org data. */
  detail: z.looseObject({ title: requiredText }).nullish(),
  detail_problem: optionalText,
})

export type IcimsPage = z.infer<typeof pageShape>
