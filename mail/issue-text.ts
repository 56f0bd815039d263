import { counted } from '#core/count.ts'
import { jobsTitle, moreJobs, NO_NEW_JOBS, type IssueContent } from './issue-content.ts'
import type { MailLinks } from './links.ts'
import { listedJobText } from './listed-job.ts'
import { heading, wrap } from './text.ts'

/**
 * The issue as plain text, with the same content as its HTML.
 *
 * @param unsubscribeUrl The reader's own unsubscribe link.
 */
export function issueText(content: IssueContent, links: MailLinks, unsubscribeUrl: string): string {
  const blocks = [
    heading(`Pravesh weekly newsletter, ${content.day}`),
    ...jobsBlocks(content, links),
    ...eventsBlocks(content, links),
    ...pathBlocks(content, links),
    `-- \nYou get this newsletter because you subscribed at ${links.home}.\n` +
      `To unsubscribe, open this page and tap Unsubscribe:\n${unsubscribeUrl}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

function jobsBlocks(content: IssueContent, links: MailLinks): string[] {
  const { jobs } = content
  if (jobs.length === 0)
    return [heading(jobsTitle(content)), wrap(NO_NEW_JOBS), `See all jobs on the site:\n${links.jobs}`]
  return [
    heading(jobsTitle(content)),
    ...jobs.map((job) => listedJobText(job, links)),
    `${moreJobs(content)}:\n${links.jobs}`,
  ]
}

function eventsBlocks({ events }: IssueContent, links: MailLinks): string[] {
  if (events.length === 0) return []
  return [
    heading('Upcoming events'),
    ...events.map((event) =>
      [
        wrap(`${event.name}, ${event.organizer}`),
        wrap(`${event.type} · ${event.date} · ${event.location} · ${event.fee}`, '  '),
        ...(event.link ? [`  ${event.link}`] : []),
      ].join('\n'),
    ),
    `All events:\n${links.events}`,
  ]
}

function pathBlocks({ careerPath }: IssueContent, links: MailLinks): string[] {
  if (!careerPath) return []
  const { id, name, description, salary, skills, steps } = careerPath
  return [
    heading(`Career path of the week: ${name}`),
    wrap(description),
    wrap(`Average salary ${salary} · ${counted(steps, 'step')} · ${skills.join(', ')}`),
    links.careerPath(id),
  ]
}
