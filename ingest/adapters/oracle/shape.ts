import { z } from 'zod'
import { optionalMoment } from '../moment.ts'
import { optionalText, requiredText, titleText, totalCount } from '../shape.ts'

const secondaryLocations = z
  .array(z.object({ Name: optionalText, CountryCode: optionalText }).nullish())
  .nullish()

/** A value of the list's location filter: a country, a state or a city. */
export const facetShape = z.object({ Id: requiredText, Name: requiredText })

/** The response of `recruitingCEJobRequisitions`: one search, with its postings inside. */
export const listShape = z.object({
  items: z
    .array(
      z.object({
        TotalJobsCount: totalCount,
        requisitionList: z.array(z.unknown()),
        locationsFacet: z.array(z.unknown()).nullish().catch(null),
      }),
    )
    .min(1),
})

/**
 * The response of `recruitingCEJobRequisitionDetails` for one id. Contact persons and what is for the employer's own
 * people (`Internal…Str`) are left out.
 */
export const detailShape = z.object({
  ExternalPostedStartDate: optionalMoment,
  ExternalPostedEndDate: optionalText,
  ShortDescriptionStr: optionalText,
  ExternalDescriptionStr: optionalText,
  ExternalResponsibilitiesStr: optionalText,
  ExternalQualificationsStr: optionalText,
  OrganizationDescriptionStr: optionalText,
  CorporateDescriptionStr: optionalText,
  Category: optionalText,
  JobFunction: optionalText,
  Department: optionalText,
  JobSchedule: optionalText,
  JobType: optionalText,
  ContractType: optionalText,
  LegalEmployer: optionalText,
  WorkplaceTypeCode: optionalText,
  WorkplaceType: optionalText,
  workLocation: z.array(z.object({ TownOrCity: optionalText, Country: optionalText }).nullish()).nullish(),
  secondaryLocations,
})

export const requisitionShape = z.object({
  /** Digits, or a text such as "NAG_002". */
  Id: requiredText,
  Title: titleText,
  PostedDate: optionalMoment,
  PostingEndDate: optionalText,
  PrimaryLocation: optionalText,
  /** ISO 3166, two letters. */
  PrimaryLocationCountry: optionalText,
  WorkplaceTypeCode: optionalText,
  WorkplaceType: optionalText,
  ShortDescriptionStr: optionalText,
  secondaryLocations,
  /** Added by us from the posting's own address. */
  detail: detailShape.nullish(),
})

export type OracleRequisition = z.infer<typeof requisitionShape>
