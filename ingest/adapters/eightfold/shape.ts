import { z } from 'zod'
import { listAt, labelled } from '../define-adapter.ts'
import { optionalText, requiredText, textList, titleText, texts, optionalMoment } from '../shape.ts'

/** One page of either list; PCSX has it inside `data`. Why there may be more positions is added by us. */
export const list = listAt({ at: 'positions', total: 'count', beside: { incomplete: optionalText } })
export const nameOf = labelled('id', 'name')

/** The details of either list. The fields with `ef` are the employer's own. */
export const detailShape = z.object({
  ...texts('jobDescription', 'job_description', 'publicUrl'),
  locations: textList,
  efcustomTextEmploymentType: textList,
  efcustomTextTextTimeType: textList,
})

export const positionShape = z.object({
  id: requiredText,
  name: titleText,
  /** May be codes of offices: "IN-Coimbatore (3811)". */
  locations: textList,
  /** "Bengaluru, KA, IN" */
  standardizedLocations: textList,
  location: optionalText,
  department: textList,
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
  ...texts('work_location_option', 'locationFlexibility', 'location_flexibility'),
  ...texts('positionUrl', 'canonicalPositionUrl', 'displayJobId', 'display_job_id'),
  isPrivate: z.boolean().nullish().catch(null),
  /** Added by us: from the details, or from the JSON-LD of the posting's page. */
  detail: detailShape.nullish(),
  datePosted: optionalMoment,
})

export type EightfoldPosition = z.infer<typeof positionShape>
