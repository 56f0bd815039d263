import type { Block, List } from './blocks.ts'

/** Most paragraphs have no bullet, and are not cut. */
const ANY_BULLET = /[•●▪◦‣■○➢➤∙]|(?:^|<br>)\s*[-*–·✓✔]\s/
/** A bullet typed as a character: these anywhere in a line, a dash or a star only where a line starts. */
const BULLET = /(?:^|<br>|\s)[•●▪◦‣■○➢➤∙]\s*/
const LINE_MARK = /(?:^|<br>)\s*(?:[-*–·✓✔]|[•●▪◦‣■○➢➤∙])\s+/

/** Turns typed bullets ("• one • two", lines of "- one") into lists, and joins adjacent ones. */
export function listTypedBullets(blocks: Block[]): Block[] {
  const listed: Block[] = []
  let typed: List | null = null
  for (const block of blocks.flatMap(splitAtTitles)) {
    const pieces = block.kind === 'paragraph' ? readBullets(block.html) : null
    if (!pieces) {
      typed = null
      listed.push(block)
      continue
    }
    for (const { html, isItem } of pieces) {
      if (!isItem) {
        typed = null
        listed.push({ kind: 'paragraph', html })
        continue
      }
      if (!typed) {
        typed = { kind: 'list', ordered: false, items: [] }
        listed.push(typed)
      }
      typed.items.push({ html, lists: [] })
    }
  }
  return listed
}

/** "Requirements:" in the middle of a paragraph of lines starts another one. */
function splitAtTitles(block: Block): Block[] {
  if (block.kind !== 'paragraph' || !block.html.includes('<br>')) return [block]
  const pieces = block.html.split(/<br>(?=(?:<(?:strong|b|u)>)?[^<>]{3,60}:(?:<\/(?:strong|b|u)>)?<br>)/)
  return pieces.every(isBalanced) ? pieces.map((html) => ({ kind: 'paragraph', html })) : [block]
}

/** A bulleted line, or lines between bullets. */
interface Piece {
  html: string
  isItem: boolean
}

function readBullets(html: string): Piece[] | null {
  if (!ANY_BULLET.test(html)) return null
  for (const mark of [BULLET, LINE_MARK]) {
    const [lead = '', ...items] = html.split(mark).map((piece) => piece.replace(/(?:<br>)+$/, '').trim())
    const enough =
      items.length > 1 || (items.length > 0 && (lead.endsWith(':') || (mark === BULLET && lead === '')))
    if (enough && [lead, ...items].every(isBalanced))
      return [{ html: lead, isItem: false }, ...items.flatMap(endItem)].filter((piece) => piece.html !== '')
  }
  return null
}

/** A line without a bullet goes on with the item above it only where it starts as the rest of a sentence does. */
function endItem(html: string): Piece[] {
  const next = html.search(/<br>(?!\s*(?:<(?:strong|b|em|i|u)>)*[\p{Ll}(),.;&+])/u)
  const rest = next < 0 ? '' : html.slice(next + '<br>'.length).trim()
  if (rest === '' || !isBalanced(rest)) return [{ html, isItem: true }]
  return [
    { html: html.slice(0, next), isItem: true },
    { html: rest, isItem: false },
  ]
}

/** Whether every inline tag that opens in the piece closes in it. */
function isBalanced(piece: string): boolean {
  const open: string[] = []
  for (const [, slash, name] of piece.matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
    if (name === 'br') continue
    if (slash === '') open.push(name ?? '')
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}
