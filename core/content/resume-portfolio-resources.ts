import { z } from 'zod'
import { RESUME_RESOURCE_TYPES, RESUME_FORMATS } from '#core/content-options.ts'
import { httpsLink, line } from './fields.ts'

/** One row of `content/resume-portfolio-resources.json`. `format` is what the reader finds or gets there. */
export const resumePortfolioResourceSchema = z.strictObject({
  title: line(120),
  summary: line(300),
  resource_type: z.enum(RESUME_RESOURCE_TYPES),
  format: z.enum(RESUME_FORMATS),
  platform: line(80),
  is_free: z.boolean(),
  link: httpsLink.nullable(),
})
