/** Where a command writes: a stream of the process, or one of a test. */
export interface Screen {
  write(text: string): unknown
  /** Moves to the beginning of the line and clears it. */
  eraseLine?(): void
  isTTY?: boolean
  columns?: number
}

const BAR_WIDTH = 20

/** Redraws the last line of the terminal: a bar and a few words, cut to the width. */
export function drawBar(screen: Screen, count: number, total: number, text: string): void {
  const full = Math.round((BAR_WIDTH * Math.min(count, total)) / Math.max(1, total))
  const bar = `${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)} ${count}/${total}`
  screen.eraseLine?.()
  screen.write(`${bar}  ${text}`.slice(0, (screen.columns ?? 80) - 1))
}
