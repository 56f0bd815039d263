import { cutText } from '#core/cut-text.ts'
import { formatDay } from '#core/dates.ts'
import type { JobSummary } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import { oneLine } from '#core/printable.ts'

const MOST_JOBS = 5
/** Longer messages are folded in a chat. */
const MOST_LETTERS = 1000
/** Longer addresses are cut by some phones. A letter of Devanagari takes nine bytes. */
const MOST_BYTES = 2000
const MOST_IN_TITLE = 150

/** Opens WhatsApp with a text to send. */
export function whatsAppHref(text: string): string {
  return `https://wa.me/?${new URLSearchParams({ text })}`
}

interface SharedList {
  /** The first ones are told. */
  jobs: readonly JobSummary[]
  total: number
  /** All of them are samples. */
  sample: boolean
  /** As `jobListName` writes it: "Fresher IT jobs in Pune". */
  name: string
  /** The absolute URL of the list. */
  url: string
}

/** A list as a message: what it is, up to five jobs, and the link. Null if the link alone is too long. */
export function listText({ jobs, total, sample, name, url }: SharedList): string | null {
  // As in a sentence: "12 fresher IT jobs in Pune".
  const inText = name.replace('Fresher', 'fresher')
  const counted = total === 1 ? `1 ${inText.replace(/\bjobs\b/, 'job')}` : `${total || 'No'} ${inText}`
  const lines = jobs.slice(0, MOST_JOBS).map((job) => {
    const facts = [plain(job.title), plain(job.company), formatSalary(job), lastDate(job)]
    return facts.filter((fact) => fact !== null).join(', ')
  })
  return fitted(`*${plain(counted)}${sample ? ' (samples)' : ''}*`, lines, url)
}

/** Null if the posting states none. */
export function lastDate({ application_deadline: day }: JobSummary): string | null {
  return day && `last date ${formatDay(day)}`
}

/** As many whole lines as there is room for. */
export function fitted(head: string, lines: readonly string[], url: string): string | null {
  for (let count = lines.length; count >= 0; count -= 1) {
    const text = [head, ...lines.slice(0, count), url].join('\n')
    if (text.length <= MOST_LETTERS && whatsAppHref(text).length <= MOST_BYTES) return text
  }
  return null
}

/** On one line, without the sign that makes letters bold. */
export function plain(text: string): string {
  return cutText(oneLine(text.replaceAll('*', ' ')), MOST_IN_TITLE)
}
