import { z } from 'zod'
import {
  COURSE_DIFFICULTIES,
  COURSE_ROLES,
  EVENT_TYPES,
  INTERVIEW_CATEGORIES,
  INTERVIEW_DIFFICULTIES,
  INTERVIEW_RESOURCE_TYPES,
  PREP_CATEGORIES,
  PREP_RESOURCE_TYPES,
  RESUME_FORMATS,
  RESUME_RESOURCE_TYPES,
  TOOL_CATEGORIES,
} from '#core/content-options.ts'
import { EveryFactSchema } from '#core/posting-facts.ts'
import { EXPERIENCE_LEVELS, JOB_CATEGORIES, JOB_TYPES, SALARY_PERIODS, WORK_MODES } from '#core/job.ts'

/**
 * The resources of the data API, under the specification's field names. Only fields defined here are sent: a
 * new column of a table stays private until it is added.
 */

const id = z.guid().describe('Never changes.')
const text = z.string()
const link = (what: string) => z.string().nullable().describe(what)
const moment = z.iso.datetime()
const rating = z.number().min(1).max(5).nullable().describe('Stars out of 5; null if unrated.')
const rating_count = z.int().nullable()
const rupees = (what: string) => z.int().nullable().describe(what)

const job = z.strictObject({
  id,
  url: z.url().describe('Its page on this site.'),
  title: text,
  company: text,
  company_logo_url: link('Null if we have no logo.'),
  company_site: text.nullable(),
  location: text.describe('As shown on the site.'),
  locations: z.array(text).describe('All cities.'),
  other_places: z
    .array(text)
    .describe(
      'Where else the same opening is posted. Lists have one job of each opening, and totals count openings.',
    ),
  category: z.enum(JOB_CATEGORIES).nullable(),
  experience_level: z.enum(EXPERIENCE_LEVELS).nullable().describe('Null if the posting does not say.'),
  experience_min: z.int().nullable().describe('Whole years.'),
  experience_max: z.int().nullable().describe('Whole years; null together with a minimum means "or more".'),
  batch: z.array(z.int()).describe('Graduation years; empty if none is stated.'),
  facts: EveryFactSchema.describe(
    'What the posting states of eligibility and terms, each null if it does not.',
  ),
  is_remote: z.boolean(),
  work_mode: z.enum(WORK_MODES).nullable(),
  is_active: z.boolean(),
  is_featured: z.boolean(),
  is_sample: z
    .boolean()
    .describe('True for jobs of companies that do not exist, shown until real ones are imported.'),
  posted_at: moment.describe('When published; if day_stated is false, when first seen.'),
  day_stated: z.boolean().describe('Whether the company states when it was published.'),
  salary_min: rupees('Rupees per salary_period; null unless the company states the pay.'),
  salary_max: rupees('Rupees per salary_period; null unless the company states the pay.'),
  salary_period: z.enum(SALARY_PERIODS),
  job_type: z.enum(JOB_TYPES).nullable(),
  description: text.describe('HTML with a small set of safe elements.'),
  skills: z.array(text),
  application_url: link("Null, empty or '#' means that there is none."),
  application_deadline: moment.nullable().describe('Null if unstated.'),
  source: text.describe('Its board, such as greenhouse:stripe.'),
  external_id: text.describe("The job's id on its board."),
  source_url: link("The job's page on the company's side."),
  verified_at: moment
    .nullable()
    .describe("When we last saw it on the company's own board or on its own page."),
  first_seen_at: moment,
  last_seen_at: moment.nullable(),
  closed_at: moment.nullable(),
})

const mncCompany = z.strictObject({
  id,
  name: text,
  logo_url: link('A logo.'),
  website_url: link('The careers page.'),
  is_featured: z.boolean(),
  is_sample: z.boolean().describe('True for a company that does not exist.'),
})

