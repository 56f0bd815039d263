import { z } from 'zod'
import { besideText, optionalFlag, optionalText, requiredText, titleText, totalCount } from '../shape.ts'

/** In XML, an empty element is an empty text. */
const orNone = <T extends z.ZodType>(shape: T) =>
  z.preprocess((value) => (value === '' ? null : value), shape.nullish())

/** In XML, a list of one is that one. */
const list = z.preprocess((value) => {
  if (value === '') return []
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? [value] : value
}, z.array(z.unknown()))

/** The response of `candidatejobsearch`. Undocumented: these are the fields that public projects have found. */
export const listShape = z.object({
  totalJobCount: totalCount,
  jobVoList: list,
  /** Added by us: the careers site's public token, which the addresses of its postings contain. */
  token: besideText,
})

/** The response of `candidatejobdetail`. */
export const detailShape = z.object({
  jobVO: z.object({
    jobDesc: optionalText,
    bussinessUnit: optionalText,
    jobTypeCustom3: optionalText,
    jobPostingDate: optionalText,
    careerSiteDate: optionalText,
    publishDetails: orNone(z.object({ CAREER_SITE: optionalText })),
    compensationRange: optionalText,
    compensationInfo: optionalText,
    hiringDeadline: optionalText,
    /** `ACTIVE`, or why not. */
    jobStatus: optionalText,
    /** As the page has it: the numbers beside it are months here, and years in the list. */
    jobReqExp: optionalText,
  }),
  linkDeactivated: optionalFlag,
  companyVO: orNone(z.object({ companyName: optionalText })),
})

export const jobShape = z.object({
  jobSeq: requiredText,
  jobTitle: titleText,
  /** Cities: "Mumbai, Chennai". */
  locations: optionalText,
  /** A country: "India", "IND"; sometimes a city. */
  jobLocation: optionalText,
  jobReqExp: optionalText,
  jobStatus: optionalText,
  jobPostingDate: optionalText,
  publishDetails: orNone(z.object({ CAREER_SITE: optionalText })),
  jobCode: optionalText,
  jobPrimarySkills: optionalText,
  jobDesc: optionalText,
  /** Added by us from the posting's own address. */
  detail: detailShape.nullish(),
})

export type RippleHireJob = z.infer<typeof jobShape>
