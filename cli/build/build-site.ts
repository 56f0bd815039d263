import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { explainStorage } from '#core/storage-problem.ts'
import { isBuilt, recordBuild, recordPath } from './build-record.ts'
import { withBuildLock } from './build-lock.ts'
import { precompress } from './precompress.ts'
import { carryAssetsOver, setAssetsAside } from './previous-assets.ts'
import { PROJECT } from '#cli/process/project.ts'

export const BUILD = join(PROJECT, 'build')
const LOCK = join(PROJECT, 'node_modules', '.cache', 'pravesh-build-lock.sqlite')

/** The build failed; the message says why, with the build's output if there is any. */
export class BuildError extends Error {
  override name = 'BuildError'
}

export interface BuildOptions {
  /** Build even if nothing changed. */
  always?: boolean
  /** Show the build's output live; otherwise it is printed only on failure. */
  verbose?: boolean
  /** Called before a slow step. */
  print: (line: string) => void
}

/**
 * Makes sure that `build/` matches the sources. With two processes at once, the second waits for the first
 * and finds nothing to build.
 *
 * @returns Whether a build was needed.
 * @throws BuildError
 */
export async function buildSite({ always = false, verbose = false, print }: BuildOptions): Promise<boolean> {
  if (!always && isBuilt(PROJECT, BUILD)) return false
  const onWait = () => print('Waiting for another process to finish building the site …')
  return withBuildLock(LOCK, onWait, async () => {
    if (!always && isBuilt(PROJECT, BUILD)) return false
    const startedAt = Date.now()
    print('Building the site …')
    try {
      await build(verbose, startedAt)
    } catch (error) {
      const sentence = explainStorage(error, BUILD)
      throw sentence === null ? error : new BuildError(sentence, { cause: error })
    }
    return true
  })
}

async function build(verbose: boolean, startedAt: number): Promise<void> {
  rmSync(recordPath(BUILD), { force: true })
  await setAssetsAside(BUILD)
  await runReactRouter(verbose)
  await precompress(join(BUILD, 'client'))
  await carryAssetsOver(BUILD)
  recordBuild(PROJECT, BUILD, startedAt)
}

/**
 * In a separate process: its memory is freed afterwards, and React runs in production mode whatever NODE_ENV
 * says.
 */
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
  if (code !== 0) throw buildFailure(output.join(''))
}

/** Why the build failed. Of a disk, its output has the code alone between lines of a stack. */
export function buildFailure(output: string): BuildError {
  const [, code] = /\b(ENOSPC|EDQUOT|EROFS|EACCES|EFBIG): /.exec(output) ?? []
  const sentence = explainStorage({ code }, BUILD)
  return new BuildError(sentence ?? `${output.trim()}\nThe site could not be built.`.trim())
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
