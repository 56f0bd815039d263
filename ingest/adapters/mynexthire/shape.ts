import { z } from 'zod'
import { momentField } from '../moment.ts'
import { optionalText } from '../shape.ts'

/** The response of `careers/reqlist/get`: the whole list, or null if nothing is open. */
export const listShape = z.object({
  reqDetailsBOList: z
    .array(z.unknown())
    .nullable()
    .transform((list) => list ?? []),
  /** Added by us from the tenant's record. */
  clientName: optionalText,
})

const amount = z.number().nullish()

/**
 * A requisition. Undocumented: these are the fields that public projects have found, without the names of
 * hiring managers and coordinators.
 */
export const requisitionShape = z.object({
  reqId: z.union([z.number().int(), z.string().regex(/^\d{1,15}$/)]),
  reqTitle: z.string().min(1),
  expMin: amount,
  expMax: amount,
  /** Whether freshers may apply; the experience is then 0 to 0. */
  fresher: z.boolean().nullish(),
  location: optionalText,
  locationList: z.array(z.object({ office: optionalText, address: optionalText }).nullish()).nullish(),
  countryCode: optionalText,
  /** Plain text. */
  jdDisplay: optionalText,
  approvedOn: momentField.nullish(),
  employmentType: optionalText,
  /** "NA" where the employer has left it open. */
  careerStream: optionalText,
  buName: optionalText,
  /** "INR_Annual", "USD_Hourly". */
  reqCurrency: optionalText,
  ctcBandLowEnd: amount,
  ctcBandHighEnd: amount,
})

export type MyNextHireRequisition = z.infer<typeof requisitionShape>
