import { z } from 'zod'
import { optionalAddress, optionalText, requiredText, totalCount } from '../shape.ts'

export const searchShape = z.object({
  SearchResult: z.object({
    SearchResultCountAll: totalCount,
    SearchResultItems: z.array(z.unknown()),
  }),
})

const descriptor = z.object({
  /** The requisition, which several ads have. */
  PositionID: requiredText,
  PositionTitle: requiredText,
  PositionURI: z.url(),
  /** Where people apply, on the employer's application system. */
  ApplyURI: z.array(optionalAddress).nullish(),
  JobCategory: z.array(z.object({ Name: optionalText }).nullish()).nullish(),
  PositionLocation: z
    .array(z.object({ CountryCode: optionalText, CityName: optionalText }).nullish())
    .nullish(),
  /** `2026-10-01` */
  PublicationStartDate: optionalText,
})

export const adShape = z.object({
  MatchedObjectDescriptor: descriptor,
  /** Added by us from the ad's page: its schema.org data. */
  detail: z.record(z.string(), z.unknown()).nullish(),
  detail_problem: optionalText,
})

export type MercedesAd = z.infer<typeof adShape>
