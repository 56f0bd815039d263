import { userInfo } from 'node:os'
import type { Actor } from '#db/queries/admin/acts.ts'

/** Who runs this command, for the log of acts: the user of this machine. */
export function operator(): Actor {
  return { name: userName(), via: 'cli' }
}

function userName(): string {
  try {
    return userInfo().username || 'unknown'
  } catch {
    // A container may run as a number that has no name.
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
