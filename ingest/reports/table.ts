import { cutText } from '#core/cut-text.ts'
/** The width of a plain terminal, in characters. */
const WIDTH = 80
const GAP = 2

export interface Column {
  name: string
  /** For numbers. */
  align?: 'right'
  /** The most characters; longer cells are cut. */
  most?: number
}

/** Formats rows under their headings. The first column shrinks so that a line fits a plain terminal. */
export function formatTable(columns: Column[], rows: string[][]): string {
  const wanted = columns.map(({ name, most = WIDTH }, index) =>
    Math.min(most, Math.max(name.length, ...rows.map((row) => row[index]?.length ?? 0))),
  )
  const others = wanted.slice(1).reduce((sum, width) => sum + width + GAP, 0)
  const widths = [Math.min(wanted[0] ?? 0, WIDTH - others), ...wanted.slice(1)]
  const line = (cells: string[]) =>
    widths
      .map((width, index) => fit(cells[index] ?? '', width, columns[index]?.align))
      .join(' '.repeat(GAP))
      .trimEnd()
  const rule = '─'.repeat((widths[0] ?? 0) + others)
  return [line(columns.map(({ name }) => name)), rule, ...rows.map(line)].join('\n')
}

function fit(text: string, width: number, align: Column['align']): string {
  const cut = text.length <= width ? text : `${cutText(text, width - 1)}…`
  return align === 'right' ? cut.padStart(width) : cut.padEnd(width)
}
