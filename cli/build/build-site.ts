import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashSources, isBuilt, recordBuild, recordPath } from './build-record.ts'
import { withBuildLock } from './build-lock.ts'
import { precompress } from './precompress.ts'
import { PROJECT } from '#cli/process/project.ts'

export const BUILD = join(PROJECT, 'build')
const LOCK = join(PROJECT, 'node_modules', '.cache', 'pravesh-build-lock.sqlite')

/** The site cannot be built; the message says why, with the build's own words where it has any. */
export class BuildError extends Error {
  override name = 'BuildError'
}

export interface BuildOptions {
  /** Builds even when nothing changed. */
  always?: boolean
  /** Shows the build's output as it comes; otherwise it is kept for a failure. */
  verbose?: boolean
  /** Told what takes long, before it does. */
  say: (line: string) => void
}

/**
 * Sees to it that `build/` is the site of the present sources. Two processes may ask at once: the second waits for
 * the first and finds the work done.
 *
 * @returns Whether there was anything to build.
 * @throws BuildError
 */
export async function buildSite({ always = false, verbose = false, say }: BuildOptions): Promise<boolean> {
  const sources = hashSources(PROJECT)
  if (!always && isBuilt(BUILD, sources)) return false
  const onWait = () => say('Waiting for another process to finish building the site …')
  return withBuildLock(LOCK, onWait, async () => {
    if (!always && isBuilt(BUILD, sources)) return false
    say('Building the site …')
    rmSync(recordPath(BUILD), { force: true })
    await runReactRouter(verbose)
    await precompress(join(BUILD, 'client'))
    recordBuild(BUILD, sources)
    return true
  })
}

/** In a process of its own: its memory goes with it, and React is loaded for production whatever NODE_ENV says. */
async function runReactRouter(verbose: boolean): Promise<void> {
  const program = fileURLToPath(new URL('./bin.cjs', buildToolLocation()))
  const child = spawn(process.execPath, [program, 'build'], {
    cwd: PROJECT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', verbose ? 'inherit' : 'pipe', verbose ? 'inherit' : 'pipe'],
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => output.push(String(text)))
  const killChild = () => child.kill()
  process.once('exit', killChild)
  const { promise, resolve, reject } = Promise.withResolvers<number | null>()
  child.once('error', reject)
  child.once('close', resolve)
  const code = await promise
  process.off('exit', killChild)
  if (code !== 0) throw new BuildError(`${output.join('').trim()}\nThe site could not be built.`.trim())
}

function buildToolLocation(): string {
  try {
    return import.meta.resolve('@react-router/dev/package.json')
  } catch {
    throw new BuildError(
      'The site must be built, but the build tools are not installed. Run "npm ci --include=dev", ' +
        'or run "npm run build" before removing them.',
    )
  }
}
