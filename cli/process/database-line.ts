import type { Settings } from '#core/settings.ts'
import { messageOf } from './fail.ts'
import type { Screen } from './progress-bar.ts'
import { environmentSettings } from './read-settings.ts'
import { announceSite, listRunningSites, type RunningSite } from './running-sites.ts'
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

/**
 * The first line of every command that uses the database. Adds a warning if a site of this checkout runs on
 * another database, because it was started with a setting that this command lacks.
 *
 * @param script Its name in `package.json`.
 */
export function databaseLines(
  settings: DatabaseSettings,
  script: string,
  sites: RunningSite[] = listRunningSites(),
): string {
  const database = databaseName(settings)
  const others = sites.some((site) => site.database === database) ? [] : sites
  return [
    `Database: ${database}`,
    ...others.map(
      ({ database: other, settings: prefix }) =>
        `Warning: a site of this checkout runs on another database: ${other}. It will not show what this command does.\n` +
        `To work on that one: ${prefix} npm run ${script}`,
    ),
    '',
  ].join('\n')
}

/** Writes the lines to stderr, so that stdout has only the command's result. */
export function printDatabase(settings: DatabaseSettings, script: string, screen: Screen = stderr): void {
  screen.write(databaseLines(settings, script))
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

/**
 * Announces this site's database to the commands of this checkout, so that they can warn when they use
 * another one. If the announcement cannot be written, the site serves anyway.
 */
export function announceOwnDatabase(settings: DatabaseSettings): void {
  const { databaseUrl, dataDirectory } = settings
  const own: Record<string, string> = databaseUrl
    ? { DATABASE_URL: databaseUrl }
    : { DATA_DIR: dataDirectory }
  const prefix = settingsPrefix({ ...environmentSettings(), ...own }, settings)
  try {
    process.once('exit', announceSite({ database: databaseName(settings), settings: prefix }))
  } catch (error) {
    stderr.write(`Other commands will not know that this site runs: ${messageOf(error)}\n`)
  }
}

function hasPassword(url: string): boolean {
  const parsed = URL.parse(url)
  return !parsed || parsed.password !== '' || parsed.searchParams.has('password')
}

function quoted(value: string): string {
  return /^[\w./:@%+=,-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`
}
