import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { DEFAULT_RETENTION } from './retention.ts'
import { parseSettings, SETTING_NAMES, SettingsError, siteUrlOn } from './settings.ts'

const BOT_TOKEN = '123456789:AAfakeTokenOfABotThatIsNowhereRegistered'

const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')

test('the default is a site on localhost with the embedded database', () => {
  expect(parseSettings({})).toEqual({
    port: 3000,
    host: 'localhost',
    dataDirectory: '.data',
    databaseUrl: null,
    databaseWebUrl: null,
    replica: null,
    siteUrl: 'http://localhost:3000',
    hasSiteUrl: false,
    allowSources: [],
    trustedProxies: [],
    signIn: null,
    adminEmails: [],
    siteFigures: 'auto',
    serviceWorker: true,
    drainMs: 0,
    retention: DEFAULT_RETENTION,
    metrics: null,
    logLevel: null,
    mail: null,
    telegram: null,
    operator: { name: null, address: null, email: null },
  })
})

test('each setting is read from its variable', () => {
  const settings = parseSettings({
    PORT: '8080',
    HOST: '::',
    DATA_DIR: '/var/lib/pravesh',
    DATABASE_URL: 'postgresql://site@db/pravesh?host=/run/postgresql',
    DATABASE_READ_URL: 'postgresql://site@standby/pravesh',
    DATABASE_WEB_URL: 'postgresql://pages@db/pravesh',
    READ_LAG_SECONDS: '30',
    SITE_URL: 'https://pravesh.example/',
    ALLOW_SOURCES: 'smartrecruiters, workday:acme.wd3/Careers',
    TRUSTED_PROXIES: '10.0.0.2, 172.18.0.0/16,2001:db8::/48, private',
    OIDC_ISSUER: 'https://id.example/tenant',
    OIDC_CLIENT_ID: 'pravesh',
    OIDC_CLIENT_SECRET: 'hunter2',
    ADMIN_EMAILS: 'Asha@Pravesh.example, ravi@pravesh.example',
    SITE_FIGURES: 'live',
    LOG_LEVEL: 'debug',
    SERVICE_WORKER: 'off',
    DRAIN_SECONDS: '5',
    KEEP_DAYS: 'clicks=7',
    METRICS_PORT: '9464',
    METRICS_HOST: '0.0.0.0',
    SMTP_URL: 'smtps://me:hunter2@mail.example',
    MAIL_FROM: 'Pravesh <letters@pravesh.example>',
    OPERATOR_NAME: 'Kaveri Careers LLP',
    OPERATOR_ADDRESS: '12 MG Road, Indore 452001',
    OPERATOR_EMAIL: 'help@Pravesh.example',
    TELEGRAM_BOT_TOKEN: BOT_TOKEN,
    TELEGRAM_BOT_NAME: '@PraveshJobsBot',
    TELEGRAM_API_ROOT: 'http://127.0.0.1:8081/',
  })
  expect(settings).toEqual({
    port: 8080,
    host: '::',
    dataDirectory: '/var/lib/pravesh',
    databaseUrl: 'postgresql://site@db/pravesh?host=/run/postgresql',
    databaseWebUrl: 'postgresql://pages@db/pravesh',
    replica: { url: 'postgresql://site@standby/pravesh', maxLagMs: 30_000 },
    siteUrl: 'https://pravesh.example',
    hasSiteUrl: true,
    allowSources: ['smartrecruiters', 'workday:acme.wd3/Careers'],
    trustedProxies: ['10.0.0.2', '172.18.0.0/16', '2001:db8::/48', 'private'],
    signIn: { issuer: 'https://id.example/tenant', clientId: 'pravesh', clientSecret: 'hunter2' },
    adminEmails: ['asha@pravesh.example', 'ravi@pravesh.example'],
    siteFigures: 'live',
    serviceWorker: false,
    drainMs: 5_000,
    retention: { ...DEFAULT_RETENTION, clicks: 7 },
    metrics: { host: '0.0.0.0', port: 9464 },
    logLevel: 'debug',
    mail: {
      smtpUrl: 'smtps://me:hunter2@mail.example',
      from: { name: 'Pravesh', address: 'letters@pravesh.example' },
    },
    telegram: { token: BOT_TOKEN, name: 'PraveshJobsBot', apiRoot: 'http://127.0.0.1:8081' },
    operator: {
      name: 'Kaveri Careers LLP',
      address: '12 MG Road, Indore 452001',
      email: 'help@pravesh.example',
    },
  })
})

