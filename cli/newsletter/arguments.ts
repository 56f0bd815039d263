import { parseOptions, UsageError } from '#cli/process/run-command.ts'

export const NEWSLETTER_USAGE = `The weekly letter to subscribers.

  npm run newsletter -- preview                    show this week's issue as text
  npm run newsletter -- preview --html issue.html  and write its HTML into a file
  npm run newsletter -- send                       send it to every confirmed subscriber, each once
  npm run newsletter -- send --in-doubt            also to those of whom nobody knows whether they got it
  npm run newsletter -- confirmations              mail the confirmation links that wait
  npm run newsletter -- status                     how many subscribers there are, and how the last issues went
  npm run newsletter -- erase ADDRESS              erase an address, with all that is recorded of it

Options
  --html FILE          preview: write the HTML there
  --text FILE          preview: write the text there instead of showing it
  --in-doubt           send: mails that the mail server had in full, and did not answer
  -h, --help           print this

A send that was ended or killed goes on where it was: say send again. It needs SMTP_URL and MAIL_FROM.
It ends with 0 when everybody has the issue, 1 when somebody has not, 2 on wrong arguments, 130 when it
was interrupted.`

export type NewsletterArguments =
  | { action: 'preview'; html: string | null; text: string | null }
  | { action: 'send'; inDoubt: boolean }
  | { action: 'confirmations' }
  | { action: 'status' }
  | { action: 'erase'; address: string }

const ACTIONS = ['preview', 'send', 'confirmations', 'status', 'erase'] as const

/**
 * @returns 'help' where that is all that was asked.
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
      `${named === undefined ? 'Say' : `"${named}" is nothing this command does. Say`} ${ACTIONS.join(', ')}.`,
    )
  const { html, text, 'in-doubt': inDoubt } = values
  if (action !== 'preview' && (html !== undefined || text !== undefined))
    throw new UsageError('--html and --text go with preview.')
  if (action !== 'send' && inDoubt !== undefined) throw new UsageError('--in-doubt goes with send.')
  if (action === 'erase') {
    const [address, ...more] = rest
    if (address === undefined || more.length > 0)
      throw new UsageError('Name the one address to erase: npm run newsletter -- erase ADDRESS')
    return { action, address }
  }
  if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is more than ${action} takes.`)
  if (action === 'preview') return { action, html: html ?? null, text: text ?? null }
  if (action === 'send') return { action, inDoubt: inDoubt ?? false }
  return { action }
}
