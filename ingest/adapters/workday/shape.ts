import { z } from 'zod'
import { listAt } from '../define-adapter.ts'
import { field, texts } from '../shape.ts'

/** A path below the site's address that cannot lead out of it. */
const path = z.string().regex(/^\/(?!.*(?:\.\.|\/\/|[?#]))/, 'expected a path below the site')

/**
 * The response of `POST /wday/cxs/{tenant}/{site}/jobs`: undocumented, as seen on many tenants. Its time is added by us:
 * "Posted 3 Days Ago" is counted from it.
 */
export const list = listAt({
  at: 'jobPostings',
  total: 'total',
  beside: { facets: z.array(z.unknown()).nullish().catch(null), answered_at: field.moment },
})

/** The response of `GET /wday/cxs/{tenant}/{site}{externalPath}`. */
export const detailShape = z.object({
  jobPostingInfo: z.object({
    title: field.title,
    ...texts('jobDescription', 'location'),
    additionalLocations: z.array(field.text).nullish(),
    /** The publication date, despite its name. */
    startDate: field.moment,
    ...texts('timeType', 'remoteType', 'jobReqId'),
    country: z.object({ descriptor: field.text }).nullish(),
    jobRequisitionLocation: z.object({ descriptor: field.text }).nullish(),
    externalUrl: field.address,
    posted: field.flag,
    canApply: field.flag,
  }),
  hiringOrganization: z.object({ name: field.text }).nullish(),
})

export const postingShape = z.object({
  title: field.title,
  externalPath: path,
  locationsText: field.text,
  /** As text: "Posted 3 Days Ago". */
  postedOn: field.text,
  ...texts('timeType', 'remoteType'),
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
  ...texts('facetParameter', 'descriptor', 'id'),
  get values() {
    return z.array(facetShape).nullish()
  },
})

export type WorkdayPosting = z.infer<typeof postingShape>
export type WorkdayDetail = z.infer<typeof detailShape>
