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
import { oneOf, order, paged, readCall, short, text, yesOrNo } from './read-call.ts'

/** Where every call stands; a change that breaks a client gets a new number beside it. */
export const API_BASE = '/api/v1'

const JOBS_FRESH = { seconds: 15, stale: 60 }
/** Fresh for five minutes and retained for ten (specification, section 9). */
const CAREER_PATHS_FRESH = { seconds: 300, stale: 300 }
const CONTENT_FRESH = { seconds: 60, stale: 300 }

/** The calls that read, in the order of the specification (section 7). */
export const READ_CALLS = {
  listJobs: readCall({
    path: '/jobs',
    summary: 'Open jobs',
    description: 'Every open posting with all its fields, the newest first.',
    answers: 'page',
    resource: 'Job',
    example: 'experience_level=Fresher&location=Pune&limit=2',
    query: z.strictObject({
      search: text(
        'Words that must each stand in the title, the company or the description. One of one or two ' +
          'letters, such as Go or C++, must be a whole word of the title, the company or the skills.',
      ),
      location: text(
        'A place by any of its names, or part of one; several, parted by commas, mean any of them.',
      ),
      category: oneOf(JOB_CATEGORIES, 'Only this category.'),
      experience_level: oneOf(EXPERIENCE_LEVELS, 'Only this level.'),
      is_remote: yesOrNo('Only jobs that are remote altogether, or only those that are not.'),
      work_mode: oneOf(WORK_MODES, 'Only this way of working.'),
      ...paged,
    }),
    fresh: JOBS_FRESH,
  }),
  listFeaturedJobs: readCall({
    path: '/jobs/featured',
    summary: 'Featured jobs',
    description: 'Open postings that are featured, the newest first.',
    answers: 'list',
    resource: 'Job',
    example: 'limit=2',
    query: z.strictObject(short),
    fresh: JOBS_FRESH,
  }),
  getJob: readCall({
    path: '/jobs/{id}',
    summary: 'One job',
    description: 'An open posting. One that has closed answers 410, so that a copy of it can be taken down.',
    answers: 'one',
    resource: 'Job',
    example: '',
    query: z.strictObject({}),
    fresh: JOBS_FRESH,
  }),
  listMncCompanies: readCall({
    path: '/mnc-companies',
    summary: 'Large companies that hire',
    description: 'The companies behind the openings, by name.',
    answers: 'page',
    resource: 'MncCompany',
    example: 'limit=2',
    query: z.strictObject(paged),
    fresh: CONTENT_FRESH,
  }),
  listMncJobOpenings: readCall({
    path: '/mnc-job-openings',
    summary: 'Openings at large companies',
    description: 'Active openings with their company, the newest first.',
    answers: 'page',
    resource: 'MncJobOpening',
    example: 'title=engineer&limit=2',
    query: z.strictObject({
      title: text('Part of the title.'),
      search: text('Part of the title or of the company’s name.'),
      category: oneOf(JOB_CATEGORIES, 'Only this category.'),
      company_id: z.guid().optional().describe('Only this company’s.'),
      ...paged,
    }),
    fresh: CONTENT_FRESH,
  }),
  listCareerPaths: readCall({
    path: '/career-paths',
    summary: 'Career paths',
    description: 'Career paths with their roadmaps, by name.',
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
      search: text('Part of the name or platform.'),
      sort: order(['name', 'rating', 'difficulty'], 'By name, best rated first, or easiest first.'),
      ...paged,
    }),
    fresh: CONTENT_FRESH,
  }),
  listEvents: readCall({
    path: '/events',
    summary: 'Events and hackathons',
    description: 'Events by date, the earliest first; those without a date last.',
    answers: 'page',
    resource: 'Event',
    example: 'event_type=Hackathon&limit=2',
    query: z.strictObject({
      search: text('Part of the name, the organizer or the description.'),
      event_type: oneOf(EVENT_TYPES, 'Only this type.'),
      location: text('A place by any of its names, or part of one.'),
      ...paged,
    }),
    fresh: CONTENT_FRESH,
  }),
  listPrepResources: readCall({
    path: '/prep-resources',
    summary: 'Prep zone',
    description: 'Resources to prepare with, the best rated first, unrated ones last.',
    answers: 'page',
    resource: 'PrepResource',
    example: 'category=Aptitude&is_free=true&limit=2',
    query: z.strictObject({
      category: oneOf(PREP_CATEGORIES, 'Only this category.'),
      search: text('Part of the name or description.'),
      resource_type: oneOf(PREP_RESOURCE_TYPES, 'Only this type.'),
      is_free: oneOf(['true'], 'Only what is free.'),
      ...paged,
    }),
    fresh: CONTENT_FRESH,
  }),
  listTools: readCall({
    path: '/tools',
    summary: 'Tools and courses',
    description: 'Tools to work and to learn with.',
    answers: 'page',
    resource: 'Tool',
    example: 'category=AI+Tools&sort=price&limit=2',
    query: z.strictObject({
      category: oneOf(TOOL_CATEGORIES, 'Only this category.'),
      search: text('Part of the name or description.'),
      sort: order(
        ['name', 'rating', 'price'],
        'By name, best rated first, or cheapest first (free before paid, unknown last).',
      ),
      ...paged,
    }),
    fresh: CONTENT_FRESH,
  }),
  listInterviewResources: readCall({
    path: '/interview-resources',
    summary: 'Interview prep',
    description: 'Resources for interviews.',
    answers: 'page',
    resource: 'InterviewResource',
    example: 'category=System+Design&sort=difficulty&limit=2',
    query: z.strictObject({
      category: oneOf(INTERVIEW_CATEGORIES, 'Only this category.'),
      search: text('Part of the topic’s name or summary.'),
      sort: order(['topic', 'difficulty', 'type'], 'By topic, easiest first, or by resource type.'),
      ...paged,
    }),
    fresh: CONTENT_FRESH,
  }),
  listResumeResources: readCall({
    path: '/resume-resources',
    summary: 'Resume and portfolio',
    description: 'Resources for a resume or a portfolio.',
    answers: 'page',
    resource: 'ResumeResource',
    example: 'resource_type=Portfolio&limit=2',
    query: z.strictObject({
      resource_type: oneOf(RESUME_RESOURCE_TYPES, 'Only this kind.'),
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
      'Premium ideas first; where there is a free idea, the last place goes to a free one. The ' +
      'description and the monetization model of a premium idea are withheld.',
    answers: 'list',
    resource: 'BusinessIdea',
    example: 'limit=3',
    query: z.strictObject(short),
    fresh: CONTENT_FRESH,
  }),
  listStartupResources: readCall({
    path: '/startup-resources',
    summary: 'Startup resources',
    description: 'Resources for founders, free ones first.',
    answers: 'page',
    resource: 'StartupResource',
    example: 'limit=2',
    query: z.strictObject(paged),
    fresh: CONTENT_FRESH,
  }),
} as const

export type ReadCallName = keyof typeof READ_CALLS
/** The parameters of a call, checked. */
export type QueryOf<Name extends ReadCallName> = z.output<(typeof READ_CALLS)[Name]['query']>

/** The one call that writes. */
export const CLICK_CALL = {
  path: '/click-tracking',
  summary: 'Record a click',
  description:
    'Records that somebody opened a job, as the site does when View Job is pressed. It is taken at ' +
    'once and written later; a job that is closed or has nowhere to apply is not counted. For ' +
    'programs, not for pages of other sites.',
  body: z.strictObject({
    item_type: z.literal('job'),
    item_id: z.guid().describe('The id of the job.'),
    user_agent: z
      .string()
      .max(512)
      .nullish()
      .describe('What opened it; the request’s own User-Agent where it is left out.'),
    referrer: z.string().max(2048).nullish().describe('The page where it was opened. Its query is not kept.'),
  }),
} as const
