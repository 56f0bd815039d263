const LOOK_EVERY_MS = 300

/**
 * Under npm, stops this program when npm's shell is gone. npm hands a SIGTERM to its shell alone, and many a shell
 * dies of it without passing it on: the site would run on, out of reach, and hold its port and its database.
 */
export function followParent(environment = process.env): void {
  if (!environment.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY_MS)
  timer.unref()
}
