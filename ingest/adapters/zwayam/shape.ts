import { z } from 'zod'
import { optionalMoment } from '../moment.ts'
import { optionalNumber, optionalText, requiredText, totalCount } from '../shape.ts'

/** The response of `/jobs/search`, whose status is always 200: its code says how it went. */
export const searchShape = z.object({
  code: totalCount,
  data: z.object({ data: z.array(z.unknown()), totalCount: totalCount }).nullable(),
  /** Added by us: where the careers site shows postings. */
  front: optionalText,
})

export const jobShape = z.object({
  _source: z.object({
    id: requiredText,
    jobTitle: requiredText,
    jobUrl: requiredText,
    jobCode: optionalText,
    displayStatus: optionalText,
    /** `Mumbai; Pune` */
    location: optionalText,
    jobLocationRecord: z
      .array(
        z.object({
          country: optionalText,
          city: optionalText,
          location: optionalText,
          formattedLocation: optionalText,
        }),
      )
      .nullish(),
    minYearOfExperience: optionalNumber,
    maxYearOfExperience: optionalNumber,
    departmentName: optionalText,
    /** `modifiedDate` is no publication date. */
    requisitionApprovedDate: optionalMoment,
    jobCreatedDate: optionalMoment,
    createdDate: optionalMoment,
    /** HTML, cut near 300 characters. */
    mediumDescription: optionalText,
    /** The whole text, in one line. */
    mediumDescriptionWithoutHtml: optionalText,
    /** Older postings have their whole HTML here. */
    shortDescription: optionalText,
  }),
})

export type ZwayamJob = z.infer<typeof jobShape>['_source']
