import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { PROJECT } from './project.ts'

const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8')
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))
const PAGES = ['README.md', ...readdirSync(join(PROJECT, 'docs')).map((name) => `docs/${name}`)].filter(
  (name) => name.endsWith('.md'),
)

test.each(PAGES)('%s names only commands that a newcomer can run', (page) => {
  const text = read(page)
  // npm puts the project's Node first on PATH. Without npm, Node is the newcomer's, and mostly too old.
  expect(text).not.toMatch(/\bnode [\w./-]+\.ts\b/)
  const named = Array.from(
    text.matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*)/g),
    ([, name = '']) => name,
  )
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('our scripts report a Node that is too old', () => {
  const ours = Object.entries(scripts).filter(([, script]) => script.startsWith('node '))
  expect(ours.map(([name]) => name)).toEqual(expect.arrayContaining(['bench', 'bench:ingest', 'start']))
  for (const [, script] of ours) expect(script).toMatch(/^node --import \.\/cli\/check-node\.js \S+\.ts\b/)
})
