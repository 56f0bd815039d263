import { z } from 'zod'
import { momentField } from '../moment.ts'
import { optionalAddress, optionalFlag, optionalNumber, optionalText, titleText } from '../shape.ts'

/**
 * The response of `GET /posting-api/job-board/{name}`.
 * https://developers.ashbyhq.com/docs/public-job-posting-api
 */
export const boardShape = z.object({ jobs: z.array(z.unknown()) })

const postal = z.object({
  addressLocality: optionalText,
  addressRegion: optionalText,
  addressCountry: optionalText,
})
/** The API nests these fields in `postalAddress`; its documentation does not. */
const address = postal.extend({ postalAddress: postal.nullish() }).nullish()

const component = z.object({
  /** "Salary", "EquityPercentage", "EquityCashValue", "Bonus", "Commission". */
  compensationType: optionalText,
  summary: optionalText,
  /** "1 YEAR", "1 MONTH", "NONE". */
  interval: optionalText,
  currencyCode: optionalText,
  minValue: optionalNumber,
  maxValue: optionalNumber,
})

export const jobShape = z.object({
  /** Undocumented, but always there; else we use the end of `jobUrl`. */
  id: optionalText,
  title: titleText,
  jobUrl: z.url(),
  applyUrl: optionalAddress,
  /** When it was last published. */
  publishedAt: momentField,
  isListed: optionalFlag,
  isRemote: optionalFlag,
  workplaceType: optionalText,
  employmentType: optionalText,
  department: optionalText,
  team: optionalText,
  location: optionalText,
  address,
  secondaryLocations: z.array(z.object({ location: optionalText, address })).nullish(),
  descriptionHtml: optionalText,
  descriptionPlain: optionalText,
  shouldDisplayCompensationOnJobPostings: optionalFlag,
  compensation: z
    .object({
      compensationTiers: z
        .array(z.object({ title: optionalText, components: z.array(component).nullish() }))
        .nullish(),
      summaryComponents: z.array(component).nullish(),
    })
    .nullish(),
})

export type AshbyJob = z.infer<typeof jobShape>
export type AshbyAddress = z.infer<typeof address>
export type AshbyComponent = z.infer<typeof component>
