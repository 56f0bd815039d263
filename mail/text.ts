import { oneLine } from '#core/printable.ts'

/** Width at which plain text is wrapped: RFC 3676 asks for 78 at most. */
const WIDTH = 72

/** A heading of a plain-text mail. */
export function heading(text: string): string {
  const line = oneLine(text)
  return `${line}\n${'-'.repeat(line.length)}`
}

export function wrap(text: string, indent = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of oneLine(text).split(' ')) {
    if (line !== '' && line.length + 1 + word.length > WIDTH - indent.length) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].map((one) => indent + one).join('\n')
}
