import { z } from 'zod'
import { formatExperience, isForFreshers } from '#core/experience.ts'
import { placesOf, type JobSummary } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import { oneLine } from '#core/printable.ts'
import { html, type Html } from './html.ts'
import type { MailLinks } from './links.ts'
import { wrap } from './text.ts'

/** A posting as our mails list it, stored as JSON when a mail is prepared. */
export const ListedJobSchema = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  experience: z.string(),
  pay: z.string(),
  isFresher: z.boolean(),
})
export type ListedJob = z.output<typeof ListedJobSchema>

export function listedJob(job: JobSummary): ListedJob {
  return {
    id: job.id,
    title: oneLine(job.title),
    company: oneLine(job.company),
    location: oneLine(placesOf(job)),
    experience: formatExperience(job),
    pay: formatSalary(job) ?? 'Salary not disclosed',
    isFresher: isForFreshers(job),
  }
}

const ITEM = 'margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid #d8d3c8'
const NAME = 'font-size:17px;font-weight:bold'

export function listedJobHtml(job: ListedJob, links: MailLinks): Html {
  return html`<div class="rule" style="${ITEM}">
    <a href="${links.job(job)}" style="${NAME}">${job.title}</a><br />
    ${job.company}<br />
    <span class="soft">${job.location} · ${job.experience} · ${job.pay}</span>
  </div> `
}

export function listedJobText(job: ListedJob, links: MailLinks): string {
  return [
    wrap(`${job.title}, ${job.company}`),
    wrap(`${job.location} · ${job.experience} · ${job.pay}`, '  '),
    `  ${links.job(job)}`,
  ].join('\n')
}
