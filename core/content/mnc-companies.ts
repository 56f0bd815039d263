import { z } from 'zod'
import { httpsLink, line } from './fields.ts'

/**
 * One row of `content/mnc-companies.json`. A sample is a company that does not exist; it is deleted at the
 * first import of real jobs. A file of an operator may leave the field out.
 */
export const mncCompanySchema = z.strictObject({
  name: line(120),
  logo_url: httpsLink.nullable(),
  website_url: httpsLink.nullable(),
  is_featured: z.boolean(),
  is_sample: z.boolean().default(false),
})
