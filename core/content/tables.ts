import type { z } from 'zod'
import { businessIdeaSchema } from './business-ideas.ts'
import { careerPathSchema } from './career-paths.ts'
import { eventSchema } from './events-hackathons.ts'
import { interviewPrepResourceSchema } from './interview-prep-resources.ts'
import { learnCourseSchema } from './learn-courses.ts'
import { mncCompanySchema } from './mnc-companies.ts'
import { mncJobOpeningSchema } from './mnc-job-openings.ts'
import { prepZoneResourceSchema } from './prep-zone-resources.ts'
import { resumePortfolioResourceSchema } from './resume-portfolio-resources.ts'
import { startupResourceSchema } from './startup-resources.ts'
import { toolCourseSchema } from './tools-courses.ts'

/** A row as a file writes it: the fields of the table's schema, and no id. */
export type ContentRow = Record<string, unknown>

/** A table whose rows are kept by hand: shipped in `content/`, then the operator's own. */
export interface ContentTable {
  /** As an operator calls it. */
  name: string
  /** In the database. The shipped file has the same name with hyphens. */
  table: string
  /** One row of a file. Its fields are the table's columns, unless `reference` says otherwise. */
  schema: z.ZodObject
  /** The fields that together make a row the same row: what is unique in the table. */
  key: readonly string[]
  /** The field that leads to what the row tells of. No two shipped rows lead to the same page. */
  link?: string
  /** A field that names a row of another table, where this table holds that row's id. */
  reference?: { field: string; column: string; table: string; name: string }
  /** The column that holds the order of the file: the first row has the newest time. */
  newestFirst?: string
}

/** Every content table. A table comes after the one it refers to. */
export const CONTENT_TABLES: readonly ContentTable[] = [
  { name: 'career-paths', table: 'career_paths', schema: careerPathSchema, key: ['name'] },
  {
    name: 'courses',
    table: 'learn_courses',
    schema: learnCourseSchema,
    key: ['platform', 'name'],
    link: 'link',
  },
  {
    name: 'tools',
    table: 'tools_courses',
    schema: toolCourseSchema,
    key: ['category', 'name'],
    link: 'website_url',
  },
  {
    name: 'prep',
    table: 'prep_zone_resources',
    schema: prepZoneResourceSchema,
    key: ['category', 'name'],
    link: 'link',
  },
  {
    name: 'interview',
    table: 'interview_prep_resources',
    schema: interviewPrepResourceSchema,
    key: ['category', 'topic_name'],
    link: 'link',
  },
  {
    name: 'resume',
    table: 'resume_portfolio_resources',
    schema: resumePortfolioResourceSchema,
    key: ['platform', 'title'],
    link: 'link',
  },
  {
    name: 'events',
    table: 'events_hackathons',
    schema: eventSchema,
    key: ['organizer', 'event_name'],
    link: 'registration_link',
  },
  {
    name: 'mnc-companies',
    table: 'mnc_companies',
    schema: mncCompanySchema,
    key: ['name'],
    link: 'website_url',
  },
  {
    name: 'mnc-openings',
    table: 'mnc_job_openings',
    schema: mncJobOpeningSchema,
    key: ['company', 'title'],
    reference: { field: 'company', column: 'company_id', table: 'mnc_companies', name: 'name' },
    newestFirst: 'created_at',
  },
  { name: 'business-ideas', table: 'business_ideas', schema: businessIdeaSchema, key: ['title'] },
  {
    name: 'startup-resources',
    table: 'startup_resources',
    schema: startupResourceSchema,
    key: ['title'],
    link: 'url',
  },
]

/** The table that somebody names by its short name or its name in the database; null where there is none. */
export function contentTableNamed(name: string): ContentTable | null {
  const wanted = name.trim().toLowerCase().replaceAll('_', '-')
  const found = CONTENT_TABLES.find(
    (table) => table.name === wanted || table.table.replaceAll('_', '-') === wanted,
  )
  return found ?? null
}
