import { z } from 'zod'
import {
  CAREER_CATEGORIES,
  COURSE_ROLES,
  EVENT_TYPES,
  INTERVIEW_CATEGORIES,
  PREP_CATEGORIES,
  PREP_RESOURCE_TYPES,
  RESUME_RESOURCE_TYPES,
  TOOL_CATEGORIES,
} from '#core/content-options.ts'
import { EXPERIENCE_LEVELS, JOB_CATEGORIES, WORK_MODES } from '#core/job.ts'
import { JOB_FILTERS } from './job-filters.ts'
import { oneOf, order, paged, readCall, short, text, yesOrNo } from './read-call.ts'

/** Base path of all calls; a breaking change gets a new version beside it. */
export const API_BASE = '/api/v1'

const JOBS_FRESH = { seconds: 15, stale: 60 }
/** Fresh for five minutes and retained for ten (specification, section 9). */
const CAREER_PATHS_FRESH = { seconds: 300, stale: 300 }
const CONTENT_FRESH = { seconds: 60, stale: 300 }

/** The read calls, in the order of the specification (section 7). */
export const READ_CALLS = {
  listJobs: readCall({
    path: '/jobs',
    summary: 'Open jobs',
    description: 'All open jobs with all fields, newest first.',
    answers: 'page',
    resource: 'Job',
    example: 'experience_level=Fresher&location=Pune&limit=2',
    query: z.strictObject({
      search: text(
        'Every word must be in the title, company or description. One of one or two letters, such ' +
          'as C++, must be a whole word of title, company or skills.',
      ),
      location: text(
        'A place, or part of its name; old and new city names both work, and a place that belongs to a city, such as ' +
          'Secunderabad, finds the jobs of the city. Several, separated by commas, match any.',
      ),
      category: oneOf(JOB_CATEGORIES, 'Only this category.'),
      experience_level: oneOf(EXPERIENCE_LEVELS, 'Only this level.'),
      is_remote: yesOrNo('true: only fully remote jobs. false: only the others.'),
      work_mode: oneOf(WORK_MODES, 'Only this work mode.'),
      ...JOB_FILTERS,
      ...paged,
    }),
    fresh: JOBS_FRESH,
  }),
  listFeaturedJobs: readCall({
    path: '/jobs/featured',
    summary: 'Featured jobs',
    description: 'Open featured jobs, newest first.',
    answers: 'list',
    resource: 'Job',
    example: 'limit=2',
    query: z.strictObject(short),
    fresh: JOBS_FRESH,
  }),
  getJob: readCall({
    path: '/jobs/{id}',
    summary: 'One job',
    description: 'An open job. A closed job returns 410, so that you can remove your copy.',
    answers: 'one',
    resource: 'Job',
    example: '',
    query: z.strictObject({}),
    fresh: JOBS_FRESH,
  }),
  listMncCompanies: readCall({
    path: '/mnc-companies',
    summary: 'Large companies that are hiring',
    description: 'The companies of the openings, sorted by name.',
    answers: 'page',
    resource: 'MncCompany',
    example: 'limit=2',
    query: z.strictObject(paged),
    fresh: CONTENT_FRESH,
  }),
  listMncJobOpenings: readCall({
    path: '/mnc-job-openings',
    summary: 'Openings at large companies',
    description: 'Active openings with their company, newest first.',
    answers: 'page',
    resource: 'MncJobOpening',
    example: 'title=engineer&limit=2',
    query: z.strictObject({
      title: text('Part of the title.'),
      search: text('Part of the title or the company name.'),
      category: oneOf(JOB_CATEGORIES, 'Only this category.'),
      company_id: z.guid().optional().describe('Only this company.'),
      ...paged,
    }),
    fresh: CONTENT_FRESH,
  }),
  listCareerPaths: readCall({
    path: '/career-paths',
    summary: 'Career paths',
    description: 'Career paths with their roadmaps, sorted by name.',
    answers: 'page',
    resource: 'CareerPath',
    example: 'search=web&limit=1',
    query: z.strictObject({
      search: text('Part of the name or description.'),
      category: oneOf(CAREER_CATEGORIES, 'Only this category.'),
      ...paged,
    }),
    fresh: CAREER_PATHS_FRESH,
  }),
  getCareerPath: readCall({
    path: '/career-paths/{id}',
    summary: 'One career path',
    description: 'A career path with its roadmap.',
    answers: 'one',
    resource: 'CareerPath',
    example: '',
    query: z.strictObject({}),
    fresh: CAREER_PATHS_FRESH,
  }),
  listCourses: readCall({
    path: '/courses',
    summary: 'Courses',
    description: 'Free and paid courses by tech role.',
    answers: 'page',
    resource: 'Course',
    example: 'role_category=DevOps&sort=rating&limit=2',
    query: z.strictObject({
      role_category: oneOf(COURSE_ROLES, 'Only this role.'),
      search: text('Part of the name, the platform or a tag.'),
      sort: order(['name', 'rating', 'difficulty'], 'By name, highest rating first, or easiest first.'),
      ...paged,
    }),
    fresh: CONTENT_FRESH,
  }),
  listEvents: readCall({
    path: '/events',
    summary: 'Events and hackathons',
    description: 'Events sorted by date, earliest first. Events without a date come last.',
    answers: 'page',
    resource: 'Event',
    example: 'event_type=Hackathon&limit=2',
    query: z.strictObject({
      search: text('Part of the name, organizer or description.'),
      event_type: oneOf(EVENT_TYPES, 'Only this type.'),
      location: text('A place, or part of its name; old and new city names both work.'),
      ...paged,
    }),
    fresh: CONTENT_FRESH,
  }),
  listPrepResources: readCall({
    path: '/prep-resources',
    summary: 'Prep zone',
    description: 'Interview preparation resources, highest rating first, unrated last.',
    answers: 'page',
    resource: 'PrepResource',
    example: 'category=Aptitude&is_free=true&limit=2',
    query: z.strictObject({
      category: oneOf(PREP_CATEGORIES, 'Only this category.'),
      search: text('Part of the name or description.'),
      resource_type: oneOf(PREP_RESOURCE_TYPES, 'Only this type.'),
      is_free: oneOf(['true'], 'Only free resources.'),
      ...paged,
    }),
    fresh: CONTENT_FRESH,
  }),
  listTools: readCall({
    path: '/tools',
    summary: 'Tools and courses',
    description: 'AI tools, resume builders, interview tools and courses.',
    answers: 'page',
    resource: 'Tool',
    example: 'category=AI+Tools&sort=price&limit=2',
    query: z.strictObject({
      category: oneOf(TOOL_CATEGORIES, 'Only this category.'),
      search: text('Part of the name or description.'),
      sort: order(
        ['name', 'rating', 'price'],
        'By name, highest rating first, or cheapest first (free before paid, unknown price last).',
      ),
      ...paged,
    }),
    fresh: CONTENT_FRESH,
  }),
  listInterviewResources: readCall({
    path: '/interview-resources',
    summary: 'Interview prep',
    description: 'Interview resources.',
    answers: 'page',
    resource: 'InterviewResource',
    example: 'category=System+Design&sort=difficulty&limit=2',
    query: z.strictObject({
      category: oneOf(INTERVIEW_CATEGORIES, 'Only this category.'),
      search: text('Part of the topic name or summary.'),
      sort: order(['topic', 'difficulty', 'type'], 'By topic, easiest first, or by resource type.'),
      ...paged,
    }),
    fresh: CONTENT_FRESH,
  }),
  listResumeResources: readCall({
    path: '/resume-resources',
    summary: 'Resume and portfolio',
    description: 'Resume and portfolio resources.',
    answers: 'page',
    resource: 'ResumeResource',
    example: 'resource_type=Portfolio&limit=2',
    query: z.strictObject({
      resource_type: oneOf(RESUME_RESOURCE_TYPES, 'Only this type.'),
      search: text('Part of the title or summary.'),
      sort: order(['title', 'platform', 'price'], 'By title, by platform, or free before paid.'),
      ...paged,
    }),
    fresh: CONTENT_FRESH,
  }),
  listBusinessIdeas: readCall({
    path: '/business-ideas',
    summary: 'Business ideas',
    description:
      'Premium ideas first. If there is a free idea, the last place is kept for it. The ' +
      'description and monetization model of premium ideas are not included.',
    answers: 'list',
    resource: 'BusinessIdea',
    example: 'limit=3',
    query: z.strictObject(short),
    fresh: CONTENT_FRESH,
  }),
  listStartupResources: readCall({
    path: '/startup-resources',
    summary: 'Startup resources',
    description: 'Resources for founders, free first.',
    answers: 'page',
    resource: 'StartupResource',
    example: 'limit=2',
    query: z.strictObject(paged),
    fresh: CONTENT_FRESH,
  }),
} as const

export type ReadCallName = keyof typeof READ_CALLS
/** The validated parameters of a call. */
export type QueryOf<Name extends ReadCallName> = z.output<(typeof READ_CALLS)[Name]['query']>

/** The only write call. */
export const CLICK_CALL = {
  path: '/click-tracking',
  summary: 'Record a click',
  description:
    'Records that somebody opened a job, as the site does for View Job. The click is accepted ' +
    'immediately and saved later. A closed job, or one without an application link, is not ' +
    'counted. For programs, not for pages of other sites.',
  body: z.strictObject({
    item_type: z.literal('job'),
    item_id: z.guid().describe('The job id.'),
    user_agent: z.string().max(512).nullish().describe('Default: the User-Agent of this request.'),
    referrer: z
      .string()
      .max(2048)
      .nullish()
      .describe('The page where the job was opened. Its query string is not stored.'),
  }),
} as const
