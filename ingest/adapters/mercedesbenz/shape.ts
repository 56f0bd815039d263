import { z } from 'zod'
import { looseText, requiredText } from '../shape.ts'

export const searchShape = z.object({
  SearchResult: z.object({
    SearchResultCountAll: z.number().int().nonnegative(),
    SearchResultItems: z.array(z.unknown()),
  }),
})

const descriptor = z.object({
  /** The requisition, which several ads have. */
  PositionID: requiredText,
  PositionTitle: requiredText,
  PositionURI: z.url(),
  JobCategory: z.array(z.object({ Name: looseText }).nullish()).nullish(),
  PositionLocation: z.array(z.object({ CountryCode: looseText, CityName: looseText }).nullish()).nullish(),
  /** `2026-10-01` */
  PublicationStartDate: looseText,
})

export const adShape = z.object({
  MatchedObjectDescriptor: descriptor,
  /** Added by us from the ad's page: its schema.org data. */
  detail: z.record(z.string(), z.unknown()).nullish(),
  detail_problem: looseText,
})

export type MercedesAd = z.infer<typeof adShape>
