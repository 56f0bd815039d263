import { counted } from '#core/count.ts'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { formatDay, isoWeek } from '#core/dates.ts'
import { formatEventDate, isOver } from '#core/event.ts'
import { formatCareerSalary } from '#core/money.ts'
import { seededPick } from '#core/seeded-pick.ts'
import { listCareerPaths } from '#db/queries/content/career-paths.ts'
import { listEvents } from '#db/queries/content/events.ts'
import { listNewVerifiedJobs } from '#db/queries/newsletter/jobs.ts'
import type { Database } from '#db/schema.ts'
import { listedJob, ListedJobSchema } from './listed-job.ts'

const MAX_JOBS = 15
const MAX_EVENTS = 5
const EVENTS_WITHIN_MS = 56 * 24 * 3_600_000
const MAX_SKILLS = 6

/** The content of an issue, shared by its text and HTML forms. Stored as JSON when sending begins. */
const IssueContentSchema = z.object({
  /** `2026-W47` */
  week: z.string(),
  /** `21 Nov 2026` */
  day: z.string(),
  jobs: z.array(ListedJobSchema),
  /** Total of new verified jobs of the week. */
  totalJobs: z.number(),
  events: z.array(
    z.object({
      name: z.string(),
      organizer: z.string(),
      type: z.string(),
      date: z.string(),
      location: z.string(),
      fee: z.string(),
      link: z.string().nullable(),
    }),
  ),
  careerPath: z
    .object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      salary: z.string(),
      skills: z.array(z.string()),
      steps: z.number(),
    })
    .nullable(),
})
export type IssueContent = z.output<typeof IssueContentSchema>

/** @throws If the stored value is not an issue's content. */
export function parseIssueContent(kept: unknown): IssueContent {
  return IssueContentSchema.parse(kept)
}

/** Reads the content of the issue for the current week. */
export async function readIssueContent(db: Kysely<Database>, now: Date): Promise<IssueContent> {
  const week = isoWeek(now)
  const { jobs, total } = await listNewVerifiedJobs(db, now, MAX_JOBS)
  const [events, paths] = [await listEvents(db), await listCareerPaths(db)]
  return {
    week,
    day: formatDay(now),
    totalJobs: total,
    jobs: jobs.map(listedJob),
    events: events
      .filter((event) => event.event_date !== null && !isOver(event, now))
      .filter(({ event_date }) => Number(event_date) - now.getTime() < EVENTS_WITHIN_MS)
      .slice(0, MAX_EVENTS)
      .map((event) => ({
        name: event.event_name,
        organizer: event.organizer,
        type: event.event_type,
        date: formatEventDate(event),
        location: event.location,
        fee: `Entry fee: ${event.entry_fee}`,
        link: event.registration_link,
      })),
    careerPath: paths.length === 0 ? null : describePath(seededPick(paths, week)),
  }
}

function describePath(path: Awaited<ReturnType<typeof listCareerPaths>>[number]) {
  return {
    id: path.id,
    name: path.name,
    description: path.description,
    salary: formatCareerSalary(path.average_salary),
    skills: path.required_skills.slice(0, MAX_SKILLS),
    steps: path.roadmap.length,
  }
}

/** The subject line: the issue's main news, which must match its content. */
export function issueSubject({ totalJobs, jobs, day }: IssueContent): string {
  const freshers = jobs.filter(({ isFresher }) => isFresher).length
  if (totalJobs === 0) return `Events and a career path: Pravesh, ${day}`
  const count = counted(totalJobs, 'new verified job')
  return `${count}${freshers > 0 ? ', freshers first' : ''}: Pravesh, ${day}`
}

export const NO_NEW_JOBS =
  'We found no new verified jobs this week. We only send jobs that we saw on the company’s own careers page within the week.'

export function jobsTitle({ jobs }: IssueContent): string {
  return jobs.some(({ isFresher }) => isFresher) ? 'New verified jobs, freshers first' : 'New verified jobs'
}

/** The line after the list if there are more than it shows. */
export function moreJobs({ totalJobs, jobs }: IssueContent): string {
  return totalJobs > jobs.length
    ? `See all ${totalJobs} new jobs of this week on the site`
    : 'See all jobs on the site'
}
