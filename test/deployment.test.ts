import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { SETTING_NAMES } from '#core/settings.ts'

const read = (file: string) => readFileSync(file, 'utf8')

const Service = z.object({
  image: z.string().optional(),
  build: z.string().optional(),
  command: z.array(z.string()).optional(),
  entrypoint: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  depends_on: z
    .union([z.array(z.string()), z.record(z.string(), z.object({ condition: z.string() }))])
    .default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  restart: z.literal('unless-stopped'),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).default([]),
})

const composeText = read('compose.yaml')
const { services, networks, volumes } = z
  .object({
    services: z.record(z.string(), Service),
    networks: z.record(z.string(), z.object({ internal: z.boolean().optional() })),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(composeText, { merge: true }))

const docker = read('Dockerfile').replaceAll('\\\n', ' ').split('\n')
const instructions = (name: string) =>
  docker.filter((line) => line.startsWith(`${name} `)).map((line) => line.split(/\s+/).slice(1))

test('the set is two sites, a worker, a database with its standby, and a proxy', () => {
  expect(Object.keys(services)).toEqual(['site1', 'site2', 'worker', 'primary', 'standby', 'proxy'])
  const open = Object.entries(services).filter(([, { ports }]) => ports.length > 0)
  expect(open.map(([name]) => name)).toEqual(['proxy'])
  expect(networks.inside?.internal).toBe(true)
  for (const name of ['primary', 'standby']) expect(services[name]?.networks).toEqual(['inside'])
})

test('every setting of a site and of the worker exists', () => {
  for (const name of ['site1', 'site2', 'worker']) {
    const { environment = {} } = services[name] ?? {}
    expect(Object.keys(environment)).toContain('DATABASE_URL')
    expect(Object.keys(environment).filter((setting) => !SETTING_NAMES.includes(setting))).toEqual([])
  }
  expect(services.site1?.environment.DATABASE_READ_URL).toContain('@standby/')
})

/** The image sets where it listens; the set has no embedded database, and no server of a test. */
const OF_THE_IMAGE = new Set(['PORT', 'HOST', 'DATA_DIR', 'TELEGRAM_API_ROOT'])
/** A worker serves no pages, and reads nothing from the standby. */
const OF_SITES_ALONE =
  /^(?:OIDC_|ADMIN_EMAILS|SITE_FIGURES|DRAIN_SECONDS|TRUSTED_PROXIES|DATABASE_(?:READ|WEB)_URL|READ_LAG)/

test('each setting reaches the sites, and the worker, which mails the operator and runs the commands', () => {
  const missing = (name: string, wanted: string[]) =>
    wanted.filter((setting) => !Object.hasOwn(services[name]?.environment ?? {}, setting))
  const all = SETTING_NAMES.filter((setting) => !OF_THE_IMAGE.has(setting))
  expect(missing('site1', all)).toEqual([])
  expect(missing('site2', all)).toEqual([])
  expect(
    missing(
      'worker',
      all.filter((setting) => !OF_SITES_ALONE.test(setting)),
    ),
  ).toEqual([])
})

test('backups have a volume, in a folder that the user of the image may write', () => {
  expect(services.worker?.volumes).toContain('backups:/app/backups')
  const made = docker.find((line) => line.includes('chown'))
  expect(made).toMatch(/mkdir .*\bbackups\b.* chown node:node .*\bbackups\b/)
})

test('no secret is written down, and what has to be set is in the docs', () => {
  const variables = [...composeText.matchAll(/\$\{(\w+)(:?[?-][^}]*)?\}/g)]
  const needed = new Set(variables.filter(([, , how]) => how?.startsWith(':?')).map(([, name]) => name))
  expect(needed).toEqual(new Set(['POSTGRES_PASSWORD', 'SITE_HOST', 'REPLICATION_PASSWORD']))
  const docs = read('docs/operations.md')
  for (const name of needed) expect(docs).toContain(`${name}=`)
  for (const { environment } of Object.values(services)) {
    for (const [name, value] of Object.entries(environment)) {
      if (/PASSWORD|SECRET/.test(name)) expect(value, name).toMatch(/^\$\{\w+:/)
      expect(value, name).not.toMatch(/:\/\/[^:/]+:(?!\$\{)[^@]+@/)
    }
  }
})

test('every service, volume, network and file that is named exists', () => {
  for (const [name, service] of Object.entries(services)) {
    const needs = Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on)
    expect(
      needs.filter((other) => !(other in services)),
      name,
    ).toEqual([])
    expect(
      service.networks.filter((network) => !(network in networks)),
      name,
    ).toEqual([])
    for (const volume of service.volumes) {
      const [from = '', to] = volume.split(':')
      expect(from.startsWith('./') ? existsSync(from) : from in volumes, volume).toBe(true)
      expect(to, volume).toMatch(/^\//)
    }
    const files = service.command?.filter((word) => word.endsWith('.ts') || word.endsWith('.js')) ?? []
    expect(
      files.filter((file) => !existsSync(file)),
      name,
    ).toEqual([])
    if (service.build === undefined) expect(service.image, name).toMatch(/^[\w/]+:\d/)
  }
})

test('the proxy sends requests to the sites alone, and watches their readiness', () => {
  const caddy = read('deploy/Caddyfile')
  const targets = [...caddy.matchAll(/reverse_proxy (?:@\w+ )?([^{]+)\{/g)].map(([, hosts]) => hosts?.trim())
  expect(new Set(targets)).toEqual(new Set(['site1:3000 site2:3000']))
  expect(caddy).toContain('health_uri /health\n')
  // A count ends at once when no site is ready; with a time, each visitor waits for it before a page from memory comes.
  expect(caddy.slice(0, caddy.indexOf('handle_errors'))).not.toContain('lb_try_duration')
  // A file for /admin passes, up to what the site says about larger ones; other forms are short.
  const limits = [...caddy.matchAll(/request_body (@\w+) \{\s*max_size (\S+)/g)]
  expect(limits.map(([, who, size]) => [who, size])).toEqual([
    ['@visitors', '64KB'],
    ['@operators', '5MB'],
  ])
  expect(caddy).toContain('@visitors not path /admin /admin/*\n')
  expect(caddy).toContain('@operators path /admin /admin/*\n')
  expect(caddy.split('{').length).toBe(caddy.split('}').length)
})

test('the image has what the site and the commands import, and nothing runs as root', () => {
  const { imports } = z
    .object({ imports: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')))
  const rooms = Object.keys(imports).map((name) => name.slice(1, -2))
  const last = docker.findLastIndex((line) => line.startsWith('FROM '))
  const copied = docker
    .slice(last)
    .flatMap((line) => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? [])
  expect(rooms.filter((room) => room !== 'test' && !copied.includes(room))).toEqual([])
  expect(copied.filter((path) => !existsSync(path))).toEqual([])
  expect(instructions('USER')).toEqual([['node']])
  expect(instructions('HEALTHCHECK').join(' ')).toContain('/health/live')
  const [start = []] = instructions('CMD')
  expect(start.join(' ')).toContain('cli/site/start.ts')
  for (const [image] of instructions('FROM')) expect(image).toMatch(/^node:26-\w+-slim$/)
  for (const name of ['site1', 'worker']) {
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  }
})

test('what runs in the image imports packages that the image has', () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')))
  // cli/ also has the build and the tests, which the image does not run.
  const files = globSync('{app,content,core,db,find,ingest,mail,metrics,server}/**/*.{ts,tsx}')
  const missing = files
    // The build reads the list of routes.
    .filter((file) => !/\.test\.tsx?$/.test(file) && file !== 'app/routes.ts')
    .flatMap((file) =>
      [...read(file).matchAll(/^(?:import|export) (?!type )[^;'"]*?from '((?:@[\w-]+\/)?[\w-]+)(?=[/'])/gm)]
        .map(([, name = '']) => name)
        .filter((name) => !(name in dependencies))
        .map((name) => `${file}: ${name}`),
    )
  expect(files.length).toBeGreaterThan(500)
  expect(missing).toEqual([])
})

test('settings, data and history stay out of the image', () => {
  const left = read('.dockerignore').split('\n')
  for (const path of ['.git', '.env', '.data', 'backups', 'node_modules']) expect(left).toContain(path)
})

test.for(['deploy/primary.sh', 'deploy/standby.sh'])('%s is a script that bash can read', (script) => {
  const { status, stderr } = spawnSync('bash', ['-n', script], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
