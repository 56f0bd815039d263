import { z } from 'zod'
import { httpsLink, line } from './fields.ts'

/** The tabs, in the order they are shown; the first is the default (specification, /interview-prep). */
export const INTERVIEW_CATEGORIES = [
  'DSA Practice',
  'Puzzles & Logical Reasoning',
  'HR Round Questions',
  'System Design',
  'Company-specific Prep',
] as const

/** Easiest first: the order of the difficulty sort. */
export const INTERVIEW_DIFFICULTIES = ['Easy', 'Beginner', 'Intermediate', 'Advanced'] as const

export const INTERVIEW_RESOURCE_TYPES = ['PDF', 'YouTube', 'Website'] as const

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
  })
  .refine((row) => row.link === null || (row.resource_type === 'YouTube') === YOUTUBE.test(row.link), {
    path: ['resource_type'],
    error: 'expected "YouTube" where the link leads to YouTube, and only there',
  })
