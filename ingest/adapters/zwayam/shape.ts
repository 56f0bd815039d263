import { z } from 'zod'
import { looseNumber, looseText, requiredText } from '../shape.ts'

/** The response of `/jobs/search`, whose status is always 200: its code says how it went. */
export const searchShape = z.object({
  code: z.number(),
  data: z.object({ data: z.array(z.unknown()), totalCount: z.number().int().nonnegative() }).nullable(),
  /** Added by us: where the careers site shows postings. */
  front: looseText,
})

export const jobShape = z.object({
  _source: z.object({
    id: requiredText,
    jobTitle: requiredText,
    jobUrl: requiredText,
    jobCode: looseText,
    displayStatus: looseText,
    /** `Mumbai; Pune` */
    location: looseText,
    jobLocationRecord: z
      .array(
        z.object({ country: looseText, city: looseText, location: looseText, formattedLocation: looseText }),
      )
      .nullish(),
    minYearOfExperience: looseNumber,
    maxYearOfExperience: looseNumber,
    departmentName: looseText,
    /** Milliseconds. `modifiedDate` is no publication date. */
    requisitionApprovedDate: looseNumber,
    jobCreatedDate: looseNumber,
    createdDate: looseNumber,
    /** HTML, cut near 300 characters. */
    mediumDescription: looseText,
    /** The whole text, in one line. */
    mediumDescriptionWithoutHtml: looseText,
    /** Older postings have their whole HTML here. */
    shortDescription: looseText,
  }),
})

export type ZwayamJob = z.infer<typeof jobShape>['_source']
