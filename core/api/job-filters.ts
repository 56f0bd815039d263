import { z } from 'zod'
import { ASKED_BRANCHES, DEGREES, studiesWritten, type Branch, type Degree } from '#core/degrees.ts'
import { CONFIRMED_WITHIN, MOST_YEARS, POSTED_WITHIN, UNSTATED_GROUPS } from '#core/find/job-search.ts'
import { JOB_TYPES } from '#core/job.ts'
import { anyOf, oneOf, someOf, wholeNumber, yesOrNo } from './read-call.ts'

const days = <const Steps extends readonly number[]>(steps: Steps, description: string) =>
  oneOf(steps.map(String), description)

/** Degrees or branches, in any spelling that an address of the site takes. */
const studies = (all: readonly (Degree | Branch)[], description: string) =>
  z
    .string()
    .max(200)
    .refine((values) => values.split(',').every((value) => studiesWritten(all, [value]).length > 0))
    .optional()
    .describe(`${description} One of ${all.join(', ')}; several, separated by commas, match any.`)

/** The filters of `listJobs` beyond the specification's: those of the jobs page. */
export const JOB_FILTERS = {
  city: anyOf(
    'City, such as Pune, Bangalore or Mohali, which is Chandigarh; Remote means remote in India, and Delhi NCR the whole region.',
  ),
  skill: anyOf('Skill, such as Python or C++.'),
  all_skills: yesOrNo('true: a job must have all the skills. Default: any of them.'),
  company: anyOf('Company, by its whole name.'),
  years: wholeNumber(
    MOST_YEARS,
    'Jobs for somebody with this many years of experience: what they ask for at least is no more, and at most no less. 0 is Fresher.',
  ),
  experience: z
    .union([z.literal('unstated'), z.coerce.number().int().min(0).max(40)])
    .optional()
    .describe(
      'Jobs for at most this many years of experience, 0 for freshers; or unstated: jobs that mention none.',
    ),
  unstated: someOf(
    UNSTATED_GROUPS,
    'With a filter of one of these, also jobs that state nothing of it: for experience, work_mode, min_salary, batch, degree ' +
      'and job_type. That of degree is for branch too.',
  ),
  min_salary: wholeNumber(
    1_000_000_000,
    'Only jobs that state that they pay up to this many rupees a year, or more.',
  ),
  salary_stated: yesOrNo('true: only jobs that state their pay.'),
  batch: wholeNumber(2100, 'Graduation year, with four digits.'),
  degree: studies(
    DEGREES,
    'Jobs that ask for this degree, or for any graduate or post-graduate if its holder is one.',
  ),
  branch: studies(ASKED_BRANCHES, 'Jobs that ask for this branch of study, or for any.'),
  job_type: oneOf(JOB_TYPES, 'Only this job type.'),
  posted_within: days(POSTED_WITHIN, 'Days, today included, in Indian time.'),
  confirmed_within: days(CONFIRMED_WITHIN, 'Days since the employer’s own page last listed the job.'),
} as const
