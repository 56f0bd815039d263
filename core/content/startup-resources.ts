import { z } from 'zod'
import { httpsLink, line } from './fields.ts'

/** What a startup resource is, in the word or two its row on the Entrepreneur Hub shows. */
export const STARTUP_CATEGORIES = ['Government scheme', 'Funding', 'Legal', 'Learning', 'Tools'] as const

/** One row of `content/startup-resources.json`. `description` has one line on the hub. */
export const startupResourceSchema = z.strictObject({
  title: line(80),
  description: line(240).nullable(),
  category: z.enum(STARTUP_CATEGORIES),
  url: httpsLink.nullable(),
  is_free: z.boolean(),
})
