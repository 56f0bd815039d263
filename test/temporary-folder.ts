import { chmodSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { availableMemory } from 'node:process'
import { startGuarded } from '#test/guarded-process.ts'

const PLACE = '/dev/shm'
/** A run of everything has needed 200 MB at once. */
const FREE_SPACE = 1024 ** 3
const FREE_MEMORY = 3 * 1024 ** 3

export interface TemporaryFolder {
  path: string
  /** Deletes it, which also happens when this process is killed. */
  remove(): Promise<unknown>
}

/**
 * A folder in memory for what tests create and delete: thousands of files a minute, of copied databases and browser
 * profiles. On a disk with ext4 they took a fifth of the run's CPU, most of it to look for free inodes.
 *
 * @returns Undefined where Linux offers none that can hold programs, or too little room in it. Tests then use the
 * system's temporary folder.
 */
export function folderInMemory(): TemporaryFolder | undefined {
  if (!isInMemory(PLACE)) return undefined
  const { bsize, bavail } = statfsSync(PLACE)
  if (bsize * bavail < FREE_SPACE || availableMemory() < FREE_MEMORY) return undefined
  const path = mkdtempSync(join(PLACE, 'pravesh-tests-'))
  // PostgreSQL, which another user runs where we are root, has a folder of its own in it.
  chmodSync(path, 0o711)
  const guard = startGuarded({
    command: 'sleep',
    parameters: ['1000000'],
    directory: '/',
    environment: { PATH: process.env.PATH },
    stopSignal: 'SIGTERM',
    patienceMs: 1000,
    temporaryFolder: path,
  })
  return { path, remove: () => guard.stop() }
}

/** Whether something is mounted there that keeps files in memory and lets programs be run from it. */
function isInMemory(place: string): boolean {
  return mountedNow()
    .split('\n')
    .some((line) => {
      const [, where, type, options = ''] = line.split(' ')
      return where === place && type === 'tmpfs' && !options.split(',').includes('noexec')
    })
}

function mountedNow(): string {
  try {
    return readFileSync('/proc/mounts', 'utf8')
  } catch {
    return ''
  }
}
