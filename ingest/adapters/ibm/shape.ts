import { z } from 'zod'
import { optionalText, requiredText, totalCount } from '../shape.ts'

export const searchShape = z.object({
  hits: z.object({
    /** `relation` is `gte` where the search stopped counting. */
    total: z.object({ value: totalCount, relation: optionalText }),
    hits: z.array(z.unknown()),
  }),
})

/** The keyword fields are texts or lists of texts. */
const keywords = z
  .union([optionalText, z.array(optionalText)])
  .transform((value) => [value].flat().flatMap((text) => text ?? []))

export const hitShape = z.object({
  _id: requiredText,
  _source: z.object({
    title: requiredText,
    /** `https://careers.ibm.com/careers/JobDetail?jobId=108218` */
    url: z.url(),
    /** Cut at "...". */
    description: optionalText,
    /** The country. */
    field_keyword_05: keywords,
    /** The field of work. */
    field_keyword_08: keywords,
    /** `Hybrid` */
    field_keyword_17: keywords,
    /** `Professional`, `Internship` */
    field_keyword_18: keywords,
    /** `Bangalore, IN` or `Multiple Cities` */
    field_keyword_19: keywords,
  }),
  /** Added by us from the posting's page: its schema.org data. */
  detail: z.record(z.string(), z.unknown()).nullish(),
  detail_problem: optionalText,
})

export type IbmHit = z.infer<typeof hitShape>
