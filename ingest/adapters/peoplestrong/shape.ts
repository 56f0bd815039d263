import { z } from 'zod'
import { looseText, requiredText } from '../shape.ts'

/** The response of `jobs/v1`. Its code is 200, and 201 for a name that is no portal. */
export const listShape = z.object({
  totalRecords: z.number().int().nonnegative().nullish(),
  messageCode: z.object({ code: z.number() }).nullish(),
  response: z.array(z.unknown()).nullable(),
})

const skills = z.array(z.string().nullish()).nullish()

/** The details of one posting. A posting that is closed has no title. Its pay is internal: it is not read. */
export const detailShape = z.object({
  jobTitle: looseText,
  jobDescription: looseText,
  employmentType: looseText,
  minimumExp: looseText,
  maximumExp: looseText,
})

export const jobShape = z.object({
  jobCode: requiredText,
  jobTitle: requiredText,
  jobDetailUrl: z.url().nullish(),
  /** `2026-09-25` */
  jobPostedDate: looseText,
  jobClosureDate: looseText,
  /** `India>Maharashtra>Pune>Pune` */
  locationHierarchyComplete: looseText,
  organizationUnitComplete: looseText,
  organizationUnit: looseText,
  expRange: looseText,
  skills: z.object({ mustTohave: skills, goodtohave: skills }).nullish(),
  /** Added by us from the posting's own address. */
  detail: detailShape.nullish(),
  detail_problem: looseText,
})

export type PeopleStrongJob = z.infer<typeof jobShape>
