import { counted } from '#core/count.ts'
import { z } from 'zod'
import { formatDay } from '#core/dates.ts'
import type { JobSummary } from '#core/job.ts'
import { oneLine } from '#core/printable.ts'
import { listedJob, ListedJobSchema } from './listed-job.ts'

/** A mail lists so many postings of an alert; the others are one link away. */
const MAX_LISTED = 25

/** What one alert mail holds: the new postings of each of the reader's alerts. Stored as JSON when it is prepared. */
const AlertContentSchema = z.object({
  /** `22 Nov 2026` */
  day: z.string(),
  alerts: z.array(
    z.object({
      /** Of the alert; missing in mails that were prepared before it was stored. */
      id: z.string().optional(),
      name: z.string(),
      query: z.string(),
      jobs: z.array(ListedJobSchema),
      /** Total of new postings, those not listed included. */
      total: z.number(),
    }),
  ),
})
export type AlertContent = z.output<typeof AlertContentSchema>

/** @throws If the stored value is not an alert mail's content. */
export function parseAlertContent(kept: unknown): AlertContent {
  return AlertContentSchema.parse(kept)
}

export interface FoundForAlert {
  id: string
  name: string
  query: string
  jobs: JobSummary[]
}

/** @param found Per alert, without postings that an earlier alert of the list has. */
export function alertContent(found: FoundForAlert[], now: Date): AlertContent {
  const alerts = found.filter(({ jobs }) => jobs.length > 0)
  return {
    day: formatDay(now),
    alerts: alerts.map(({ id, name, query, jobs }) => ({
      id,
      name: oneLine(name),
      query,
      jobs: jobs.slice(0, MAX_LISTED).map(listedJob),
      total: jobs.length,
    })),
  }
}

/** `3 new jobs: Fresher IT jobs in Pune` */
export function alertSubject({ alerts }: AlertContent): string {
  const total = alerts.reduce((sum, alert) => sum + alert.total, 0)
  const more = alerts.length > 1 ? ` and ${alerts.length - 1} more` : ''
  return `${newJobs(total)}: ${alerts[0]?.name ?? 'Pravesh'}${more}`
}

export function newJobs(count: number): string {
  return counted(count, 'new job')
}
