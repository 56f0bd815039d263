import { z } from 'zod'
import { optionalMoment } from '../moment.ts'
import { optionalText, requiredText, titleText, totalCount } from '../shape.ts'

const texts = z
  .union([optionalText.transform((text) => [text]), z.array(optionalText)])
  .nullish()
  .transform((list) => list ?? [])

/** One page of either list; PCSX has it inside `data`. */
export const listShape = z.object({
  count: totalCount,
  positions: z.array(z.unknown()),
  /** Added by us: why there may be more positions. */
  incomplete: optionalText,
})

/** The details of either list. The fields with `ef` are the employer's own. */
export const detailShape = z.object({
  jobDescription: optionalText,
  job_description: optionalText,
  publicUrl: optionalText,
  canonicalPositionUrl: optionalText,
  locations: texts,
  efcustomTextEmploymentType: texts,
  efcustomTextTextTimeType: texts,
  efcustomTextPostDate: texts,
})

export const positionShape = z.object({
  id: requiredText,
  name: titleText,
  /** May be codes of offices: "IN-Coimbatore (3811)". */
  locations: texts,
  /** "Bengaluru, KA, IN" */
  standardizedLocations: texts,
  location: optionalText,
  department: texts,
  postedTs: optionalMoment,
  creationTs: optionalMoment,
  /** Creation, in the classic list, which mostly has no date of publication. `t_update` moves. */
  t_create: optionalMoment,
  custom_data: z
    .object({ postedDate: optionalMoment.catch(null) })
    .nullish()
    .catch(null),
  /** `onsite`, `hybrid`, `remote_local`, `remote_global`. */
  workLocationOption: optionalText,
  work_location_option: optionalText,
  locationFlexibility: optionalText,
  location_flexibility: optionalText,
  positionUrl: optionalText,
  canonicalPositionUrl: optionalText,
  displayJobId: optionalText,
  display_job_id: optionalText,
  isPrivate: z.boolean().nullish().catch(null),
  /** Added by us: from the details, or from the JSON-LD of the posting's page. */
  detail: detailShape.nullish(),
  datePosted: optionalMoment,
})

export type EightfoldPosition = z.infer<typeof positionShape>
