import { z } from 'zod'
import { listAt, labelled } from '../define-adapter.ts'
import { field, texts } from '../shape.ts'

/** One page of either list; PCSX has it inside `data`. Why there may be more positions is added by us. */
export const list = listAt({ at: 'positions', total: 'count', beside: { incomplete: field.text } })
export const nameOf = labelled('id', 'name')

/** The details of either list. The fields with `ef` are the employer's own. */
export const detailShape = z.object({
  ...texts('jobDescription', 'job_description', 'publicUrl'),
  locations: field.list,
  efcustomTextEmploymentType: field.list,
  efcustomTextTextTimeType: field.list,
})

export const positionShape = z.object({
  id: field.required,
  name: field.title,
  /** May be codes of offices: "IN-Coimbatore (3811)". */
  locations: field.list,
  /** "Bengaluru, KA, IN" */
  standardizedLocations: field.list,
  location: field.text,
  department: field.list,
  postedTs: field.moment,
  creationTs: field.moment,
  /** Creation, in the classic list, which mostly has no date of publication. `t_update` moves. */
  t_create: field.moment,
  custom_data: z
    .object({ postedDate: field.moment.catch(null) })
    .nullish()
    .catch(null),
  /** `onsite`, `hybrid`, `remote_local`, `remote_global`. */
  workLocationOption: field.text,
  ...texts('work_location_option', 'locationFlexibility', 'location_flexibility'),
  ...texts('positionUrl', 'canonicalPositionUrl', 'displayJobId', 'display_job_id'),
  isPrivate: z.boolean().nullish().catch(null),
  /** Added by us: from the details, or from the JSON-LD of the posting's page. */
  detail: detailShape.nullish(),
  datePosted: field.moment,
})

export type EightfoldPosition = z.infer<typeof positionShape>
