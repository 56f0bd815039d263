import { execFileSync } from 'node:child_process'

/** What a send that was killed leaves of its run: a journal in which these subscribers' mails were let go. */
export function leaveJournal(run: string, subscribers: string[]): void {
  const module = new URL('../mail/release-journal.ts', import.meta.url).href
  const program = `
    const { beginJournal } = await import(${JSON.stringify(module)})
    const journal = beginJournal(${JSON.stringify(run)})
    for (const subscriber of ${JSON.stringify(subscribers)}) journal.note(subscriber)
    process.kill(process.pid, 'SIGKILL')`
  try {
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'ignore' })
  } catch {
    // It ends as it is meant to.
  }
}
