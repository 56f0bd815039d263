import { z } from 'zod'
import { momentField } from '../moment.ts'
import {
  optionalAddress,
  optionalFlag,
  optionalNumber,
  optionalText,
  requiredText,
  titleText,
  totalCount,
} from '../shape.ts'

/** Its id is a text or a number, and is not read. */
const labelled = z.object({ label: optionalText }).nullish()
const section = z.object({ title: optionalText, text: optionalText }).nullish()

/**
 * The response of `GET /v1/companies/{id}/postings`. https://developers.smartrecruiters.com/docs/posting-api
 */
export const listShape = z.object({
  totalFound: totalCount,
  content: z.array(z.unknown()),
})

/** The fields that only `GET /v1/companies/{id}/postings/{posting}` returns. */
export const detailShape = z.object({
  jobAd: z
    .object({
      sections: z
        .object({
          companyDescription: section,
          jobDescription: section,
          qualifications: section,
          additionalInformation: section,
        })
        .nullish(),
    })
    .nullish(),
  postingUrl: optionalAddress,
  applyUrl: optionalAddress,
  active: optionalFlag,
  compensation: z
    .object({
      min: optionalNumber,
      max: optionalNumber,
      currency: optionalText,
      period: optionalText,
    })
    .nullish(),
})

export const postingShape = z.object({
  id: requiredText,
  name: titleText,
  refNumber: optionalText,
  company: z.object({ identifier: optionalText, name: optionalText }).nullish(),
  releasedDate: momentField,
  location: z
    .object({
      city: optionalText,
      region: optionalText,
      /** ISO 3166, in lower case. */
      country: optionalText,
      remote: optionalFlag,
      hybrid: optionalFlag,
      fullLocation: optionalText,
    })
    .nullish(),
  department: labelled,
  typeOfEmployment: labelled,
  experienceLevel: z.object({ id: optionalText, label: optionalText }).nullish(),
  visibility: optionalText,
  /** Added by us from the posting's own address. */
  detail: detailShape.nullish(),
})

export type SmartRecruitersPosting = z.infer<typeof postingShape>
