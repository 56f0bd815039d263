import type { IssueCounts } from '#db/queries/newsletter/deliveries.ts'
import type { SendTally } from '#mail/send-mailing.ts'

/** Recipients who have not been sent the issue yet. */
export function left({ recipients, sent, failed, in_doubt }: IssueCounts): number {
  return recipients - sent - failed - in_doubt
}

/**
 * What a send prints at its end.
 *
 * @param name `Issue 2026-W47`
 * @param command The action to continue with: `send`
 */
export function closing(name: string, command: string, tally: SendTally, counts: IssueCounts): string {
  const { sent, failed, in_doubt: inDoubt } = counts
  const rest = left(counts)
  const lines = [
    `Sent now: ${tally.sent}. ${name} in total: ${sent} sent, ${failed} rejected, ${inDoubt} in doubt, ${rest} left.`,
    ...[...tally.problems].map(([problem, times]) => `  ${times} × ${problem}`),
  ]
  if (tally.erased > 0) lines.push(`${tally.erased} deleted: their servers rejected several issues in a row.`)
  if (tally.stopped !== null) lines.push(`Stopped: ${tally.stopped}`)
  if (inDoubt > 0)
    lines.push(
      `In doubt: the mail server received the whole mail, but we did not get its reply. They ` +
        `probably have it. To send it to them again: npm run newsletter -- ${command} --in-doubt`,
    )
  if (rest > 0) lines.push(`To continue: npm run newsletter -- ${command}`)
  return lines.join('\n')
}

/** The exit code of a send: 0 if everybody has the mail, 130 if it was interrupted, else 1. */
export function exitCode(counts: IssueCounts, isInterrupted: boolean): number {
  if (left(counts) === 0 && counts.failed + counts.in_doubt === 0) return 0
  return isInterrupted ? 130 : 1
}
