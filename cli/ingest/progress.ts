import type { BoardReport } from '#ingest/boards/pipeline.ts'
import { drawBar, type Screen } from '#cli/process/progress-bar.ts'

export interface Progress {
  /** A stage of a board: "fetching", "read 100 of 547 postings". */
  say(board: string, stage: string): void
  /** A board is done, whatever came of it. */
  done(report: BoardReport): void
  /** Clears what is only of the moment. */
  end(): void
}

/** Progress for people, on stderr: a bar that moves on a terminal, elsewhere a line for each board that is done. */
export function createProgress(screen: Screen, total: number): Progress {
  let count = 0
  if (!screen.isTTY) {
    return {
      say() {},
      done(report) {
        count += 1
        screen.write(`[${count}/${total}] ${report.source}: ${summarise(report)}\n`)
      },
      end() {},
    }
  }
  const draw = (text: string) => drawBar(screen, count, total, text)
  return {
    say: (board, stage) => draw(`${board}: ${stage}`),
    done(report) {
      count += 1
      draw(`${report.source}: ${summarise(report)}`)
    },
    end() {
      screen.write('\r\u001b[2K')
    },
  }
}

/** What came of a board, in a few words. */
export function summarise(report: BoardReport): string {
  const { problem, notModified, found, kept, rejected, stored } = report
  if (problem) return problem.message
  const changes = stored
    ? `, ${stored.inserted.length} new, ${stored.missing.length} missing, ${stored.closed.length} closed`
    : ''
  const unreadable = rejected.unreadable > 0 ? `, ${rejected.unreadable} unreadable` : ''
  return notModified ? `no change${changes}` : `${found} found, ${kept} kept${unreadable}${changes}`
}
