import { WEB_ROLE } from '../connection.ts'
import { CLIENT, statementIn } from './wire.ts'

/** Settings that pages may change for themselves. All others, `role` above all, are the owner's. */
const OPEN_SETTING =
  /^set\s+(?:(?:session|local)\s+)?(?:statement_timeout|lock_timeout|enable_\w+)\s*(?:=|\bto\b)\s*[\w']+\s*$/i
const OWN_ROLE = new RegExp(`^set\\s+role\\s+${WEB_ROLE}\\s*$`, 'i')
/** Empty statements and comments before the first word. A comment that nests or does not end is no blank: see below. */
const BLANK = /^(?:[\s;]|--[^\r\n]*(?:[\r\n]|$)|\/\*(?:(?!\/\*|\*\/)[^])*\*\/)+/

/**
 * Whether a page's connection may send this message. PGlite's session belongs to a superuser, so that a page could
 * leave its role by `reset role`: the connection may name no role but its own, and send one statement at a time.
 * What a statement could do from within (`set_config`, `do`) is refused by the database, see `closeEscapes`.
 *
 * @returns Why not; null when it may.
 */
export function refusalFor(message: Uint8Array): string | null {
  if (message[0] === CLIENT.functionCall) return 'permission denied to call a function by its number'
  const statement = statementIn(message)
  if (!statement) return null
  const text = statement.text.replace(BLANK, '').replace(/[\s;]+$/, '')
  // Two statements in a query without parameters; the server itself refuses them in one with parameters.
  if (message[0] === CLIENT.query && text.includes(';'))
    return 'permission denied to send two statements at once'
  if (OPEN_SETTING.test(text) || OWN_ROLE.test(text)) return null
  const word = /^[a-z]*/i.exec(text)?.[0].toLowerCase() ?? ''
  if (text === '' || READING_OR_WRITING.has(word) || text.startsWith('(')) return null
  return `permission denied for ${word === '' ? 'this statement' : word.toUpperCase()} on a page's connection`
}

/** First words of statements that cannot change the session's role; whether a page may run them the grants decide. */
const READING_OR_WRITING = new Set(
  (
    'select insert update delete merge with values table explain show truncate create drop alter ' +
    'begin start commit rollback abort end savepoint release'
  ).split(' '),
)
