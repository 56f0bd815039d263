import { printable } from '#core/printable.ts'
import type { Screen } from './progress-bar.ts'

/**
 * What the commands print, as their only way to the terminal: texts from employers and visitors are in it, and
 * control characters in them are shown, not obeyed. The bar of progress moves the cursor by `eraseLine`.
 */
export const stdout: Screen = safely(process.stdout)
export const stderr: Screen = safely(process.stderr)

/** A stream on which control characters of the text are shown. */
export function safely(stream: Screen): Screen {
  return {
    write: (text) => stream.write(printable(text)),
    eraseLine: () => void stream.write('\r\u001b[2K'),
    get isTTY() {
      return stream.isTTY
    },
    get columns() {
      return stream.columns
    },
  }
}
