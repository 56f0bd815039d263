import { decodeHTML } from 'entities'
import { BlockBuilder, type Block, type List } from './blocks.ts'
import { isTitle, withTitledHeadings } from './headings.ts'
import { listTypedBullets } from './bullets.ts'
import { reflow } from './reflow.ts'
import { readMarkup } from '#ingest/text/markup.ts'
import { unescapeMarkup } from '#ingest/text/unescape-markup.ts'

/** The page's own title is h1 and its parts are h2: a description starts below them. */
const FIRST_HEADING = 3

/** A line of more characters is read in pieces, cut between words: reading a line takes time by its square. */
const LONGEST = 3000
const PIECE = /\S[^]{0,2999}(?!\S)|\S{1,3000}/g

export interface Description {
  /** Sanitised HTML: paragraphs, lists and headings from h3 down, no attributes but those of links. */
  html: string
  lines: Line[]
}

/** A visible line of text, without markup and with its entities decoded. */
export interface Line {
  kind: 'heading' | 'item' | 'text'
  text: string
}

/**
 * Sanitises and simplifies an employer's HTML or plain text.
 *
 * @param raw HTML, also escaped up to three times as a whole. Text without any tag keeps its line breaks.
 */
export function readDescription(raw: string): Description {
  const builder = new BlockBuilder()
  const { text, isMarkup } = unescapeMarkup(raw)
  if (isMarkup) readMarkup(separateCells(text), builder)
  else {
    const meant = withCells(withValues(withoutEscapes(text)))
    for (const [index, line] of reflow(meant).split('\n').entries()) {
      if (index > 0) builder.breakLine()
      addMarkdown(line, builder)
    }
  }
  const blocks = listTypedBullets(builder.end())
  const shown = withSteppedHeadings(withTitledHeadings(blocks))
  return { html: shown.map(render).join('\n'), lines: linesOf(blocks) }
}

/** "10\+ years", "4\.5 LPA": who reads boards for others hands their pages on as Markdown. */
function withoutEscapes(text: string): string {
  return text.includes('\\') ? text.replace(/\\(?=[!-/:-@[-`{-~])/g, '') : text
}

/** A line of text, of which "**Key skills**" is bold and "## Key skills" a heading. */
function addMarkdown(line: string, builder: BlockBuilder): void {
  const heading = line.startsWith('#') ? /^#{1,6} +(.*?)[ #]*$/.exec(line)?.[1] : undefined
  const text = heading ?? line
  if (heading !== undefined) builder.openBlock('h3')
  for (const [at, part] of (text.includes('**') ? text.split(BOLD) : [text]).entries()) {
    if (at % 2 > 0) builder.openInline('strong', '<strong>')
    builder.text(part)
    if (at % 2 > 0) builder.closeInline()
  }
  if (heading !== undefined) builder.closeBlock('h3')
}

const BOLD = /(?<![\w*])\*\*(?=\S)([^*]*[^*\s])\*\*(?![\w*])/

/** "**Pay**" and ": 2.4 LPA" on the next line are one line. */
function withValues(text: string): string {
  return text.replace(/(?<=\S)[^\S\n]*\n\s*(?=: ?\S)/g, ' ')
}

/** Cells of a table that was copied as text; a tab behind a bullet is none. */
function withCells(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}).])[ ]*\t+[ ]*(?=[\p{L}\p{N}(₹])/gu, ' · ')
}

function separateCells(html: string): string {
  return html.replace(/(:\s*(?:<\/\w+>\s*)?)?<\/t[dh]>\s*(?=<t[dh])/gi, (_, label = '') =>
    label ? `${label} ` : ' · ',
  )
}

/** Headings keep their order of rank and step down one level at a time, so that the outline has no hole. */
function withSteppedHeadings(blocks: Block[]): Block[] {
  const used = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []))
  const ranks = [...new Set(used)].sort((a, b) => a - b)
  let previous = FIRST_HEADING - 1
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block
    previous = Math.min(FIRST_HEADING + ranks.indexOf(block.level), previous + 1, 6)
    return { ...block, level: previous }
  })
}

function render(block: Block): string {
  if (block.kind === 'heading') return `<h${block.level}>${block.html}</h${block.level}>`
  return block.kind === 'list' ? renderList(block) : `<p>${block.html}</p>`
}

function renderList({ ordered, items }: List): string {
  const tag = ordered ? 'ol' : 'ul'
  const inner = items.map((item) => `<li>${item.html}${item.lists.map(renderList).join('')}</li>`)
  return `<${tag}>${inner.join('')}</${tag}>`
}

/** Pushed one by one: a list of lists for each block took a twentieth of the time of a posting. */
function linesOf(blocks: Block[]): Line[] {
  const lines: Line[] = []
  for (const block of blocks) {
    if (block.kind === 'list') addItems(lines, block)
    else
      for (const text of textLines(block.html))
        lines.push({ kind: block.kind === 'heading' || isTitle(block.html, text) ? 'heading' : 'text', text })
  }
  return lines
}

function addItems(lines: Line[], { items }: List): void {
  for (const item of items) {
    for (const text of textLines(item.html)) lines.push({ kind: 'item', text })
    for (const list of item.lists) addItems(lines, list)
  }
}

function textLines(html: string): string[] {
  if (!html.includes('<br>')) return piecesOf(html)
  const texts: string[] = []
  for (const line of html.split('<br>')) texts.push(...piecesOf(line))
  return texts
}

/** Says nothing of a job: "https://drives.example/campus-drive-2025/". */
const ADDRESS = /\bhttps?:\/\/[^\s<>"')\]]+/gi

/** A line as it is read: none without words, several where it is very long. */
function piecesOf(line: string): string[] {
  const text = line.includes('<') ? line.replace(/<[^<>]*>/g, '').replace(/ {2,}/g, ' ') : line
  const decoded = text.includes('&') ? decodeHTML(text) : text
  const words = (decoded.includes('://') ? decoded.replace(ADDRESS, '') : decoded).trim()
  return words.length <= LONGEST ? (words === '' ? [] : [words]) : (words.match(PIECE) ?? [])
}
