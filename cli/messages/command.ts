import { cutText } from '#core/cut-text.ts'
/** `npm run messages`: messages of the contact form that could not be mailed. */
import { MESSAGE_DAYS } from '#core/contact-message.ts'
import { formatDayAndTime } from '#core/dates.ts'
import { deleteMessageAs } from '#db/queries/admin/message-acts.ts'
import { listMessages, readMessage, type StoredMessage } from '#db/queries/messages/messages.ts'
import { operator } from '../process/operator.ts'
import { readSettings } from '../process/read-settings.ts'
import { parseOrHelp, runCommand, UsageError, type Command } from '../process/run-command.ts'
import { withDatabase } from '../process/with-database.ts'

const HELP = `npm run messages                     messages of the contact form, newest first
npm run messages -- show ID          the whole message
npm run messages -- delete ID        delete it; after ${MESSAGE_DAYS} days the site does

Only messages that could not be mailed are here. Set SMTP_URL and OPERATOR_EMAIL to get them by mail.`

const LINE = 90

/** `npm run messages`. */
export const command: Command = async (argv, { env, stdout, stderr }) => {
  const parsed = parseOrHelp(argv, { usage: HELP, stdout, options: {} })
  if (!parsed) return 0
  const { positionals } = parsed
  const [action = 'list', id, ...rest] = positionals
  if (
    rest.length > 0 ||
    !['list', 'show', 'delete'].includes(action) ||
    (action === 'list') !== (id === undefined)
  )
    throw new UsageError(`"${positionals.join(' ')}" is not one of: list, show ID, delete ID.`)
  return withDatabase(readSettings(env), 'messages', stderr, async (owner) => {
    stdout.write(`${await (id === undefined ? list(owner) : act(owner, action, id))}\n`)
    return 0
  })
}

type Owner = Parameters<typeof listMessages>[0]

async function list(owner: Owner): Promise<string> {
  const messages = await listMessages(owner)
  if (messages.length === 0) return 'No messages.'
  return messages
    .map((message) => {
      const [first = ''] = message.body.split('\n')
      const start = first.length > LINE ? `${cutText(first, LINE - 1)}…` : first
      return `${head(message)}\n  ${start}\n  ${message.id}`
    })
    .join('\n\n')
}

async function act(owner: Owner, action: string, id: string): Promise<string> {
  const unknown = new UsageError(`There is no message with the id "${id}". npm run messages lists them.`)
  if (action === 'delete') {
    if (!(await deleteMessageAs(owner, operator(), id))) throw unknown
    return 'Deleted.'
  }
  const message = await readMessage(owner, id)
  if (!message) throw unknown
  return `${head(message)}\n\n${message.body}`
}

function head({ created_at, reply_to }: StoredMessage): string {
  return `${formatDayAndTime(created_at)}, ${reply_to ?? 'no address given'}`
}

if (import.meta.main) await runCommand('messages', command)
