import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build as buildWithVite } from 'vite'
import { beforeAll, beforeEach, afterAll, expect, test } from 'vitest'
import { isBuilt, recordBuild } from './build-record.ts'

let project = ''
const build = () => join(project, 'build')

/** A project with one file of each way in which a build comes to read one. */
const SOURCES: Record<string, string> = {
  'app/main.ts': `import './style.css'; import rows from '../content/rows.json'; import { one } from '#core/one.ts'
    console.log(rows, one)`,
  'app/style.css': `@import './more.css';`,
  'app/more.css': 'b { color: red }',
  'app/routes.ts': `import { names } from './names.ts'; export default names`,
  'app/names.ts': `export const names = ['home']`,
  'app/main.test.ts': 'test',
  'cli/build/build-site.ts': `import { step } from './step.ts'; export { step }`,
  'cli/build/step.ts': 'export const step = 1',
  'cli/build/other.ts': 'export const other = 1',
  'cli/build/plugin.ts': `import { name } from './plugin-name.ts'; export const plugin = { name }`,
  'cli/build/plugin-name.ts': `export const name = 'own'`,
  'content/rows.json': '[1]',
  'core/one.ts': `import { two } from './two.ts'; export const one = two`,
  'core/two.ts': 'export const two = 2',
  'db/migrations/001.sql': 'select 1',
  'docs/architecture.md': '# Architecture',
  'package-lock.json': '{}',
  'package.json': '{ "type": "module", "imports": { "#core/*": "./core/*" } }',
  'public/logo.svg': '<svg/>',
  'react-router.config.ts': 'export default {}',
  'tsconfig.json': '{}',
  'vite.config.ts': `import { buildInputs } from '${join(import.meta.dirname, 'build-inputs.ts')}'
    import { plugin } from './cli/build/plugin.ts'
    export default { plugins: [plugin, buildInputs()] }`,
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
  // Written long before any build.
  utimesSync(join(project, file), 1, 1)
}

async function runBuild(): Promise<void> {
  const startedAt = Date.now()
  await buildWithVite({
    root: project,
    logLevel: 'silent',
    build: { outDir: 'build/client', rollupOptions: { input: join(project, 'app/main.ts') } },
  })
  write('build/server/index.js', 'server')
  recordBuild(project, build(), startedAt)
}

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'pravesh-build-'))
  for (const [file, text] of Object.entries(SOURCES)) write(file, text)
  await runBuild()
})
beforeEach(() => {
  for (const [file, text] of Object.entries(SOURCES)) write(file, text)
  expect(isBuilt(project, build())).toBe(true)
})
afterAll(() => rmSync(project, { recursive: true }))

test.for([
  ...['app/main.ts', 'app/more.css', 'app/names.ts', 'app/routes.ts', 'app/style.css'],
  ...['cli/build/build-site.ts', 'cli/build/plugin-name.ts', 'cli/build/plugin.ts', 'cli/build/step.ts'],
  ...['content/rows.json', 'core/one.ts', 'core/two.ts', 'public/logo.svg'],
  ...['package-lock.json', 'package.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts'],
])('a build is old when %s changes or goes, and current when it is as before', (file) => {
  write(file, `${SOURCES[file]}\n`)
  expect(isBuilt(project, build())).toBe(false)
  rmSync(join(project, file))
  expect(isBuilt(project, build())).toBe(false)
  write(file, SOURCES[file] ?? '')
  expect(isBuilt(project, build())).toBe(true)
})

test.for(['app/new-catalogue.ts', 'public/new.svg'])('a build is old when %s is new', (file) => {
  write(file, 'new')
  expect(isBuilt(project, build())).toBe(false)
  rmSync(join(project, file))
  expect(isBuilt(project, build())).toBe(true)
})

test('a build stays current when a test, a migration, a document, a date or a program that it does not use changes', () => {
  for (const file of [
    'app/main.test.ts',
    'db/migrations/001.sql',
    'docs/architecture.md',
    'cli/build/other.ts',
  ])
    write(file, 'changed')
  utimesSync(join(project, 'app/main.ts'), new Date(), new Date())
  expect(isBuilt(project, build())).toBe(true)
  // An image has no tests.
  rmSync(join(project, 'app/main.test.ts'))
  expect(isBuilt(project, build())).toBe(true)
})

test('a build is old if a file changed while it was made', async () => {
  const startedAt = Date.now() - 60_000
  mkdirSync(join(build(), 'inputs'))
  writeFileSync(join(build(), 'inputs/client.json'), '["core/one.ts"]')
  const changed = (Date.now() - 1000) / 1000
  utimesSync(join(project, 'core/one.ts'), changed, changed)
  recordBuild(project, build(), startedAt)
  expect(isBuilt(project, build())).toBe(false)
  await runBuild()
})

test('a build is incomplete if a file of it is cut off or missing', async () => {
  write('build/server/index.js', 'cut')
  expect(isBuilt(project, build())).toBe(false)
  rmSync(join(build(), 'server'), { recursive: true })
  expect(isBuilt(project, build())).toBe(false)
  rmSync(join(build(), 'record.json'))
  expect(isBuilt(project, build())).toBe(false)
  await runBuild()
})
