import type { Block } from './blocks.ts'

/** Beneath whatever headings the employer has made. */
const LOWEST = 7

/**
 * Turns lines that act as headings into headings: a bold line, a few words and a colon, a few words above a
 * list. Screen reader users navigate by headings.
 */
export function withTitledHeadings(blocks: Block[]): Block[] {
  return blocks.flatMap((block, index) => {
    if (block.kind !== 'paragraph') return [block]
    const overList = blocks[index + 1]?.kind === 'list'
    const lines = block.html.split('<br>').map((line) => line.trim())
    const isLast = index === blocks.length - 1
    return grouped(
      lines.map((html, at) => ({ html, titled: titledAt(html, at, lines, { overList, isLast }) })),
    )
  })
}

interface TitledLine {
  html: string
  titled: boolean
}

/** "Requirements", "Roles & Responsibilities" over a list; "We want somebody who" goes on in it. */
const NAMES_LIST = new RegExp(
  String.raw`^(?!(?:we|you|our|the|this|if|it|in|as|for|to)\b)\p{Lu}[\p{L}\p{N}'’/&-]*` +
    String.raw`(?: [\p{L}\p{N}'’/&-]+){0,3}(?<! (?:who|to|the|and|with|in|of|for|a|an|is|are|will))$`,
  'iu',
)

/** @returns false for a line that nothing follows: it heads nothing. */
function titledAt(
  html: string,
  at: number,
  lines: string[],
  { overList, isLast }: { overList: boolean; isLast: boolean },
): boolean {
  const ends = at === lines.length - 1
  if (ends && isLast) return false
  return isTitle(html) || (ends && overList && NAMES_LIST.test(html))
}

/**
 * Whether a line acts as a heading: "<strong>About us</strong>", "Responsibilities:".
 *
 * @param html A paragraph, or a line of one.
 * @param text The visible text of the line.
 */
export function isTitle(html: string, text = visible(html)): boolean {
  if (text.length > 80) return false
  if (/^<(strong|b)>(?:(?!<\/?\1>).)*<\/\1>:?$/.test(html)) return true
  return /^[^.,:]{3,50}:$/.test(text)
}

function visible(html: string): string {
  return html.includes('<') ? html.replace(/<[^<>]*>/g, '') : html
}

function grouped(lines: TitledLine[]): Block[] {
  const blocks: Block[] = []
  for (const { html, titled } of lines) {
    const last = blocks.at(-1)
    if (titled) blocks.push({ kind: 'heading', level: LOWEST, html: plain(html) })
    else if (last?.kind === 'paragraph') last.html += `<br>${html}`
    else blocks.push({ kind: 'paragraph', html })
  }
  return blocks
}

function plain(html: string): string {
  return html.replace(/<\/?(?:strong|b|u|em|i)>/g, '').replace(/\s*:\s*$/, '')
}
