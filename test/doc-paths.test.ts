import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const PROJECT = join(import.meta.dirname, '..')
const PAGES = ['README.md', ...globSync('docs/{*,patterns/*,decisions/*}.md', { cwd: PROJECT })]
const FOLDERS = readdirSync(PROJECT, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && !/^\.|^(?:build|coverage|node_modules|test-results)$/.test(entry.name),
  )
  .map(({ name }) => name)
const CODE = /`([^`\n]+)`/g
const LINK = /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g
const PATH = new RegExp(String.raw`^(?:${FOLDERS.join('|')})/[\w@.,{}<>*/-]+$`)

/** Paths below a folder of ours that the text names; `<thing>` and `*` stand for any name. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(CODE)]
    .map(([, code = '']) => code.replace(/:\d+$|\/$/, ''))
    .filter((code) => PATH.test(code))
}

const PLACEHOLDER = /<[^<>]*>/g

/** The names that may stand in a path for its first placeholder; [''] for a path without one that exists. */
function namesFor(path: string): string[] {
  const [first] = path.match(PLACEHOLDER) ?? []
  const found = globSync(path.replace(PLACEHOLDER, '*'), { cwd: PROJECT })
  if (first === undefined) return found.length > 0 ? [''] : []
  const parts = path
    .split(first)
    .map((part) => RegExp.escape(part.replace(PLACEHOLDER, '*')).replaceAll(String.raw`\*`, '.*'))
  const name = new RegExp(`^${parts[0]}([^/]+)${parts.slice(1).join(String.raw`\1`)}$`)
  return found.flatMap((file) => name.exec(file)?.[1] ?? [])
}

/** Paths that do not exist. Those of one folder must exist for the same name: `<ats>/adapter.ts` and `<ats>/shape.ts`. */
function missing(paths: string[]): string[] {
  const groups = Map.groupBy(paths, (path) =>
    path.includes('<') ? path.split('/').slice(0, 2).join('/') : path,
  )
  return [...groups.values()].flatMap((group) => {
    const [first = new Set<string>(), ...others] = group.map((path) => new Set(namesFor(path)))
    return others.reduce((names, more) => names.intersection(more), first).size > 0 ? [] : group
  })
}

test.for(PAGES)('%s names only files that exist', (page) => {
  const text = readFileSync(join(PROJECT, page), 'utf8')
  expect(missing(pathsIn(text))).toEqual([])
  const links = [...text.matchAll(LINK)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(join(PROJECT, dirname(page), link)))).toEqual([])
})

test('a path that is not there is found', () => {
  const right =
    '`core/money.ts:7`, `ingest/adapters/<ats>/adapter.ts`, `ingest/adapters/<ats>/shape.ts`, `npm run x`'
  expect(missing(pathsIn(right))).toEqual([])
  const wrong = '`core/nowhere.ts`, `ingest/adapters/<ats>/adapter.ts`, `ingest/adapters/<ats>-shape.ts`'
  expect(missing(pathsIn(wrong))).toEqual([
    'core/nowhere.ts',
    'ingest/adapters/<ats>/adapter.ts',
    'ingest/adapters/<ats>-shape.ts',
  ])
})
