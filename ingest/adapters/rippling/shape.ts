import { z } from 'zod'
import { optionalMoment } from '../moment.ts'
import { optionalFlag, optionalNumber, optionalText } from '../shape.ts'

/** A text, or an object with a label. */
const label = z
  .union([z.string().transform((label) => ({ label })), z.object({ label: optionalText })])
  .nullish()

const detailShape = z.object({
  companyName: optionalText,
  createdOn: optionalMoment,
  description: z
    .union([
      z.string().transform((role) => ({ role, company: null })),
      z.object({ company: optionalText, role: optionalText }),
    ])
    .nullish(),
  workLocations: z.array(optionalText).nullish(),
  /** `id` is for people ("Salaried, full-time"), `label` for machines ("SALARIED_FT"). */
  employmentType: z.object({ id: optionalText, label: optionalText }).nullish(),
  payRangeDetails: z
    .array(
      z
        .object({
          rangeStart: optionalNumber,
          rangeEnd: optionalNumber,
          currency: optionalText,
          frequency: optionalText,
        })
        .nullish(),
    )
    .nullish(),
  unlistedFromSearch: optionalFlag,
})

/** A row of the list: one place of a job. */
export const rowShape = z.object({
  uuid: z.string().min(1),
  name: z.string().min(1),
  url: optionalText,
  department: label,
  workLocation: label,
})

/** A job with all of its places, as we save it. */
export const jobShape = rowShape.extend({
  places: z.array(optionalText).nullish(),
  detail: detailShape.nullish(),
  detail_problem: optionalText,
})

export type RipplingJob = z.infer<typeof jobShape>
