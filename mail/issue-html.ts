import { counted } from '#core/count.ts'
import { html, mailPage, type Html } from './html.ts'
import { issueSubject, jobsTitle, moreJobs, NO_NEW_JOBS, type IssueContent } from './issue-content.ts'
import type { MailLinks } from './links.ts'
import { listedJobHtml } from './listed-job.ts'

const TITLE = 'font-size:20px;line-height:1.3;margin:32px 0 12px'
const ITEM = 'margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid #d8d3c8'
const NAME = 'font-size:17px;font-weight:bold'

/**
 * The issue as HTML, without images and without anything that identifies the reader.
 *
 * @param unsubscribeUrl The reader's own unsubscribe link.
 */
export function issueHtml(content: IssueContent, links: MailLinks, unsubscribeUrl: string): string {
  return mailPage(
    issueSubject(content),
    html`<h1 style="font-size:24px;line-height:1.3;margin:0">Pravesh weekly newsletter</h1>
      <p class="soft" style="margin:4px 0 0">${content.day}</p>
      ${jobs(content, links)} ${events(content, links)} ${careerPath(content, links)}
      <hr class="rule" style="border:0;border-top:1px solid #d8d3c8;margin:32px 0 16px" />
      <p class="soft" style="font-size:14px">
        You get this newsletter because you subscribed at
        <a href="${links.home}">${new URL(links.home).host}</a>.
        <a href="${unsubscribeUrl}">Unsubscribe</a> in one tap. We then delete your address.
      </p>`,
  )
}

function jobs(content: IssueContent, links: MailLinks): Html {
  if (content.jobs.length === 0)
    return html`<h2 style="${TITLE}">${jobsTitle(content)}</h2>
      <p>${NO_NEW_JOBS} <a href="${links.jobs}">See all jobs on the site</a></p>`
  return html`<h2 style="${TITLE}">${jobsTitle(content)}</h2>
    ${content.jobs.map((job) => listedJobHtml(job, links))}
    <p><a href="${links.jobs}">${moreJobs(content)}</a></p>`
}

function events({ events: coming }: IssueContent, links: MailLinks): Html {
  if (coming.length === 0) return html``
  return html`<h2 style="${TITLE}">Upcoming events</h2>
    ${coming.map(
      ({ name, link, ...event }) =>
        html`<div class="rule" style="${ITEM}">
          ${link ? html`<a href="${link}" style="${NAME}">${name}</a>` : html`<span style="${NAME}">${name}</span>`}<br />
          ${event.organizer}<br />
          <span class="soft">${event.type} · ${event.date} · ${event.location} · ${event.fee}</span>
        </div> `,
    )}
    <p><a href="${links.events}">All events</a></p>`
}

function careerPath({ careerPath: path }: IssueContent, links: MailLinks): Html {
  if (!path) return html``
  return html`<h2 style="${TITLE}">Career path of the week: ${path.name}</h2>
    <p>${path.description}</p>
    <p class="soft">
      Average salary ${path.salary} · ${counted(path.steps, 'step')} · ${path.skills.join(', ')}
    </p>
    <p><a href="${links.careerPath(path.id)}">See the roadmap</a></p>`
}
