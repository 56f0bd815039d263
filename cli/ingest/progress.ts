import type { BoardReport } from '#ingest/boards/pipeline.ts'
import { drawBar, type Screen } from '#cli/process/progress-bar.ts'

export interface Progress {
  /** A board's current stage: "fetching", "read 100 of 547 postings". */
  show(board: string, stage: string): void
  /** A board is done, with or without an error. */
  done(report: BoardReport): void
  /** Clears the progress bar. */
  end(): void
}

/** Progress on stderr: a bar on a terminal, otherwise one line for each finished board. */
export function createProgress(screen: Screen, total: number): Progress {
  let count = 0
  if (!screen.isTTY) {
    return {
      show() {},
      done(report) {
        count += 1
        screen.write(`[${count}/${total}] ${report.source}: ${summarise(report)}\n`)
      },
      end() {},
    }
  }
  const draw = (text: string) => drawBar(screen, count, total, text)
  return {
    show: (board, stage) => draw(`${board}: ${stage}`),
    done(report) {
      count += 1
      draw(`${report.source}: ${summarise(report)}`)
    },
    end() {
      screen.eraseLine?.()
    },
  }
}

/** The result of a board, in a few words. */
export function summarise(report: BoardReport): string {
  const { problem, notModified, found, kept, rejected, stored } = report
  if (problem) return problem.message
  const changes = stored
    ? `, ${stored.inserted.length} new, ${stored.missing.length} missing, ${stored.closed.length} closed`
    : ''
  const unreadable = rejected.unreadable > 0 ? `, ${rejected.unreadable} unreadable` : ''
  return notModified ? `no change${changes}` : `${found} found, ${kept} kept${unreadable}${changes}`
}
