import { z } from 'zod'
import { optionalText } from '../shape.ts'

/**
 * The response of `public/Job_Openings`, which the careers page and its widget read. Undocumented: these are
 * the fields that public projects have found.
 */
export const listShape = z.object({
  data: z.array(z.unknown()),
  info: z.object({ more_records: z.boolean().nullish() }).nullish(),
})

/** `true`, "Yes" or "true"; some tenants send text. */
const flag = z.union([z.boolean(), z.string().transform((text) => /^(?:true|yes)$/i.test(text))]).nullish()

export const openingShape = z.object({
  id: z.string().min(1).max(100),
  Posting_Title: optionalText,
  Job_Opening_Name: optionalText,
  City: optionalText,
  State: optionalText,
  Country: optionalText,
  Country1: optionalText,
  Remote_Job: flag,
  Job_Type: optionalText,
  Work_Experience: optionalText,
  Required_Skills: optionalText,
  /** As the employer types it: "5-10 Lakhs", "DOE". */
  Salary: optionalText,
  Currency: optionalText,
  /** A day in the order that the employer has set: "01/08/2025" is in January or in August. */
  Date_Opened: optionalText,
  Job_Description: optionalText,
  Publish: flag,
  Is_Locked: flag,
  $url: z.url().nullish(),
})

export type ZohoOpening = z.infer<typeof openingShape>
