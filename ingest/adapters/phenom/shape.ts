import { z } from 'zod'
import { looseText, requiredText } from '../shape.ts'
import { optionalMoment } from '../moment.ts'

/** The response of `/widgets` to a search. */
export const searchShape = z.object({
  refineSearch: z.object({
    totalHits: z.number().int().nonnegative(),
    data: z.object({ jobs: z.array(z.unknown()) }),
  }),
  /** Added by us: the first parts of every path of the site, `global/en`. */
  prefix: looseText,
})

/** What only a posting's own response has. Its departments and coordinators are persons: they are not read. */
export const detailShape = z.object({ description: looseText, compensationRange: looseText })

/** Its response. A posting that is closed has no `job`. */
export const detailResponseShape = z.object({
  jobDetail: z.object({ data: z.object({ job: detailShape.nullish() }).nullish() }),
})

/** Places are texts in the list and objects in the details. */
const place = z.union([z.string(), z.object({ location: looseText }).transform(({ location }) => location)])

export const jobShape = z.object({
  jobId: requiredText,
  title: requiredText,
  reqId: looseText,
  /** `en_GLOBAL`, the site's language and part. */
  locale: looseText,
  category: looseText,
  type: looseText,
  RemoteType: looseText,
  country: looseText,
  cityStateCountry: looseText,
  city: looseText,
  multi_location: z.array(place.nullish()).nullish(),
  postedDate: optionalMoment,
  applyUrl: z.url().nullish(),
  /** Added by us from the posting's own response. */
  detail: detailShape.nullish(),
  detail_problem: looseText,
})

export type PhenomJob = z.infer<typeof jobShape>
