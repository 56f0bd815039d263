import { z } from 'zod'
import { TOOL_CATEGORIES } from '#core/content-options.ts'
import { httpsLink, line, lines } from './fields.ts'
import { rating } from './rating.ts'
import { rowSkills } from './row-skills.ts'

/**
 * One row of `content/tools-courses.json`. `is_free` means useful without paying, though paid plans may
 * exist. `price` is in whole rupees, null if it is free or has no stable published price. A null
 * `website_url` is shown as coming soon.
 */
export const toolCourseSchema = z
  .strictObject({
    name: line(120),
    description: line(300),
    category: z.enum(TOOL_CATEGORIES),
    price: z.int().positive('expected whole rupees, or null').max(10_000_000, 'expected rupees').nullable(),
    is_free: z.boolean(),
    rating,
    logo_url: httpsLink.nullable(),
    website_url: httpsLink.nullable(),
    tags: lines(40, 8),
    skills: rowSkills,
  })
  .refine((row) => !row.is_free || row.price === null, {
    path: ['price'],
    error: 'expected null if is_free is true',
  })
  .refine((row) => row.category !== 'Free Courses' || row.is_free, {
    path: ['is_free'],
    error: 'expected true under "Free Courses"',
  })
  .refine((row) => row.category !== 'Paid Courses' || !row.is_free, {
    path: ['is_free'],
    error: 'expected false under "Paid Courses"',
  })
