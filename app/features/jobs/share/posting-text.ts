import { formatBatch } from '#core/batch.ts'
import { formatYears } from '#core/experience.ts'
import type { JobSummary } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import { fitted, lastDate, plain } from './share-text.ts'

/** A posting as a message: what it states, and the link. */
export function postingText(job: JobSummary, url: string): string {
  const suits = [job.experience_level, formatYears(job), formatBatch(job.batch)]
  const facts = [
    `${plain(job.company)}, ${plain(job.location)}`,
    suits.filter((fact) => fact !== null).join(' · '),
    formatSalary(job),
    lastDate(job),
  ]
  const lines = facts.filter((fact) => fact !== null).filter((fact) => fact !== '')
  return fitted(`*${plain(job.title)}*${job.is_sample ? ' (sample)' : ''}`, lines, url) ?? url
}
