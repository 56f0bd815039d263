import { html } from 'hono/html'
import { postedAgo } from '#app/features/jobs/posted-ago.ts'
import { paths } from '#app/paths.ts'
import { PRODUCT_NAME } from '#app/site.ts'
import { formatCount } from '#core/count.ts'
import { formatDay } from '#core/dates.ts'
import { formatExperience } from '#core/experience.ts'
import type { JobSummary } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import type { Html } from './list-page.ts'
import { listNotes, type ReadList } from './read-list.ts'

/** A list inside another site's page: cards, and the way to all of it. All links open a tab of their own. */
export function embedPage(list: ReadList, siteUrl: string): Html {
  const { found, name, url, now } = list
  const { jobs, total } = found
  const isCut = total > jobs.length
  // That the list is cut is what its last link says.
  const notes = isCut && jobs.length > 0 ? listNotes(list).slice(0, -1) : listNotes(list)
  return html`<main>
    <h1>${name}</h1>
    ${notes.map((note) => html`<p>${note}</p>`)}
    <ul>
      ${jobs.map((job) => cardOf(job, siteUrl, now))}
    </ul>
    <p class="foot">
      ${
        total === 0
          ? link(siteUrl + paths.jobs(), 'See all open IT jobs in India')
          : link(url, isCut ? `See all ${formatCount(total)} jobs` : 'See this list')
      }
      ${byline(siteUrl)}
    </p>
  </main>`
}

/** One line, and the way to the site, where the list cannot be shown. */
export function embedNotice(text: string, url: string, siteUrl: string): Html {
  return html`<main>
    <p>${text}</p>
    <p class="foot">${link(url, 'See it on the site')} ${byline(siteUrl)}</p>
  </main>`
}

function byline(siteUrl: string): Html {
  return link(siteUrl, `Jobs by ${PRODUCT_NAME}`)
}

function link(url: string, text: string): Html {
  return html`<a href="${url}" target="_blank" rel="noopener">${text}</a>`
}

function cardOf(job: JobSummary, siteUrl: string, now: Date): Html {
  const facts = [job.location, formatExperience(job), formatSalary(job)].filter((fact) => fact !== null)
  const day = job.application_deadline
  return html`<li>
    <h2>${link(siteUrl + paths.posting(job), job.title)}</h2>
    <p>${job.company}${job.is_sample ? ' (sample)' : ''}</p>
    <p>${facts.join(' · ')}</p>
    <p>${postedAgo(job, now)}${day ? `. Last date ${formatDay(day)}` : ''}</p>
  </li>`
}
