import type { Settings } from '#core/settings.ts'
import type { Screen } from './progress-bar.ts'
import { stderr } from '#cli/process/terminal.ts'

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDirectory'>

/** The database of the settings, as shown to an operator: without user and password. */
export function databaseName({ databaseUrl, dataDirectory }: DatabaseSettings): string {
  if (!databaseUrl) return `embedded (PGlite), in ${dataDirectory}`
  try {
    const url = new URL(databaseUrl)
    const host = url.searchParams.get('host') ?? (url.host || 'this machine')
    const name = decodeURIComponent(url.pathname.slice(1)) || decodeURIComponent(url.username)
    return `PostgreSQL, ${name === '' ? '' : `${name} `}at ${host}`
  } catch {
    // pg accepts forms that URL does not, such as several hosts.
    return 'PostgreSQL, as DATABASE_URL says'
  }
}

/** The first line of every command that uses the database. It goes to stderr, so that stdout has only the command's result. */
export function printDatabase(settings: DatabaseSettings, screen: Screen = stderr): void {
  screen.write(`Database: ${databaseName(settings)}\n`)
}

/** The settings that operator commands read; all others are for the site only. */
const COMMAND_SETTINGS = ['DATA_DIR', 'DATABASE_URL', 'SITE_URL', 'ALLOW_SOURCES'] as const

/**
 * The settings to put before a command so that it uses the same database as the site, quoted for a shell:
 * `DATA_DIR=/srv/x SITE_URL=https://jobs.example`. Empty if `.env` has them all.
 *
 * @param given The settings that are in the site's environment and not in `.env`.
 */
export function settingsPrefix(
  given: Record<string, string>,
  { databaseUrl, dataDirectory }: DatabaseSettings,
): string {
  return COMMAND_SETTINGS.flatMap((name) => {
    const value = given[name]
    if (value === undefined) return []
    if (name === 'DATA_DIR') return databaseUrl ? [] : [`DATA_DIR=${quoted(dataDirectory)}`]
    if (name === 'DATABASE_URL') return [`DATABASE_URL=${hasPassword(value) ? '…' : quoted(value)}`]
    return [`${name}=${quoted(value)}`]
  }).join(' ')
}

function hasPassword(url: string): boolean {
  const parsed = URL.parse(url)
  return !parsed || parsed.password !== '' || parsed.searchParams.has('password')
}

function quoted(value: string): string {
  return /^[\w./:@%+=,-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`
}
