import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { text } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { copyEmbedded, copyOnServer } from './copied-database.ts'
import { SHORT_LIVED } from './test-files.ts'

/**
 * The commands in a copy of the repository that they cannot write: as another user than the owner of its files; or, if we
 * cannot become one, by the modes of its folders.
 */
const PROJECT = join(import.meta.dirname, '..')
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const SLOW = 600_000

/** What the commands import, and what they read. */
const COPIED = 'package.json cli content core db find ingest mail metrics seams server test'.split(' ')

let folder: string
let copy: string
/** The only folder that the commands may write. */
let own: string
let settings: Record<string, string>
let drop = async () => {}
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pravesh-read-only-'))
  chmodSync(folder, 0o711)
  copy = join(folder, 'app')
  mkdirSync(copy)
  for (const name of COPIED) cpSync(join(PROJECT, name), join(copy, name), { recursive: true })
  symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'))
  own = join(folder, 'own')
  mkdirSync(own)
  if (inject('engine') === 'postgres') {
    const server = await copyOnServer()
    settings = { DATABASE_URL: server.url }
    drop = server.drop
  } else settings = { DATA_DIR: await copyEmbedded(join(own, 'data')) }
  writeFileSync(join(own, 'boards.csv'), 'source,company,state\nlever:acme-own,Acme,paused\n')
  writeFileSync(join(own, 'companies.csv'), 'company,city\nAcme,Pune\n')
  writeFileSync(join(own, 'postings.ndjson'), '{"title":"QA Engineer"}\n')
  for (const path of [own, ...below(own)]) if (isRoot) chownSync(path, NOBODY, NOBODY)
  // The files of a checkout may be open to a group.
  for (const path of [copy, ...below(copy)]) chmodSync(path, statSync(path).mode & 0o555)
}, SLOW)
afterAll(async () => {
  await drop()
  if (!isRoot) for (const path of [copy, ...below(copy)]) chmodSync(path, 0o700)
  rmSync(folder, { recursive: true, force: true })
}, SLOW)

/** Everything below a folder, without what links lead to. */
function below(root: string): string[] {
  const paths: string[] = []
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(root, entry.name)
    paths.push(path)
    if (entry.isDirectory()) paths.push(...below(path))
  }
  return paths
}

/** Each file of the copy with its size and time. */
const contents = () =>
  below(copy).map((path) => {
    const { size, mtimeMs } = statSync(path)
    return `${path} ${size} ${mtimeMs}`
  })

async function run(script: string, args: string[]) {
  const child = spawn(process.execPath, [...SHORT_LIVED, ...script.split(' ').slice(1), ...args], {
    cwd: copy,
    env: { PATH: process.env.PATH, HOME: '/nonexistent', SITE_URL: 'https://pravesh.example', ...settings },
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, stdout, stderr }
}

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')))

/** For work on the code: they need the development packages, or write what is measured and learned into the checkout. */
const OF_DEVELOPERS = /^(?:test|check|typecheck|lint|format|bench|bench:.*)$/
/** They have to be stopped. */
const OF_SERVERS = ['start', 'dev', 'worker']

test('every command says how it is used', { timeout: SLOW }, async () => {
  const names = Object.keys(scripts).filter((name) => !OF_DEVELOPERS.test(name))
  const before = contents()
  for (const name of names) {
    const { code, stdout, stderr } = await run(scripts[name] ?? '', ['--help'])
    expect({ name, code, stderr }).toEqual({ name, code: 0, stderr: '' })
    expect(stdout, name).toContain(`npm ${name === 'start' ? '' : 'run '}${name}`)
  }
  expect(contents()).toEqual(before)
})

/** What a command does there: its arguments, and a part of what it says. */
const RUNS: [name: string, args: string[], said: RegExp][] = [
  ['boards', ['list'], /^source +active/],
  ['boards', ['import', 'OWN/boards.csv', '--apply'], /^1 new, 0 changed/m],
  ['boards', ['remove', 'lever:acme-own'], /off the list/],
  ['boards', ['pause', 'greenhouse:stripe'], /not asked any more/],
  ['boards', ['check', '--queue'], /are asked next/],
  ['boards', ['export', 'OWN/list.csv'], /boards saved to/],
  [
    'ingest',
    ['greenhouse:nimbuswala', '--from', 'test/ingest/fixtures/greenhouse-nimbuswala.json'],
    /greenhouse:nimbuswala/,
  ],
  [
    'ingest',
    [
      '--boards',
      'OWN/list.csv',
      '--dry-run',
      'greenhouse:nimbuswala',
      '--from',
      'test/ingest/fixtures/greenhouse-nimbuswala.json',
    ],
    /nothing was saved/,
  ],
  ['content', ['check-links', '--allow-loopback'], /^0 links checked/],
  ['companies', ['import', 'OWN/companies.csv', '--apply'], /1 saved/],
  ['explain', ['OWN/postings.ndjson'], /QA Engineer/],
  ['ratings', [], /./],
  ['telegram', ['preview'], /Pravesh job alerts/],
  ['admin', [], /admin/],
  ['newsletter', ['preview', '--html', 'OWN/issue.html'], /Subject/],
  ['newsletter', ['status'], /Subscribers/],
  ['backup', ['OWN/backup.jsonl.gz'], /rows of/],
  ['restore', ['OWN/backup.jsonl.gz', '--force'], /Restored/],
]

test('every command does its work, and writes only where it is told to', { timeout: SLOW }, async () => {
  const covered = new Set(RUNS.map(([name]) => name))
  const left = Object.keys(scripts).filter((name) => !covered.has(name) && !OF_DEVELOPERS.test(name))
  expect(left.toSorted()).toEqual(['build', ...OF_SERVERS].toSorted())
  const before = contents()
  for (const [name, args, said] of RUNS) {
    const words = args.map((word) => word.replace('OWN', own))
    const { code, stdout, stderr } = await run(scripts[name] ?? '', words)
    if (code !== 0) throw new Error(JSON.stringify({ name, args, code, stderr, stdout }))
    expect(stdout + stderr, `${name} ${args.join(' ')}`).toMatch(said)
  }
  expect(contents()).toEqual(before)
  expect(readFileSync(join(own, 'list.csv'), 'utf8')).toContain('\ngreenhouse:stripe,')
})
