import { z } from 'zod'
import { httpsLink, line } from './fields.ts'

/** The kind of a startup resource, in the one or two words that the Entrepreneur Hub shows. */
export const STARTUP_CATEGORIES = ['Government scheme', 'Funding', 'Legal', 'Learning', 'Tools'] as const

/** One row of `content/startup-resources.json`. `description` is shown in one line. */
export const startupResourceSchema = z.strictObject({
  title: line(80),
  description: line(240).nullable(),
  category: z.enum(STARTUP_CATEGORIES),
  url: httpsLink.nullable(),
  is_free: z.boolean(),
})
