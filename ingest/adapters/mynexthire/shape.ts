import { z } from 'zod'
import { optionalMoment } from '../moment.ts'
import { besideText, optionalFlag, optionalNumber, optionalText, requiredText, titleText } from '../shape.ts'

/** The response of `careers/reqlist/get`: the whole list, or null if nothing is open. */
export const listShape = z.object({
  reqDetailsBOList: z
    .array(z.unknown())
    .nullable()
    .transform((list) => list ?? []),
  /** Added by us from the tenant's record. */
  clientName: besideText,
})

/**
 * A requisition. Undocumented: these are the fields that public projects have found, without the names of
 * hiring managers and coordinators.
 */
export const requisitionShape = z.object({
  reqId: requiredText.refine((id) => /^\d{1,15}$/.test(id), 'expected a number'),
  reqTitle: titleText,
  expMin: optionalNumber,
  expMax: optionalNumber,
  /** Whether freshers may apply; the experience is then 0 to 0. */
  fresher: optionalFlag,
  location: optionalText,
  locationList: z.array(z.object({ office: optionalText, address: optionalText }).nullish()).nullish(),
  countryCode: optionalText,
  /** Plain text. */
  jdDisplay: optionalText,
  approvedOn: optionalMoment,
  employmentType: optionalText,
  /** "NA" where the employer has left it open. */
  careerStream: optionalText,
  buName: optionalText,
  /** "INR_Annual", "USD_Hourly". */
  reqCurrency: optionalText,
  ctcBandLowEnd: optionalNumber,
  ctcBandHighEnd: optionalNumber,
})

export type MyNextHireRequisition = z.infer<typeof requisitionShape>
