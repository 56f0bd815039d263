import { WEB_ROLE } from '../connection.ts'
import { CLIENT, statementIn } from './wire.ts'

/** Settings that the web role may change. All others, `role` above all, are the owner's. */
const OPEN_SETTING =
  /^set\s+(?:(?:session|local)\s+)?(?:statement_timeout|lock_timeout|enable_\w+)\s*(?:=|\bto\b)\s*[\w']+\s*$/i
const OWN_ROLE = new RegExp(`^set\\s+role\\s+${WEB_ROLE}\\s*$`, 'i')
/**
 * Empty statements and comments before the first word. A nested or unterminated comment does not match: see
 * below.
 */
const BLANK = /^(?:[\s;]|--[^\r\n]*(?:[\r\n]|$)|\/\*(?:(?!\/\*|\*\/)[^])*\*\/)+/

/**
 * Checks whether a web connection may send this message. PGlite's session belongs to a superuser, so the web
 * role could be left with `reset role`. A web connection may therefore set no role but its own, and send one
 * statement at a time. The database refuses what a statement could do from within (`set_config`, `do`), see
 * `closeEscapes`.
 *
 * @returns The reason for a refusal; null if allowed.
 */
export function refusalFor(message: Uint8Array): string | null {
  if (message[0] === CLIENT.functionCall) return 'permission denied to call a function by its number'
  const statement = statementIn(message)
  if (!statement) return null
  const text = statement.text.replace(BLANK, '').replace(/[\s;]+$/, '')
  // Two statements in a simple query. In the extended protocol the server refuses them itself.
  if (message[0] === CLIENT.query && text.includes(';'))
    return 'permission denied to send two statements at once'
  if (OPEN_SETTING.test(text) || OWN_ROLE.test(text)) return null
  const word = /^[a-z]*/i.exec(text)?.[0].toLowerCase() ?? ''
  if (text === '' || READING_OR_WRITING.has(word) || text.startsWith('(')) return null
  return `permission denied for ${word === '' ? 'this statement' : word.toUpperCase()} on a page's connection`
}

/**
 * First words of statements that cannot change the session's role. Grants decide whether the web role may run
 * them.
 */
const READING_OR_WRITING = new Set(
  (
    'select insert update delete merge with values table explain show truncate create drop alter ' +
    'begin start commit rollback abort end savepoint release'
  ).split(' '),
)
