import { z } from 'zod'
import { optionalText } from '../shape.ts'

/** Seconds since 1970, as a `Date`. 0 is not stated. */
const seconds = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .transform((value) => (value > 0 ? new Date(value * 1000) : null))
  .nullish()

const texts = z.union([z.string().transform((text) => [text]), z.array(optionalText)]).nullish()
const id = z.union([z.string().min(1), z.number().int()])

/**
 * A page of `/api/pcsx/search`, where it is inside `data`, or of the older `/api/apply/v2/jobs`. Undocumented:
 * these are the fields that public projects have found.
 */
export const listShape = z.object({ count: z.number().int().nonnegative(), positions: z.array(z.unknown()) })

/** `data` of the response of `/api/pcsx/position_details`. */
export const detailShape = z.object({ jobDescription: optionalText, publicUrl: optionalText })

export const positionShape = z.object({
  id,
  name: z.string().min(1),
  locations: texts,
  /** "Bengaluru, KA, IN" */
  standardizedLocations: texts,
  location: optionalText,
  department: texts,
  postedTs: seconds,
  /** Creation, in the older list, which has no date of publication. */
  t_create: seconds,
  /** `onsite`, `hybrid`, `remote_local`, `remote_global`. */
  workLocationOption: optionalText,
  work_location_option: optionalText,
  positionUrl: optionalText,
  canonicalPositionUrl: optionalText,
  displayJobId: optionalText,
  display_job_id: optionalText,
  /** Added by us from the posting's own address. */
  detail: detailShape.nullish(),
  detail_problem: optionalText,
})

export type EightfoldPosition = z.infer<typeof positionShape>
