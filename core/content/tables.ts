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

/** A row as written in a file: the fields of the table's schema, without an id. */
export type ContentRow = Record<string, unknown>

/** A table of curated rows: shipped in `content/`, then edited by the operator. */
export interface ContentTable {
  /** The short name that operators type. */
  name: string
  /** Its name in the database. The shipped file has the same name with hyphens. */
  table: string
  /** Schema of one row of a file. Its fields are the table's columns, except for `reference`. */
  schema: z.ZodObject
  /** The fields that together identify a row; unique in the table. */
  key: readonly string[]
  /** The field with the row's link. No two shipped rows may have the same link. */
  link?: string
  /** The field that a card's button opens, if it is no link of its own: several rows may have the same. */
  opens?: string
  /** A field that names a row of another table, whose id this table stores. */
  reference?: { field: string; column: string; table: string; name: string }
  /** The column that stores the order of the file: the first row has the newest time. */
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
    opens: 'apply_url',
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

/** Finds a table by its short name or its name in the database; null if there is none. */
export function contentTableNamed(name: string): ContentTable | null {
  const wanted = name.trim().toLowerCase().replaceAll('_', '-')
  const found = CONTENT_TABLES.find(
    (table) => table.name === wanted || table.table.replaceAll('_', '-') === wanted,
  )
  return found ?? null
}