test('an empty or blank variable counts as absent, an unknown one is ignored', () => {
  expect(parseSettings({ PORT: '', SITE_URL: '  ', DATABASE_URL: '', PORTS: 'x' })).toEqual(parseSettings({}))
})

test('the default site URL uses the port', () => {
  expect(parseSettings({ PORT: '4000' }).siteUrl).toBe('http://localhost:4000')
  expect(siteUrlOn(41_234, parseSettings({ PORT: '0' }))).toBe('http://localhost:41234')
  expect(siteUrlOn(41_234, parseSettings({ PORT: '0', SITE_URL: 'https://a.example' }))).toBe(
    'https://a.example',
  )
})

test.for([
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['HOST', 'http://localhost'],
  ['SITE_URL', 'pravesh.example'],
  ['SITE_URL', 'https://pravesh.example/jobs'],
  ['SITE_URL', 'https://me:pw@pravesh.example'],
  ['SITE_URL', 'ftp://pravesh.example'],
  ['ALLOW_SOURCES', 'smartrecruiters; workday'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.1,'],
  ['TRUSTED_PROXIES', '2'],
  ['OIDC_ISSUER', 'http://id.example'],
  ['OIDC_ISSUER', 'id.example'],
  ['OIDC_ISSUER', 'https://id.example/?tenant=7'],
  ['OIDC_ISSUER', 'https://me:pw@id.example'],
  ['ADMIN_EMAILS', 'asha'],
  ['ADMIN_EMAILS', 'asha@pravesh.example,'],
  ['SITE_FIGURES', 'real'],
  ['LOG_LEVEL', 'loud'],
  ['DRAIN_SECONDS', '61'],
  ['KEEP_DAYS', 'clicks=0'],
  ['DRAIN_SECONDS', '1.5'],
  ['READ_LAG_SECONDS', '0'],
  ['METRICS_PORT', 'on'],
  ['OPERATOR_EMAIL', 'help at pravesh'],
  ['TELEGRAM_BOT_NAME', 'a'],
  ['TELEGRAM_API_ROOT', 'https://api.telegram.example'],
  ['TELEGRAM_API_ROOT', 'http://127.0.0.1:8081/bot'],
  ['MAIL_FROM', 'Pravesh'],
  ['MAIL_FROM', 'a@b.example, c@d.example'],
])('%s=%s is refused, and the error names it with its value', ([name = '', value = '']) => {
  expect(() => parseSettings({ [name]: value })).toThrow(`${name} is "${value}"; expected `)
})

test('the bot needs its token and its name, and an invalid token is not shown', () => {
  expect(() => parseSettings({ TELEGRAM_BOT_TOKEN: BOT_TOKEN })).toThrow('TELEGRAM_BOT_NAME is not set.')
  expect(() => parseSettings({ TELEGRAM_BOT_NAME: 'PraveshJobsBot' })).toThrow(
    'TELEGRAM_BOT_TOKEN is not set.',
  )
  expect(parseSettings({ TELEGRAM_API_ROOT: 'http://localhost:1' }).telegram).toBeNull()
  const message = messageOf({ TELEGRAM_BOT_TOKEN: 'AAsecret', TELEGRAM_BOT_NAME: 'PraveshJobsBot' })
  expect(message).toMatch(/^TELEGRAM_BOT_TOKEN is not valid \(its value is hidden\); expected the token/)
  expect(message).not.toContain('AAsecret')
})

test('all invalid settings are named at once', () => {
  const message = messageOf({ PORT: 'x', HOST: 'a b', LOG_LEVEL: 'no' })
  expect(message.split('\n').map((line) => line.split(' ')[0])).toEqual(['PORT', 'HOST', 'LOG_LEVEL'])
})

test('the value of an invalid database URL is not shown', () => {
  const message = messageOf({ DATABASE_URL: 'mysql://me:hunter2@host/db' })
  expect(message).toMatch(/^DATABASE_URL .*expected .*postgres:\/\//)
  expect(message).not.toContain('hunter2')
  expect(messageOf({ DATABASE_URL: 'host=db password=hunter2' })).not.toContain('hunter2')
})

test('a replica needs its primary, and its address is not shown if it is invalid', () => {
  expect(messageOf({ DATABASE_READ_URL: 'postgres://me:hunter2@standby/db' })).toBe(
    'DATABASE_READ_URL is a standby of the server in DATABASE_URL, which is not set.',
  )
  expect(messageOf({ DATABASE_WEB_URL: 'postgres://me:hunter2@db/db' })).toBe(
    'DATABASE_WEB_URL is a login of the server in DATABASE_URL, which is not set.',
  )
  expect(messageOf({ DATABASE_READ_URL: 'me:hunter2@standby' })).not.toContain('hunter2')
})

test.for(['http://me:hunter2@host', 'smtp:hunter2', 'smtp://me:%zzhunter2@host', 'smtp://host/?hunter2'])(
  'a mail server at %s is refused, and its address is not shown',
  (url) => {
    const message = messageOf({ SMTP_URL: url, MAIL_FROM: 'letters@pravesh.example' })
    expect(message).toMatch(/^SMTP_URL .*expected .*smtp:\/\//)
    expect(message).not.toContain('hunter2')
  },
)

test('a mail server without a sender is refused, and the error names the sender’s variable', () => {
  expect(messageOf({ SMTP_URL: 'smtp://localhost:2525' })).toMatch(/^MAIL_FROM is not set, but SMTP_URL is;/)
  expect(parseSettings({ MAIL_FROM: 'letters@pravesh.example' }).mail).toBeNull()
})

test.for(['http://127.0.0.1:4000', 'http://localhost/oidc', 'http://[::1]:9'])(
  'a provider on this machine, %s, needs no https',
  (OIDC_ISSUER) => {
    const { signIn } = parseSettings({ OIDC_ISSUER, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' })
    expect(signIn?.issuer).toBe(OIDC_ISSUER)
  },
)

test('a partial sign-in configuration is refused, the error names what is missing, and the secret is not shown', () => {
  expect(messageOf({ OIDC_CLIENT_SECRET: 'hunter2', OIDC_ISSUER: 'https://id.example' })).toBe(
    'OIDC_CLIENT_ID is not set. Sign-in needs all three OIDC settings, or none of them.',
  )
  const message = messageOf({ OIDC_CLIENT_SECRET: 'hunter2' })
  expect(message.split('\n').map((line) => line.split(' ')[0])).toEqual(['OIDC_ISSUER', 'OIDC_CLIENT_ID'])
  expect(message).not.toContain('hunter2')
})

test('accounts for /admin need sign-in', () => {
  expect(messageOf({ ADMIN_EMAILS: 'asha@pravesh.example' })).toMatch(
    /^ADMIN_EMAILS is set, but sign-in is not/,
  )
})

test('.env.example lists every setting, each with a valid value', () => {
  expect(Object.keys(parseEnv(example))).toEqual([])
  const uncommented = parseEnv(example.replaceAll(/^# (?=[A-Z_]+=)/gm, ''))
  expect(Object.keys(uncommented).toSorted()).toEqual(SETTING_NAMES.toSorted())
  const { port, host, dataDirectory } = parseSettings(uncommented)
  expect({ port, host, dataDirectory }).toEqual({ port: 3000, host: 'localhost', dataDirectory: '.data' })
})

function messageOf(environment: Record<string, string>): string {
  try {
    parseSettings(environment)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
  }
  throw new Error('The settings were accepted')
}
