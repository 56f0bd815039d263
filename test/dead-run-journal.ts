import { execFileSync } from 'node:child_process'

/** Creates the journal of a send that was killed after it released the mails of these subscribers. */
export function writeDeadRunJournal(run: string, subscribers: string[]): void {
  const module = new URL('../mail/release-journal.ts', import.meta.url).href
  const program = `
    const { beginJournal } = await import(${JSON.stringify(module)})
    const journal = beginJournal(${JSON.stringify(run)})
    for (const subscriber of ${JSON.stringify(subscribers)}) journal.note(subscriber)
    process.kill(process.pid, 'SIGKILL')`
  try {
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'ignore' })
  } catch {
    // Expected: the program kills itself.
  }
}
