import { z } from 'zod'
import { optionalText } from '../shape.ts'

const count = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
const id = z.union([z.string().min(1), z.number()])

/** The response of `candidatejobsearch`. Undocumented: these are the fields that public projects have found. */
export const listShape = z.object({
  totalJobCount: count,
  jobVoList: z.array(z.unknown()),
  /** Added by us: the careers site's public token, which the addresses of its postings contain. */
  token: optionalText,
})

/** The response of `candidatejobdetail`. */
export const detailShape = z.object({
  jobVO: z.object({
    jobDesc: optionalText,
    bussinessUnit: optionalText,
    jobTypeCustom3: optionalText,
    jobPostingDate: optionalText,
    careerSiteDate: optionalText,
    publishDetails: z.object({ CAREER_SITE: optionalText }).nullish(),
    compensationRange: optionalText,
    compensationInfo: optionalText,
    hiringDeadline: optionalText,
  }),
  companyVO: z.object({ companyName: optionalText }).nullish(),
})

export const jobShape = z.object({
  jobSeq: id,
  jobTitle: z.string().min(1),
  /** Cities: "Mumbai, Chennai". */
  locations: optionalText,
  /** A country: "India", "IND"; sometimes a city. */
  jobLocation: optionalText,
  jobReqExp: optionalText,
  jobCode: optionalText,
  jobPrimarySkills: optionalText,
  jobDesc: optionalText,
  /** Added by us from the posting's own address. */
  detail: detailShape.nullish(),
  detail_problem: optionalText,
})

export type RippleHireJob = z.infer<typeof jobShape>
