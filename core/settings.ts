import { z } from 'zod'
import { parseEmailAddress } from './email-address.ts'
import { isLoopbackHost } from './loopback.ts'
import { parseMailbox, type Mailbox } from './mailbox.ts'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Which figures the site shows about itself: the specification's fixed ones, or what the database counts. */
const SITE_FIGURES = ['spec', 'live'] as const
export type SiteFiguresKind = (typeof SITE_FIGURES)[number]

const DEFAULT_PORT = 3000
const MAIL_FROM_EXPECTED =
  'the sender of our mail, newsletter@pravesh.example or Pravesh <newsletter@pravesh.example>'
const ADMINS_EXPECTED = 'email addresses of accounts that may use /admin, separated by commas'
const DRAIN_EXPECTED = 'a whole number of seconds from 0 to 60'
const PROXIES_EXPECTED =
  'addresses and networks of your proxies, separated by commas: 10.0.0.2, 172.18.0.0/16, or private'
const PORT_EXPECTED = 'a whole number from 0 to 65535 (0 means any free port)'
const HOST_EXPECTED = 'a host name or an IP address to listen on, such as localhost or 0.0.0.0'

const LAG_EXPECTED = 'a whole number of seconds from 1 to 600'

const ServerSchema = z
  .string()
  .regex(
    /^postgres(ql)?:\/\/\S+$/,
    'the address of a PostgreSQL server, postgres://user:password@host/database',
  )
const PortSchema = z
  .string()
  .regex(/^\d{1,5}$/, PORT_EXPECTED)
  .transform(Number)
  .refine((port) => port <= 65_535, PORT_EXPECTED)
const HostSchema = z.string().regex(/^[\w.:-]+$/, HOST_EXPECTED)

/** All settings, by the name of their environment variable. `.env.example` documents them. */
const SettingsSchema = z.object({
  PORT: PortSchema.default(DEFAULT_PORT),
  HOST: HostSchema.default('localhost'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: ServerSchema.optional(),
  DATABASE_READ_URL: ServerSchema.optional(),
  READ_LAG_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, LAG_EXPECTED)
    .transform(Number)
    .refine((seconds) => seconds >= 1 && seconds <= 600, LAG_EXPECTED)
    .default(5),
  SITE_URL: z
    .string()
    .refine(isOrigin, 'the public address of the site: http:// or https:// and a host, without a path')
    .transform((text) => new URL(text).origin)
    .optional(),
  ALLOW_SOURCES: z
    .string()
    .regex(/^[\w.:/-]+(?:\s*,\s*[\w.:/-]+)*$/, 'names of sources or boards, separated by commas')
    .transform((text) => text.split(',').map((name) => name.trim()))
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(
      z.array(z.union([z.literal('private'), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], PROXIES_EXPECTED)),
    )
    .optional(),
  OIDC_ISSUER: z
    .string()
    .refine(isIssuer, 'the address of an OpenID Connect provider, https:// (or http:// on this machine)')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  ADMIN_EMAILS: z
    .string()
    .transform((text) => text.split(',').map((one) => parseEmailAddress(one.trim())?.toLowerCase() ?? null))
    .pipe(z.array(z.string(ADMINS_EXPECTED)))
    .optional(),
  SITE_FIGURES: z.enum(SITE_FIGURES, `one of ${SITE_FIGURES.join(', ')}`).default('spec'),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, DRAIN_EXPECTED)
    .transform(Number)
    .refine((seconds) => seconds <= 60, DRAIN_EXPECTED)
    .default(0),
  METRICS_PORT: PortSchema.optional(),
  METRICS_HOST: HostSchema.default('127.0.0.1'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).optional(),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'the address of a mail server, smtp://user:password@host:587 or smtps://…')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => parseMailbox(text) !== null, MAIL_FROM_EXPECTED)
    .optional(),
})

/** Is a secret, or may contain a password. */
const SECRET: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
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
  /** Null if pages read the database itself. */
  replica: ReplicaSettings | null
  /** Origin of the public site, without a trailing slash. */
  siteUrl: string
  /** Sources and boards that the operator has permission for, beyond those open to all: `smartrecruiters`. */
  allowSources: string[]
  /** Proxies whose `X-Forwarded-For` is believed, besides those on this machine: `10.0.0.0/8`, `private`. */
  trustedProxies: string[]
  /** Null if sign-in is not configured. */
  signIn: SignInSettings | null
  /** Addresses, in lower case, of the accounts that may use `/admin`. */
  adminEmails: string[]
  siteFigures: SiteFiguresKind
  /** How long the site still answers after a signal, in milliseconds, while its health says that it stops. */
  drainMs: number
  /** Where the process serves its metrics; null if it does not. */
  metrics: MetricsSettings | null
  /** Null leaves the choice to the command. */
  logLevel: LogLevel | null
  /** Null disables mail. */
  mail: MailSettings | null
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
    replica: replicaSettings(data),
    siteUrl: data.SITE_URL ?? localSiteUrl(data.PORT),
    allowSources: data.ALLOW_SOURCES ?? [],
    trustedProxies: data.TRUSTED_PROXIES ?? [],
    signIn,
    adminEmails: data.ADMIN_EMAILS ?? [],
    siteFigures: data.SITE_FIGURES,
    drainMs: data.DRAIN_SECONDS * 1000,
    metrics: data.METRICS_PORT === undefined ? null : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    logLevel: data.LOG_LEVEL ?? null,
    mail: data.SMTP_URL && from ? { smtpUrl: data.SMTP_URL, from } : null,
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

/** The site's origin, which needs the actual port if the settings left its choice open. */
export function siteUrlOn(port: number, settings: Pick<Settings, 'port' | 'siteUrl'>): string {
  return settings.siteUrl === localSiteUrl(settings.port) ? localSiteUrl(port) : settings.siteUrl
}

function localSiteUrl(port: number): string {
  return new URL(`http://localhost:${port}`).origin
}

function describe(name: string, value: string | undefined): string {
  return SECRET.has(name) ? 'is not valid (its value is hidden)' : `is "${value}"`
}

/** Over plain http, anybody on the network could impersonate the provider; on this machine nobody can. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.search || url.hash || url.username || url.password) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname))
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  return url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || url.search || url.hash) return false
  try {
    decodeURIComponent(url.username + url.password)
  } catch {
    return false
  }
  return url.pathname === '' || url.pathname === '/'
}
