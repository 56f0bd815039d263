import { z } from 'zod'
import { optionalText } from '../shape.ts'
import { momentField } from '../moment.ts'

const labelled = z.object({ id: optionalText, label: optionalText }).nullish()
const section = z.object({ title: optionalText, text: optionalText }).nullish()

/**
 * The response of `GET /v1/companies/{id}/postings`. https://developers.smartrecruiters.com/docs/posting-api
 */
export const listShape = z.object({
  totalFound: z.number().int().nonnegative(),
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
  postingUrl: z.url().nullish(),
  applyUrl: z.url().nullish(),
  active: z.boolean().nullish(),
  compensation: z
    .object({
      min: z.number().nullish(),
      max: z.number().nullish(),
      currency: optionalText,
      period: optionalText,
    })
    .nullish(),
})

export const postingShape = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  refNumber: optionalText,
  company: z.object({ identifier: optionalText, name: optionalText }).nullish(),
  releasedDate: momentField,
  location: z
    .object({
      city: optionalText,
      region: optionalText,
      /** ISO 3166, in lower case. */
      country: optionalText,
      remote: z.boolean().nullish(),
      hybrid: z.boolean().nullish(),
      fullLocation: optionalText,
    })
    .nullish(),
  department: labelled,
  typeOfEmployment: labelled,
  experienceLevel: labelled,
  visibility: optionalText,
  /** Added by us from the posting's own address. */
  detail: detailShape.nullish(),
})

export type SmartRecruitersPosting = z.infer<typeof postingShape>
