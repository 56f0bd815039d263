import { z } from 'zod'
import { optionalAddress, optionalText, requiredText, totalCount } from '../shape.ts'
import { optionalMoment } from '../moment.ts'

/** The response of `/widgets` to a search. */
export const searchShape = z.object({
  refineSearch: z.object({
    totalHits: totalCount,
    data: z.object({ jobs: z.array(z.unknown()) }),
  }),
  /** Added by us: the first parts of every path of the site, `global/en`. */
  prefix: optionalText,
})

/** What only a posting's own response has. Its departments and coordinators are persons: they are not read. */
export const detailShape = z.object({
  description: optionalText,
  compensationRange: optionalText,
  companyName: optionalText,
})

/** Its response. A posting that is closed has no `job`. */
export const detailResponseShape = z.object({
  jobDetail: z.object({ data: z.object({ job: detailShape.nullish() }).nullish() }),
})

/** Places are texts in the list and objects in the details. */
const place = z.union([
  optionalText,
  z.object({ location: optionalText }).transform(({ location }) => location),
])

export const jobShape = z.object({
  jobId: requiredText,
  title: requiredText,
  reqId: optionalText,
  /** `en_GLOBAL`, the site's language and part. */
  locale: optionalText,
  category: optionalText,
  type: optionalText,
  RemoteType: optionalText,
  country: optionalText,
  cityStateCountry: optionalText,
  city: optionalText,
  multi_location: z.array(place.nullish()).nullish(),
  postedDate: optionalMoment,
  applyUrl: optionalAddress,
  /** Added by us from the posting's own response. */
  detail: detailShape.nullish(),
  detail_problem: optionalText,
})

export type PhenomJob = z.infer<typeof jobShape>
