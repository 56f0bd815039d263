import type { z } from 'zod'
import { parseEmailAddress } from './email-address.ts'
import { parseMailbox, type Mailbox } from './mailbox.ts'
import type { Operator } from './operator.ts'
import type { Retention } from './retention.ts'
import { MAIL_FROM_EXPECTED, SettingsSchema, type LogLevel, type SiteFiguresKind } from './settings-schema.ts'

/** Is a secret, or may contain a password. */
const SECRET: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'DATABASE_WEB_URL',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'TELEGRAM_BOT_TOKEN',
])

/** The environment variables that are settings. */
export const SETTING_NAMES = Object.keys(SettingsSchema.shape)

/** The OpenID Connect provider for sign-in, and our client there. */
export interface SignInSettings {
  /** The issuer's URL, as in its discovery document. */
  issuer: string
  clientId: string
  clientSecret: string
}

export interface Settings {
  /** 0 means any free port. */
  port: number
  /** `localhost` means both 127.0.0.1 and ::1. */
  host: string
  /** Folder of the embedded database, as given: the caller resolves it against the project. */
  dataDirectory: string
  /** URL of a PostgreSQL server; null for the embedded database. */
  databaseUrl: string | null
  /** A login of its own for pages on the same server; null if they log in as the owner and step down. */
  databaseWebUrl: string | null
  /** Null if pages read the database itself. */
  replica: ReplicaSettings | null
  /** Origin of the public site, without a trailing slash. */
  siteUrl: string
  /** Whether that is what SITE_URL says; otherwise it is this machine, with PORT. */
  hasSiteUrl: boolean
  /** Sources and boards that the operator has permission for, beyond those open to all: `smartrecruiters`. */
  allowSources: string[]
  /** Proxies whose `X-Forwarded-For` is believed, besides those on this machine: `10.0.0.0/8`, `private`. */
  trustedProxies: string[]
  /** Null if sign-in is not configured. */
  signIn: SignInSettings | null
  /** Addresses, in lower case, of the accounts that may use `/admin`. */
  adminEmails: string[]
  siteFigures: SiteFiguresKind
  /** Whether browsers may keep pages for when they are offline. */
  serviceWorker: boolean
  /** How long the site still answers after a signal, in milliseconds, while its health says that it stops. */
  drainMs: number
  /** After how many days old rows are deleted. */
  retention: Retention
  /** Where the process serves its metrics; null if it does not. */
  metrics: MetricsSettings | null
  /** Null leaves the choice to the command. */
  logLevel: LogLevel | null
  /** Null disables mail. */
  mail: MailSettings | null
  /** The bot that sends job alerts; null if there is none. */
  telegram: TelegramSettings | null
  /** Who runs the site; shown on /contact, /privacy-policy and /terms. */
  operator: Operator
}

/** A streaming standby of the database, for reads of pages. */
export interface ReplicaSettings {
  url: string
  /** If it is later than this, the primary is read. */
  maxLagMs: number
}

export interface MetricsSettings {
  host: string
  /** 0 means any free port. */
  port: number
}

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password if the server needs them. */
  smtpUrl: string
  from: Mailbox
}

export interface TelegramSettings {
  token: string
  /** The bot's username, without `@`. */
  name: string
  /** `https://api.telegram.org`, or a server of a test. */
  apiRoot: string
}

