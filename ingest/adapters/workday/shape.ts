import { z } from 'zod'
import { optionalMoment } from '../moment.ts'
import { optionalAddress, optionalFlag, optionalText, titleText, totalCount } from '../shape.ts'

/** A path below the site's address that cannot lead out of it. */
const path = z.string().regex(/^\/(?!.*(?:\.\.|\/\/|[?#]))/, 'expected a path below the site')

/** The response of `POST /wday/cxs/{tenant}/{site}/jobs`: undocumented, as seen on many tenants. */
export const listShape = z.object({
  total: totalCount,
  jobPostings: z.array(z.unknown()),
  facets: z.array(z.unknown()).nullish().catch(null),
  /** Added by us: the time of the response, from which "Posted 3 Days Ago" is counted. */
  answered_at: optionalMoment,
})

/** The response of `GET /wday/cxs/{tenant}/{site}{externalPath}`. */
export const detailShape = z.object({
  jobPostingInfo: z.object({
    title: titleText,
    jobDescription: optionalText,
    location: optionalText,
    additionalLocations: z.array(optionalText).nullish(),
    /** The publication date, despite its name. */
    startDate: optionalMoment,
    timeType: optionalText,
    remoteType: optionalText,
    jobReqId: optionalText,
    country: z.object({ descriptor: optionalText }).nullish(),
    jobRequisitionLocation: z.object({ descriptor: optionalText }).nullish(),
    externalUrl: optionalAddress,
    posted: optionalFlag,
    canApply: optionalFlag,
  }),
  hiringOrganization: z.object({ name: optionalText }).nullish(),
})

export const postingShape = z.object({
  title: titleText,
  externalPath: path,
  locationsText: optionalText,
  /** As text: "Posted 3 Days Ago". */
  postedOn: optionalText,
  timeType: optionalText,
  remoteType: optionalText,
  /** Added by us from the posting's own address. */
  detail: detailShape.nullish(),
})

/** A filter of the list: values, or nested filters. */
export interface Facet {
  facetParameter?: string | null | undefined
  descriptor?: string | null | undefined
  id?: string | null | undefined
  values?: Facet[] | null | undefined
}

export const facetShape: z.ZodType<Facet> = z.object({
  facetParameter: optionalText,
  descriptor: optionalText,
  id: optionalText,
  get values() {
    return z.array(facetShape).nullish()
  },
})

export type WorkdayPosting = z.infer<typeof postingShape>
export type WorkdayDetail = z.infer<typeof detailShape>
