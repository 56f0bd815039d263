import { z } from 'zod'
import { momentField } from '../moment.ts'
import { optionalText } from '../shape.ts'

const secondaryLocations = z
  .array(z.object({ Name: optionalText, CountryCode: optionalText }).nullish())
  .nullish()

/** Numbers, as one big number or as text. */
const id = z.union([z.string().min(1), z.number()])

/** A value of the list's location filter: a country, a state or a city. */
const facet = z.object({ Id: id.nullish(), Name: optionalText })

/**
 * The response of `recruitingCEJobRequisitions`: one search, with its postings inside. Oracle documents the
 * resource for customers; these are the fields that public projects have found.
 */
export const listShape = z.object({
  items: z
    .array(
      z.object({
        TotalJobsCount: z.number().int().nonnegative(),
        requisitionList: z.array(z.unknown()),
        locationsFacet: z.array(facet).nullish(),
      }),
    )
    .min(1),
})

/** The response of `recruitingCEJobRequisitionDetails` for one id. Contact persons are left out. */
export const detailShape = z.object({
  ExternalPostedStartDate: momentField.nullish(),
  ExternalPostedEndDate: optionalText,
  ExternalDescriptionStr: optionalText,
  ExternalResponsibilitiesStr: optionalText,
  ExternalQualificationsStr: optionalText,
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
  secondaryLocations,
})

export const requisitionShape = z.object({
  Id: id,
  Title: z.string().min(1),
  PostedDate: momentField.nullish(),
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
  detail_problem: optionalText,
})

export type OracleRequisition = z.infer<typeof requisitionShape>
