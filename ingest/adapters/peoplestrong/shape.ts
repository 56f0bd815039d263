import { z } from 'zod'
import { optionalAddress, optionalText, requiredText, totalCount } from '../shape.ts'

/** The response of `jobs/v1`. Its code is 200, and 201 for a name that is no portal. */
export const listShape = z.object({
  totalRecords: totalCount.nullish(),
  messageCode: z.object({ code: totalCount }).nullish(),
  response: z.array(z.unknown()).nullable(),
})

const skills = z.array(optionalText).nullish()

/** The details of one posting. A posting that is closed has no title. Its pay is internal: it is not read. */
export const detailShape = z.object({
  jobTitle: optionalText,
  jobDescription: optionalText,
  employmentType: optionalText,
  minimumExp: optionalText,
  maximumExp: optionalText,
  /** `2026-10-31 00:00:00.0`, for lists without `jobClosureDate`. */
  CandidatePortalEndDate: optionalText,
})

export const jobShape = z.object({
  jobCode: requiredText,
  jobTitle: requiredText,
  jobDetailUrl: optionalAddress,
  /** `2026-09-25` */
  jobPostedDate: optionalText,
  jobClosureDate: optionalText,
  /** `India>Maharashtra>Pune>Pune` */
  locationHierarchyComplete: optionalText,
  organizationUnitComplete: optionalText,
  organizationUnit: optionalText,
  expRange: optionalText,
  skills: z.object({ mustTohave: skills, goodtohave: skills }).nullish(),
  /** Added by us from the posting's own address. */
  detail: detailShape.nullish(),
  detail_problem: optionalText,
})

export type PeopleStrongJob = z.infer<typeof jobShape>
