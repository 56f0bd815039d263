import type { WriteStream } from 'node:tty'

export interface Progress {
  /** A stage of a board: "reading", "understanding 100 of 547". */
  say(board: string, stage: string): void
  /** Clears what is only of the moment. */
  end(): void
}

type Screen = Pick<WriteStream, 'write'> & Partial<Pick<WriteStream, 'isTTY' | 'columns'>>

/** Progress for people, on stderr: one line that changes on a terminal, plain lines elsewhere. */
export function createProgress(screen: Screen): Progress {
  if (!screen.isTTY) return { say: (board, stage) => void screen.write(`${board}: ${stage}\n`), end() {} }
  return {
    say(board, stage) {
      screen.write(`\r\u001b[2K${`${board}: ${stage}`.slice(0, (screen.columns ?? 80) - 1)}`)
    },
    end() {
      screen.write('\r\u001b[2K')
    },
  }
}
