import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { COMPILED, SHORT_LIVED } from './test-files.ts'

const PROJECT = join(import.meta.dirname, '..')
/** The user `nobody` of Linux. */
const NOBODY = 65_534

/** A disk of its own, in memory. */
export interface SmallDisk extends Disposable {
  path: string
  /** Fills it, further if it was filled before, but for so many bytes. */
  fill(free?: number): void
  /** Removes what `fill` has written. */
  free(): void
  makeReadOnly(): void
}

/** Whether this process may mount: root, outside of most containers. */
export const canMount = (() => {
  const path = mkdtempSync(join(tmpdir(), 'pravesh-mount-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', path])
  if (status === 0) spawnSync('umount', [path])
  rmSync(path, { recursive: true })
  return status === 0
})()

export function smallDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'pravesh-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path])
  const filling = join(path, 'filling')
  return {
    path,
    fill: (free = 0) => {
      const file = openSync(filling, 'a')
      const block = Buffer.alloc(64 * 1024)
      try {
        for (;;) writeSync(file, block)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      } finally {
        closeSync(file)
      }
      if (free > 0) execFileSync('truncate', ['-s', `-${free}`, filling])
    },
    free: () => rmSync(filling, { force: true }),
    makeReadOnly: () => void execFileSync('mount', ['-o', 'remount,ro', path]),
    [Symbol.dispose]: () => {
      execFileSync('umount', ['-l', path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}

export interface Limits {
  /** No file may grow beyond it. */
  fileKilobytes?: number
  /** As a user who owns nothing here; only root may. */
  asNobody?: boolean
}

/** Whether a user who owns nothing can run this project's commands: only if root asks, in a folder that all may enter. */
export const canRunAsNobody =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, [join(PROJECT, 'cli/ratings/command.ts'), '--help'], {
    uid: NOBODY,
    gid: NOBODY,
  }).status === 0

/** Runs a command under limits of its process. */
export async function runLimited(
  command: string,
  args: string[],
  settings: Record<string, string>,
  { fileKilobytes, asNobody = false }: Limits = {},
) {
  const program = [...SHORT_LIVED, join(PROJECT, 'cli', command, 'command.ts'), ...args]
  const limited = [
    '-c',
    `ulimit -f ${(fileKilobytes ?? 0) * 2}; exec "$@"`,
    'sh',
    process.execPath,
    ...program,
  ]
  const options = {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...settings },
    ...(asNobody && { uid: NOBODY, gid: NOBODY }),
  }
  const child =
    fileKilobytes === undefined
      ? spawn(process.execPath, program, options)
      : spawn('/bin/sh', limited, options)
  child.stdin.end()
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { stdout, stderr, code }
}

/** A folder that this user, or nobody, may not enter. */
export function closedFolder(parent: string): string {
  const path = join(parent, 'closed')
  mkdirSync(path, { mode: process.getuid?.() === 0 ? 0o700 : 0o000 })
  return path
}
