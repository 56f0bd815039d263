import type { ScannedPosting } from '#ingest/understand/scan/scan.ts'
import type { ScannedLine } from '#ingest/understand/scan/scanned-line.ts'

/** Tags that nearly every word has, and that say nothing by themselves. */
const EVERYWHERE = new Set(['-', 'pay clause', 'exp work', 'about you', 'duty', 'number'])

/** Shows a scanned posting: its sections, their lines, and below each the words that the tables tagged. */
export function formatScan({ title, lines }: ScannedPosting): string {
  const shown: string[] = []
  let section = ''
  for (const line of [title, ...lines]) {
    const name = line.kind === 'title' ? 'title' : line.section
    if (name !== section) shown.push(`[${name}]`)
    section = name
    shown.push(`  ${line.kind === 'item' ? '- ' : ''}${line.text}`)
    const tags = tagsOf(line)
    if (tags !== '') shown.push(`      ${tags}`)
  }
  return shown.join('\n')
}

function tagsOf(line: ScannedLine): string {
  return line.spans
    .filter(({ tag }) => !EVERYWHERE.has(tag))
    .map(({ tag, value, from, to }) => `${tag}${value === '' ? '' : ` ${value}`} “${line.words(from, to)}”`)
    .join(' · ')
}
