import { z } from 'zod'
import { JOB_CATEGORIES } from '#core/job.ts'
import { httpsLink, line, lines } from './fields.ts'

/**
 * One row of `content/mnc-job-openings.json`. `company` is a name in `content/mnc-companies.json`, stored as
 * the table's `company_id`; `deadline` is a calendar day, `YYYY-MM-DD`.
 */
export const mncJobOpeningSchema = z.strictObject({
  title: line(200),
  category: z.enum(JOB_CATEGORIES),
  company: line(120),
  requirements: lines(120, 10),
  deadline: z.iso.date('expected YYYY-MM-DD').nullable(),
  apply_url: httpsLink.nullable(),
  is_active: z.boolean(),
  is_sample: z.boolean(),
})
