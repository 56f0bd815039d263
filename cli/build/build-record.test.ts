import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { hashSources, isBuilt, recordBuild } from './build-record.ts'

let project = ''

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'pravesh-build-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  for (const folder of ['app', 'core', 'db', 'find', 'mail', 'metrics', 'public', 'server'])
    write(`${folder}/main.ts`, folder)
  write('package-lock.json', '{}')
})

test.for([
  'app/routes/new.tsx',
  'core/main.ts',
  'db/queries/jobs/jobs.ts',
  'mail/confirmation.ts',
  'public/logo.svg',
  'package-lock.json',
])('a change to %s changes the hash', (file) => {
  const before = hashSources(project)
  write(file, 'changed')
  expect(hashSources(project)).not.toBe(before)
})

test('moving a file changes the hash', () => {
  const before = hashSources(project)
  rmSync(join(project, 'app/main.ts'))
  write('app/moved.ts', 'app')
  expect(hashSources(project)).not.toBe(before)
})

test('a test, a migration, a document or a timestamp does not change the hash', () => {
  const before = hashSources(project)
  write('app/main.test.tsx', 'test')
  write('db/migrations/009_more.sql', 'select 1')
  write('docs/architecture.md', '# Architecture')
  utimesSync(join(project, 'app/main.ts'), 1, 1)
  expect(hashSources(project)).toBe(before)
})

test('a build counts as present if it is recorded, complete, and made from these sources', () => {
  const build = join(project, 'build')
  write('build/client/assets/entry.js', 'script')
  write('build/server/index.js', 'server')
  expect(isBuilt(build, 'a')).toBe(false)
  recordBuild(build, 'a')
  expect(isBuilt(build, 'a')).toBe(true)
  expect(isBuilt(build, 'b')).toBe(false)
  write('build/server/index.js', 'cut')
  expect(isBuilt(build, 'a')).toBe(false)
  rmSync(join(build, 'server'), { recursive: true })
  expect(isBuilt(build, 'a')).toBe(false)
})
