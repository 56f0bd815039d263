import { z } from 'zod'
import { httpsLink, line } from './fields.ts'

/** The tabs, in the order they are shown (specification, /resume-portfolio). */
export const RESUME_RESOURCE_TYPES = ['Resume', 'Portfolio'] as const

export const RESUME_FORMATS = ['PDF', 'Website', 'Figma', 'Notion'] as const

/** One row of `content/resume-portfolio-resources.json`. `format` is what one reads there or comes away with. */
export const resumePortfolioResourceSchema = z.strictObject({
  title: line(120),
  summary: line(300),
  resource_type: z.enum(RESUME_RESOURCE_TYPES),
  format: z.enum(RESUME_FORMATS),
  platform: line(80),
  is_free: z.boolean(),
  link: httpsLink.nullable(),
})