const mncJobOpening = z.strictObject({
  id,
  title: text,
  category: text,
  company_id: id,
  company: mncCompany.pick({ id: true, name: true, logo_url: true, website_url: true }),
  requirements: z.array(text),
  deadline: z.iso.date().nullable().describe('A day in India.'),
  apply_url: link('Where to apply.'),
  is_sample: z.boolean(),
  created_at: moment,
})

const careerPath = z.strictObject({
  id,
  name: text,
  description: text,
  category: text,
  average_salary: rupees('Rupees a year.'),
  required_skills: z.array(text),
  tools: z.array(text),
  roadmap: z
    .array(z.strictObject({ title: text, description: text, duration: text }))
    .describe('In the order of the steps.'),
})

const course = z.strictObject({
  id,
  name: text,
  platform: text,
  role_category: z.enum(COURSE_ROLES),
  difficulty: z.enum(COURSE_DIFFICULTIES),
  rating,
  rating_count,
  is_free: z.boolean(),
  tags: z.array(text),
  link: link('The course page; null if it is not open yet.'),
})

const event = z.strictObject({
  id,
  event_name: text,
  organizer: text,
  description: text,
  event_type: z.enum(EVENT_TYPES),
  event_date: moment.nullable().describe('If is_expected is true, only the month (in India) is known.'),
  is_expected: z.boolean().describe('True if the exact day is not announced yet.'),
  location: text,
  entry_fee: text,
  prize_pool: text.nullable().describe("Null, empty or '-' means that there is none."),
  is_featured: z.boolean(),
  tags: z.array(text),
  registration_link: link(
    'Where to register; null if there is no such page. An event that is over keeps its link.',
  ),
})

const prepResource = z.strictObject({
  id,
  name: text,
  description: text,
  category: z.enum(PREP_CATEGORIES),
  resource_type: z.enum(PREP_RESOURCE_TYPES),
  is_free: z.boolean(),
  price: text.nullable(),
  rating,
  rating_count,
  best_for: text.nullable(),
  link: link('The resource.'),
})

const tool = z.strictObject({
  id,
  name: text,
  description: text,
  category: z.enum(TOOL_CATEGORIES),
  price: rupees('Rupees; null means that you have to contact them for the price.'),
  is_free: z.boolean(),
  rating,
  rating_count,
  logo_url: link('A logo.'),
  website_url: link('The tool or course.'),
  tags: z.array(text),
})

const interviewResource = z.strictObject({
  id,
  topic_name: text,
  summary: text,
  category: z.enum(INTERVIEW_CATEGORIES),
  difficulty: z.enum(INTERVIEW_DIFFICULTIES),
  resource_type: z.enum(INTERVIEW_RESOURCE_TYPES),
  link: link('The resource.'),
})

const resumeResource = z.strictObject({
  id,
  title: text,
  summary: text,
  resource_type: z.enum(RESUME_RESOURCE_TYPES),
  format: z.enum(RESUME_FORMATS),
  platform: text,
  is_free: z.boolean(),
  link: link('The resource.'),
})

const businessIdea = z.strictObject({
  id,
  title: text,
  description: text.nullable().describe('Null for premium ideas: not included.'),
  category: text,
  estimated_investment: rupees('Rupees; null if it varies.'),
  potential_revenue: text.nullable(),
  monetization_model: text.nullable().describe('Null for premium ideas: not included.'),
  is_premium: z.boolean(),
})

const startupResource = z.strictObject({
  id,
  title: text,
  description: text.nullable(),
  category: text,
  url: link('The resource.'),
  is_free: z.boolean(),
})

/** All resources, by their name in the OpenAPI document. */
export const RESOURCES = {
  Job: job,
  MncCompany: mncCompany,
  MncJobOpening: mncJobOpening,
  CareerPath: careerPath,
  Course: course,
  Event: event,
  PrepResource: prepResource,
  Tool: tool,
  InterviewResource: interviewResource,
  ResumeResource: resumeResource,
  BusinessIdea: businessIdea,
  StartupResource: startupResource,
} as const satisfies Record<string, z.ZodObject>

export type ResourceName = keyof typeof RESOURCES
