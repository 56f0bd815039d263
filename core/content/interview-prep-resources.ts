import { z } from 'zod'
import {
  INTERVIEW_CATEGORIES,
  INTERVIEW_DIFFICULTIES,
  INTERVIEW_RESOURCE_TYPES,
} from '#core/content-options.ts'
import { httpsLink, line } from './fields.ts'
import { rowSkills } from './row-skills.ts'

const YOUTUBE = /^https:\/\/(www\.youtube\.com|youtu\.be)\//

/** One row of `content/interview-prep-resources.json`. A null `link` is shown as coming soon. */
export const interviewPrepResourceSchema = z
  .strictObject({
    topic_name: line(120),
    summary: line(300),
    category: z.enum(INTERVIEW_CATEGORIES),
    difficulty: z.enum(INTERVIEW_DIFFICULTIES),
    resource_type: z.enum(INTERVIEW_RESOURCE_TYPES),
    link: httpsLink.nullable(),
    skills: rowSkills,
  })
  .refine((row) => row.link === null || (row.resource_type === 'YouTube') === YOUTUBE.test(row.link), {
    path: ['resource_type'],
    error: 'expected "YouTube" for links to YouTube, and only for those',
  })
