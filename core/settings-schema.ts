import { z } from 'zod'
import { parseEmailAddress } from './email-address.ts'
import { isLoopbackHost } from './loopback.ts'
import { parseMailbox } from './mailbox.ts'
import { DEFAULT_RETENTION, parseRetention, RETENTION_EXPECTED } from './retention.ts'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/**
 * Which figures the site shows about itself: the specification's fixed ones, or what the database counts. `auto` counts where
 * there are real jobs.
 */
const SITE_FIGURES = ['auto', 'spec', 'live'] as const
export type SiteFiguresKind = (typeof SITE_FIGURES)[number]

const DEFAULT_PORT = 3000
export const MAIL_FROM_EXPECTED =
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
export const SettingsSchema = z.object({
  PORT: PortSchema.default(DEFAULT_PORT),
  HOST: HostSchema.default('localhost'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: ServerSchema.optional(),
  DATABASE_READ_URL: ServerSchema.optional(),
  DATABASE_WEB_URL: ServerSchema.optional(),
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
  SITE_FIGURES: z.enum(SITE_FIGURES, `one of ${SITE_FIGURES.join(', ')}`).default('auto'),
  KEEP_DAYS: z
    .string()
    .refine((text) => parseRetention(text) !== null, RETENTION_EXPECTED)
    .transform((text) => parseRetention(text) ?? DEFAULT_RETENTION)
    .default(DEFAULT_RETENTION),
  SERVICE_WORKER: z.enum(['on', 'off'], 'on or off').default('on'),
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
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d{5,15}:[\w-]{30,60}$/, 'the token that BotFather gave for the bot, 123456789:AA…')
    .optional(),
  TELEGRAM_BOT_NAME: z
    .string()
    .regex(/^@?[a-z]\w{3,31}$/i, 'the username of the bot, PraveshJobsBot')
    .transform((text) => text.replace('@', ''))
    .optional(),
  TELEGRAM_API_ROOT: z
    .string()
    .refine(isLoopbackOrigin, 'the address of a test server on this machine, http://127.0.0.1:8081')
    .transform((text) => new URL(text).origin)
    .optional(),
  OPERATOR_NAME: z.string().max(200, 'at most 200 characters').optional(),
  OPERATOR_ADDRESS: z.string().max(500, 'at most 500 characters').optional(),
  OPERATOR_EMAIL: z
    .string()
    .refine((text) => parseEmailAddress(text) !== null, 'one email address, help@pravesh.example')
    .optional(),
})

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

function isLoopbackOrigin(text: string): boolean {
  return isOrigin(text) && isLoopbackHost(new URL(text).hostname)
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
