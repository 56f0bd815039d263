import { parseOptions, UsageError } from '#cli/process/run-command.ts'

export const NEWSLETTER_USAGE = `Sends the weekly newsletter and the job alerts.

  npm run newsletter -- preview                    show this week's issue as text
  npm run newsletter -- preview --html issue.html  and save its HTML to a file
  npm run newsletter -- send                       send it once to every confirmed subscriber
  npm run newsletter -- send --in-doubt            send again to those who may or may not have got it
  npm run newsletter -- alerts                     email new jobs to the readers of job alerts that are due
  npm run newsletter -- confirmations              email the pending confirmation links
  npm run newsletter -- status                     number of subscribers, and results of the last issues
  npm run newsletter -- erase ADDRESS              delete an address and everything stored with it

Options
  --html FILE          preview: save the HTML to this file
  --text FILE          preview: save the text to this file instead of showing it
  --in-doubt           send, alerts: also mails that the mail server received but did not reply to
  -h, --help           print this

If send or alerts was stopped or killed, run it again to continue. Both need SMTP_URL and MAIL_FROM.
An issue starts when somebody gets it. Who confirms later in the week gets it from the next send of that week.
A daily alert is due once a day, a weekly one on Tuesdays, in India. npm start -- --schedule mails them too.
Exit code: 0 if everybody has the mail, 1 if somebody does not, 2 for wrong arguments, 130 if it was
interrupted.`

export type NewsletterArguments =
  | { action: 'preview'; html: string | null; text: string | null }
  | { action: 'send' | 'alerts'; inDoubt: boolean }
  | { action: 'confirmations' }
  | { action: 'status' }
  | { action: 'erase'; address: string }

const ACTIONS = ['preview', 'send', 'alerts', 'confirmations', 'status', 'erase'] as const

/**
 * @returns 'help' if help was requested.
 * @throws UsageError
 */
export function parseNewsletterArguments(args: string[]): NewsletterArguments | 'help' {
  const { values, positionals } = parseOptions(args, {
    html: { type: 'string' },
    text: { type: 'string' },
    'in-doubt': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) return 'help'
  const [named, ...rest] = positionals
  const action = ACTIONS.find((one) => one === named)
  if (!action)
    throw new UsageError(
      `${named === undefined ? 'Use' : `Unknown command "${named}". Use`} ${ACTIONS.join(', ')}.`,
    )
  const { html, text, 'in-doubt': inDoubt } = values
  if (action !== 'preview' && (html !== undefined || text !== undefined))
    throw new UsageError('--html and --text can only be used with preview.')
  if (action !== 'send' && action !== 'alerts' && inDoubt !== undefined)
    throw new UsageError('--in-doubt can only be used with send or alerts.')
  if (action === 'erase') {
    const [address, ...more] = rest
    if (address === undefined || more.length > 0)
      throw new UsageError('Give the one address to delete: npm run newsletter -- erase ADDRESS')
    return { action, address }
  }
  if (rest.length > 0) throw new UsageError(`${action} does not take "${rest.join(' ')}".`)
  if (action === 'preview') return { action, html: html ?? null, text: text ?? null }
  if (action === 'send' || action === 'alerts') return { action, inDoubt: inDoubt ?? false }
  return { action }
}
