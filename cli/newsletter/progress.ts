import type { IssueCounts } from '#db/queries/newsletter/deliveries.ts'
import type { SendTally } from '#mail/send-mailing.ts'
import { drawBar, type Screen } from '#cli/process/progress-bar.ts'

export interface SendProgress {
  show(tally: SendTally): void
  /** Clears the progress bar. */
  end(): void
}

const LINE_EVERY_MS = 5000

/** Progress of a send, on stderr: a bar on a terminal, otherwise a line every few seconds. */
export function createSendProgress(
  screen: Screen,
  before: IssueCounts,
  clock: () => number = () => performance.now(),
): SendProgress {
  const startedAt = clock()
  let lastLineAt = startedAt
  const text = (tally: SendTally) => {
    const done = before.sent + before.failed + tally.sent + tally.failed
    const seconds = (clock() - startedAt) / 1000
    const rate = seconds >= 1 ? `, ${Math.round(tally.sent / seconds)} per second` : ''
    return { done, words: `sent ${tally.sent}, failed ${tally.failed}, later ${tally.later}${rate}` }
  }
  return {
    show(tally) {
      const { done, words } = text(tally)
      if (screen.isTTY) return drawBar(screen, done, before.recipients, words)
      if (clock() - lastLineAt < LINE_EVERY_MS) return
      lastLineAt = clock()
      screen.write(`[${done}/${before.recipients}] ${words}\n`)
    },
    end() {
      if (screen.isTTY) screen.eraseLine?.()
    },
  }
}
