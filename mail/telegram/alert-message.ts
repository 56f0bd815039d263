import { InlineKeyboard } from 'grammy'
import { counted } from '#core/count.ts'
import type { AlertRecipient } from '#db/queries/newsletter/alert-mails.ts'
import { newJobs, parseAlertContent, type AlertContent } from '../alert-content.ts'
import { mailLinks, type MailLinks } from '../links.ts'
import type { ListedJob } from '../listed-job.ts'
import { bold, join, link, MAX_LENGTH, text, type Piece } from './message-text.ts'

/** What one chat gets. */
export interface ChatMessage {
  html: string
  keyboard: InlineKeyboard
}

/** Jobs of one message; the others are one link away. */
const MAX_JOBS = 10
/** So that ten jobs of usual length fit. */
const LONGEST = { name: 120, title: 140, company: 60, place: 60 }

/** The message with a reader's new postings, and buttons that stop or change the alerts. */
export function alertMessage(siteUrl: string, { content, manage_token: token }: AlertRecipient): ChatMessage {
  const { alerts, day } = parseAlertContent(content)
  const links = mailLinks(siteUrl)
  return {
    html: fitting(alerts, day, links).html,
    keyboard: alertButtons(alerts, links.manageAlerts(token)),
  }
}

/** As many whole jobs as fit. */
function fitting(alerts: AlertContent['alerts'], day: string, links: MailLinks): Piece {
  for (let jobs = MAX_JOBS; ; jobs -= 1) {
    const message = written(alerts, day, links, jobs)
    if (message.plain.length <= MAX_LENGTH || jobs === 0) return message
  }
}

function written(alerts: AlertContent['alerts'], day: string, links: MailLinks, atMost: number): Piece {
  let left = atMost
  const sections = alerts.map(({ name, query, jobs, total }) => {
    const listed = jobs.slice(0, left)
    left -= listed.length
    const rest = total - listed.length
    const more = listed.length === 0 ? counted(rest, 'new job') : `and ${rest} more`
    return join(
      [
        join([bold(name, LONGEST.name), text(` (${newJobs(total)})`)]),
        ...listed.map((job) => jobPiece(job, links)),
        ...(rest > 0 ? [link(links.search(query), more)] : []),
      ],
      '\n\n',
    )
  })
  return join([text(`Pravesh job alerts, ${day}`), ...sections], '\n\n')
}

function jobPiece(job: ListedJob, links: MailLinks): Piece {
  const facts = [
    text(job.company, LONGEST.company),
    text(job.location, LONGEST.place),
    text(job.pay, LONGEST.place),
  ]
  return join([link(links.job(job), job.title, LONGEST.title), join(facts, ' · ')], '\n')
}

/** A Stop button for each alert, and one that opens the page of all of them. */
export function alertButtons(alerts: { id?: string; name: string }[], manage: string): InlineKeyboard {
  const keyboard = new InlineKeyboard()
  for (const { id, name } of alerts)
    if (id !== undefined)
      keyboard.text(alerts.length === 1 ? 'Stop' : text(`Stop: ${name}`, 60).plain, `${STOP}${id}`).row()
  return keyboard.url('Change', manage)
}

/** What the data of a Stop button begins with; the id of its alert follows. */
export const STOP = 'stop:'
