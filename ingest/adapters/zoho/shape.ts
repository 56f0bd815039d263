import { z } from 'zod'
import { optionalFlag, optionalText, requiredText } from '../shape.ts'

/** The response of `public/Job_Openings`, which the careers page and its widget read. */
export const listShape = z.object({
  data: z.array(z.unknown()),
  /** Added by us: openings whose pages were read at an earlier crawl, or are left for a later one. */
  skipped: z.array(z.string()).optional(),
  unvisited: z.number().optional(),
  info: z
    .object({ more_records: optionalFlag.catch(null) })
    .nullish()
    .catch(null),
})

/** Text, or a list of texts. */
const texts = z
  .union([optionalText.transform((text) => (text ?? '').split(/[,;|]/)), z.array(optionalText)])
  .nullish()
  .transform((list) => list ?? [])

const fieldsShape = z.object({
  id: requiredText.refine((id) => id.length <= 100, 'expected an id'),
  Posting_Title: optionalText,
  Job_Opening_Name: optionalText,
  /** One city, or a list: "Pan India, Delhi". */
  City: optionalText,
  State: optionalText,
  Country: optionalText,
  Country1: optionalText,
  Remote_Job: optionalFlag,
  Job_Type: optionalText,
  Work_Experience: optionalText,
  Required_Skills: texts,
  /** As the employer types it: "5-10 Lakhs", "DOE". */
  Salary: optionalText,
  Currency: optionalText,
  /** A day as MM/DD/YYYY, in every country. */
  Date_Opened: optionalText,
  Job_Description: optionalText,
  Publish: optionalFlag,
  Is_Locked: optionalFlag,
  $url: optionalText,
})

/** An opening as its own page has it, which fills in what the list lacks. */
export const detailShape = fieldsShape.omit({ id: true, $url: true })

export const openingShape = fieldsShape.extend({
  detail: detailShape.nullish(),
  detail_problem: optionalText,
})

export type ZohoOpening = z.infer<typeof openingShape>