/** Invalid settings. The message has one line for each, ready to be shown. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * Reads the settings from environment variables. An empty or blank variable counts as absent; unknown ones
 * are ignored.
 *
 * @throws SettingsError naming every invalid variable at once, with its value and what is expected. Secrets
 * and server URLs, which may contain a password, are not shown.
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, environment[name]?.trim() || undefined] as const),
  )
  const { success, data, error } = SettingsSchema.safeParse(given)
  if (!success) {
    const wrong = new Map(error.issues.map((issue) => [String(issue.path[0]), issue.message]))
    throw new SettingsError(
      [...wrong]
        .map(([name, expected]) => `${name} ${describe(name, given[name])}; expected ${expected}.`)
        .join('\n'),
    )
  }
  const from = parseMailbox(data.MAIL_FROM ?? '')
  if (data.SMTP_URL && !from)
    throw new SettingsError(`MAIL_FROM is not set, but SMTP_URL is; expected ${MAIL_FROM_EXPECTED}.`)
  const signIn = signInSettings(data)
  if (data.ADMIN_EMAILS && !signIn)
    throw new SettingsError(
      'ADMIN_EMAILS is set, but sign-in is not: it needs the three OIDC settings. Without them, npm run admin prints a link.',
    )
  return {
    port: data.PORT,
    host: data.HOST,
    dataDirectory: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL ?? null,
    databaseWebUrl: webLogin(data),
    replica: replicaSettings(data),
    siteUrl: data.SITE_URL ?? localSiteUrl(data.PORT),
    hasSiteUrl: data.SITE_URL !== undefined,
    allowSources: data.ALLOW_SOURCES ?? [],
    trustedProxies: data.TRUSTED_PROXIES ?? [],
    signIn,
    adminEmails: data.ADMIN_EMAILS ?? [],
    siteFigures: data.SITE_FIGURES,
    serviceWorker: data.SERVICE_WORKER === 'on',
    drainMs: data.DRAIN_SECONDS * 1000,
    retention: data.KEEP_DAYS,
    metrics: data.METRICS_PORT === undefined ? null : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    logLevel: data.LOG_LEVEL ?? null,
    mail: data.SMTP_URL && from ? { smtpUrl: data.SMTP_URL, from } : null,
    telegram: telegramSettings(data),
    operator: {
      name: data.OPERATOR_NAME ?? null,
      address: data.OPERATOR_ADDRESS ?? null,
      email: parseEmailAddress(data.OPERATOR_EMAIL ?? ''),
    },
  }
}

function replicaSettings({
  DATABASE_URL,
  DATABASE_READ_URL,
  READ_LAG_SECONDS,
}: z.output<typeof SettingsSchema>): ReplicaSettings | null {
  if (!DATABASE_READ_URL) return null
  if (!DATABASE_URL)
    throw new SettingsError('DATABASE_READ_URL is a standby of the server in DATABASE_URL, which is not set.')
  return { url: DATABASE_READ_URL, maxLagMs: READ_LAG_SECONDS * 1000 }
}

function webLogin({ DATABASE_URL, DATABASE_WEB_URL }: z.output<typeof SettingsSchema>): string | null {
  if (DATABASE_WEB_URL && !DATABASE_URL)
    throw new SettingsError('DATABASE_WEB_URL is a login of the server in DATABASE_URL, which is not set.')
  return DATABASE_WEB_URL ?? null
}

type OidcVariables = Pick<
  z.output<typeof SettingsSchema>,
  'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET'
>

/** All three, or none: a half-configured sign-in would only fail later. */
function signInSettings(data: OidcVariables): SignInSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = data
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret }
  const given = Object.entries({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  })
  const missing = given.filter(([, value]) => !value).map(([name]) => name)
  if (missing.length === given.length) return null
  throw new SettingsError(
    missing
      .map((name) => `${name} is not set. Sign-in needs all three OIDC settings, or none of them.`)
      .join('\n'),
  )
}

/** Both, or none: a link to the bot needs its name, and a message its token. */
function telegramSettings({
  TELEGRAM_BOT_TOKEN: token,
  TELEGRAM_BOT_NAME: name,
  TELEGRAM_API_ROOT: apiRoot = 'https://api.telegram.org',
}: z.output<typeof SettingsSchema>): TelegramSettings | null {
  if (token && name) return { token, name, apiRoot }
  if (!token && !name) return null
  throw new SettingsError(
    `${token ? 'TELEGRAM_BOT_NAME' : 'TELEGRAM_BOT_TOKEN'} is not set. Telegram needs both, or none of them.`,
  )
}

/** The site's origin, which needs the actual port if the settings left its choice open. */
export function siteUrlOn(
  port: number,
  { hasSiteUrl, siteUrl }: Pick<Settings, 'hasSiteUrl' | 'siteUrl'>,
): string {
  return hasSiteUrl ? siteUrl : localSiteUrl(port)
}

function localSiteUrl(port: number): string {
  return new URL(`http://localhost:${port}`).origin
}

function describe(name: string, value: string | undefined): string {
  return SECRET.has(name) ? 'is not valid (its value is hidden)' : `is "${value}"`
}
