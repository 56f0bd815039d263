import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#cli/process/project.ts'
import { GROUPS } from './script-groups.ts'

/** Made by the bundler. */
const VIRTUAL = ['rolldown/runtime']

test('each part of a path in a group is that of a module', () => {
  const modules = globSync(
    ['{app,core}/**/*.{ts,tsx}', 'node_modules/{react,react-dom,react-router,scheduler}/package.json'],
    {
      cwd: PROJECT,
      exclude: (name) => /\.test\.tsx?$/.test(name),
    },
  ).map((path) => join('/', path).replaceAll('\\', '/'))
  const parts = Object.values(GROUPS)
    .flat()
    .map((part) => part.replace('!', ''))
  expect(parts.length).toBeGreaterThan(20)
  expect(
    parts.filter((part) => !VIRTUAL.includes(part) && !modules.some((path) => path.includes(part))),
  ).toEqual([])
})
