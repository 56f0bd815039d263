const LOOK_EVERY_MS = 300

/**
 * Under npm, stops this program when npm's shell is gone. npm sends SIGTERM only to its shell, and many
 * shells die without passing it on: the site would keep running with its port and database.
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
