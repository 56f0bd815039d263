import type { Settings } from '#core/settings.ts'
import { messageOf } from './fail.ts'
import type { Screen } from './progress-bar.ts'
import { settingsOfThisRun } from './read-settings.ts'
import { announceSite, listRunningSites, type RunningSite } from './running-sites.ts'

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDirectory'>

/** The database that the settings name, as an operator is told of it: without user and password. */
export function databaseName({ databaseUrl, dataDirectory }: DatabaseSettings): string {
  if (!databaseUrl) return `embedded (PGlite), in ${dataDirectory}`
  try {
    const url = new URL(databaseUrl)
    const host = url.searchParams.get('host') ?? (url.host || 'this machine')
    const name = decodeURIComponent(url.pathname.slice(1)) || decodeURIComponent(url.username)
    return `PostgreSQL, ${name === '' ? '' : `${name} `}at ${host}`
  } catch {
    // A form that pg reads and URL does not: several hosts, say.
    return 'PostgreSQL, as DATABASE_URL says'
  }
}

/**
 * The first line of every command that works on the database, and a warning where a site of this checkout runs on
 * another one: a setting that the site was started with and this command was not.
 *
 * @param script Of `package.json`.
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

/** Says them on stderr, so that the standard output stays the command's result alone. */
export function sayDatabase(
  settings: DatabaseSettings,
  script: string,
  stderr: Screen = process.stderr,
): void {
  stderr.write(databaseLines(settings, script))
}

/** What a command of the operator reads; the others are the site's alone. */
const OF_COMMANDS = ['DATA_DIR', 'DATABASE_URL', 'SITE_URL', 'ALLOW_SOURCES'] as const

/**
 * The settings that have to stand before a command for it to work as the site does, as a shell reads them:
 * `DATA_DIR=/srv/x SITE_URL=https://jobs.example`. Empty where `.env` says it all.
 *
 * @param given The settings that the site's environment has and `.env` does not.
 */
export function settingsPrefix(
  given: Record<string, string>,
  { databaseUrl, dataDirectory }: DatabaseSettings,
): string {
  return OF_COMMANDS.flatMap((name) => {
    const value = given[name]
    if (value === undefined) return []
    if (name === 'DATA_DIR') return databaseUrl ? [] : [`DATA_DIR=${quoted(dataDirectory)}`]
    if (name === 'DATABASE_URL') return [`DATABASE_URL=${hasPassword(value) ? '…' : quoted(value)}`]
    return [`${name}=${quoted(value)}`]
  }).join(' ')
}

/**
 * Lets commands of this checkout know which database this site serves, so that they can warn when they work on
 * another. A checkout that cannot be written to is no reason not to serve.
 */
export function announceOwnDatabase(settings: DatabaseSettings): void {
  const { databaseUrl, dataDirectory } = settings
  const own: Record<string, string> = databaseUrl
    ? { DATABASE_URL: databaseUrl }
    : { DATA_DIR: dataDirectory }
  const prefix = settingsPrefix({ ...settingsOfThisRun(), ...own }, settings)
  try {
    process.once('exit', announceSite({ database: databaseName(settings), settings: prefix }))
  } catch (error) {
    process.stderr.write(`Other commands will not know that this site runs: ${messageOf(error)}\n`)
  }
}

function hasPassword(url: string): boolean {
  const parsed = URL.parse(url)
  return !parsed || parsed.password !== '' || parsed.searchParams.has('password')
}

function quoted(value: string): string {
  return /^[\w./:@%+=,-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`
}
