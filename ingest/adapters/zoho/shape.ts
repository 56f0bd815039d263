import { z } from 'zod'
import { listAt } from '../define-adapter.ts'
import { field, texts } from '../shape.ts'

/** The response of `public/Job_Openings`, which the careers page and its widget read. */
export const list = listAt({
  at: 'data',
  beside: {
    info: z
      .object({ more_records: field.flag.catch(null) })
      .nullish()
      .catch(null),
    // Added by us: openings whose pages were read at an earlier crawl, or are left for a later one.
    skipped: z.array(z.string()).optional(),
    unvisited: z.number().optional(),
  },
})

/** Text, or a list of texts. */
const skills = z
  .union([field.text.transform((text) => (text ?? '').split(/[,;|]/)), z.array(field.text)])
  .nullish()
  .transform((list) => list ?? [])

const fieldsShape = z.object({
  id: field.required.refine((id) => id.length <= 100, 'expected an id'),
  ...texts('Posting_Title', 'Job_Opening_Name'),
  /** One city, or a list: "Pan India, Delhi". */
  City: field.text,
  ...texts('State', 'Country', 'Country1'),
  Remote_Job: field.flag,
  ...texts('Job_Type', 'Work_Experience'),
  Required_Skills: skills,
  /** As the employer types it: "5-10 Lakhs", "DOE". */
  Salary: field.text,
  Currency: field.text,
  /** A day as MM/DD/YYYY, in every country. */
  Date_Opened: field.text,
  Job_Description: field.text,
  Publish: field.flag,
  Is_Locked: field.flag,
  $url: field.text,
})

/** An opening as its own page has it, which fills in what the list lacks. */
export const detailShape = fieldsShape.omit({ id: true, $url: true })

export const openingShape = fieldsShape.extend({ detail: detailShape.nullish() })

export type ZohoOpening = z.infer<typeof openingShape>
