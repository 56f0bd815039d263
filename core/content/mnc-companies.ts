import { z } from 'zod'
import { httpsLink, line } from './fields.ts'

/** One row of `content/mnc-companies.json`. */
export const mncCompanySchema = z.strictObject({
  name: line(120),
  logo_url: httpsLink.nullable(),
  website_url: httpsLink.nullable(),
  is_featured: z.boolean(),
})
