import { html, raw } from 'hono/html'
import { paths } from '#app/paths.ts'
import { qrHref } from '#app/features/jobs/share/list-files.ts'
import { PRODUCT_NAME } from '#app/site.ts'
import { formatBatch } from '#core/batch.ts'
import { counted } from '#core/count.ts'
import { formatDay, formatDayAndTime } from '#core/dates.ts'
import { formatExperience } from '#core/experience.ts'
import type { JobSummary } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import type { Html } from './list-page.ts'
import { qrCode } from './qr-code.ts'
import { listNotes, type ReadList } from './read-list.ts'
import { shortPath } from './short-address.ts'

/** A browser without script prints with its own menu, which the hint names. */
export const PRINT_SCRIPT = `{const b=document.querySelector('#print');b.hidden=false;b.onclick=()=>print()}`

/** A list as a page for paper: when it was made, what it asks for in words, a row a job, and the way back to it. */
export function printPage(list: ReadList, siteUrl: string): Html {
  const { found, name, url, path, now } = list
  const host = siteUrl.replace(/^https?:\/\//, '')
  return html`<main>
    <p class="screen">
      <a href="${path}">Back to the list</a>
      <button id="print" type="button" hidden>Print</button>
      <span>Or press Ctrl+P. On a phone, open the browser’s menu and choose Share, then Print.</span>
    </p>
    <header>
      <p class="site">${PRODUCT_NAME}</p>
      <h1>${name}</h1>
      <p>
        ${
          found.samples === found.total && found.total > 0
            ? counted(found.total, 'sample job')
            : counted(found.total, 'open job')
        }
        on ${formatDayAndTime(now)}
      </p>
      ${listNotes(list).map((note) => html`<p class="note">${note}</p>`)}
    </header>
    ${found.jobs.length > 0 ? tableOf(found.jobs, host) : ''}
    <footer>
      ${qrHref(path) === null ? '' : raw(qrCode(url, `QR code: ${name}`))}
      <p>The list as it is now: <span class="address">${url}</span></p>
    </footer>
  </main>`
}

function tableOf(jobs: readonly JobSummary[], host: string): Html {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Job</th>
        <th scope="col">City</th>
        <th scope="col">For</th>
        <th scope="col">Pay</th>
        <th scope="col">Last date</th>
      </tr>
    </thead>
    <tbody>
      ${jobs.map((job) => rowOf(job, host))}
    </tbody>
  </table>`
}

function rowOf(job: JobSummary, host: string): Html {
  const suits = [formatExperience(job), formatBatch(job.batch)].filter((fact) => fact !== null)
  const day = job.application_deadline
  return html`<tr>
    <th scope="row">
      ${job.title}${job.is_sample ? ' (sample)' : ''}
      <span>${job.company}</span>
      <a href="${paths.posting(job)}">${host}${shortPath(job.id)}</a>
    </th>
    <td data-label="City: ">${job.location}</td>
    <td data-label="For: ">${suits.join(', ')}</td>
    <td data-label="Pay: ">${formatSalary(job) ?? 'not stated'}</td>
    <td data-label="Last date: ">${day ? formatDay(day) : 'not stated'}</td>
  </tr>`
}
