import type { z } from 'zod'
import { businessIdeaSchema } from '#core/content/business-ideas.ts'
import { careerPathSchema } from '#core/content/career-paths.ts'
import { eventSchema } from '#core/content/events-hackathons.ts'
import { interviewPrepResourceSchema } from '#core/content/interview-prep-resources.ts'
import { learnCourseSchema } from '#core/content/learn-courses.ts'
import { mncCompanySchema } from '#core/content/mnc-companies.ts'
import { mncHiringProgrammeSchema } from '#core/content/mnc-hiring-programme.ts'
import { mncJobOpeningSchema } from '#core/content/mnc-job-openings.ts'
import { prepZoneResourceSchema } from '#core/content/prep-zone-resources.ts'
import { resumePortfolioResourceSchema } from '#core/content/resume-portfolio-resources.ts'
import { startupResourceSchema } from '#core/content/startup-resources.ts'
import { toolCourseSchema } from '#core/content/tools-courses.ts'
import { checkContentFiles, checkSampleJobs, type CheckedFile, type KeyOf } from './read-content.ts'

interface ContentFile {
  name: string
  schema: z.ZodType
  keyOf: KeyOf
}

/** Every file of rows beside the sample jobs, with what makes a row the same row (the table's unique columns). */
const FILES: ContentFile[] = [
  { name: 'business-ideas', schema: businessIdeaSchema, keyOf: (row) => [row.title] },
  { name: 'career-paths', schema: careerPathSchema, keyOf: (row) => [row.name] },
  { name: 'events-hackathons', schema: eventSchema, keyOf: (row) => [row.organizer, row.event_name] },
  {
    name: 'interview-prep-resources',
    schema: interviewPrepResourceSchema,
    keyOf: (row) => [row.category, row.topic_name],
  },
  { name: 'learn-courses', schema: learnCourseSchema, keyOf: (row) => [row.platform, row.name] },
  { name: 'mnc-companies', schema: mncCompanySchema, keyOf: (row) => [row.name] },
  { name: 'mnc-hiring-programmes', schema: mncHiringProgrammeSchema, keyOf: (row) => [row.id] },
  { name: 'mnc-job-openings', schema: mncJobOpeningSchema, keyOf: (row) => [row.company, row.title] },
  { name: 'prep-zone-resources', schema: prepZoneResourceSchema, keyOf: (row) => [row.category, row.name] },
  {
    name: 'resume-portfolio-resources',
    schema: resumePortfolioResourceSchema,
    keyOf: (row) => [row.platform, row.title],
  },
  { name: 'startup-resources', schema: startupResourceSchema, keyOf: (row) => [row.title] },
  { name: 'tools-courses', schema: toolCourseSchema, keyOf: (row) => [row.category, row.name] },
]

/** Every shipped file, checked; what is wrong is in each file's `problems`. */
export async function checkShippedContent(): Promise<CheckedFile<unknown>[]> {
  const tables = FILES.map(({ name, schema, keyOf }) =>
    checkContentFiles([new URL(`${name}.json`, import.meta.url)], schema, keyOf),
  )
  return [...(await Promise.all(tables)).flat(), ...(await checkSampleJobs())]
}
