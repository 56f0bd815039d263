import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PROJECT = join(import.meta.dirname, '../..')
/** What an installed version is made of. */
const PARTS = [
  'app',
  'build',
  'cli',
  'content',
  'core',
  'db',
  'find',
  'ingest',
  'mail',
  'metrics',
  'public',
  'seams',
  'server',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

export const NEWER_MIGRATION = '999_of_a_newer_version.sql'

/** A folder with this version and one migration more, which the version before can run beside. Removed with `remove`. */
export function newerVersion(): { project: string; remove(): void } {
  const project = mkdtempSync(join(tmpdir(), 'pravesh-newer-'))
  for (const part of PARTS) cpSync(join(PROJECT, part), join(project, part), { recursive: true })
  symlinkSync(join(PROJECT, 'node_modules'), join(project, 'node_modules'))
  const migrations = join(project, 'db/migrations')
  const last = readdirSync(migrations).toSorted().at(-1) ?? ''
  const text = [
    `-- runs beside: ${last}`,
    `alter table jobs add column newer text not null default 'newer';`,
    'create index jobs_newer on jobs (newer);',
  ]
  writeFileSync(join(migrations, NEWER_MIGRATION), `${text.join('\n')}\n`)
  return { project, remove: () => rmSync(project, { recursive: true, force: true }) }
}
