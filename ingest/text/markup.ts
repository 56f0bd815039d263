import { escapeAttribute } from 'entities'
import { Parser } from 'htmlparser2'
import { visibilityOf, type Unseen } from './hidden-tags.ts'

/** What an allowed tag becomes; all other tags go, and their text stays. */
const INLINE = new Set(['strong', 'em', 'b', 'i', 'u', 'a', 'code'])
const BLOCKS = new Map(
  ['p', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']
    .map((name) => [name, name])
    .concat(
      ['div', 'section', 'article', 'header', 'footer', 'blockquote', 'pre'].map((name) => [name, 'p']),
      ['table', 'tr', 'dt', 'dd', 'hr'].map((name) => [name, 'p']),
    ) as [string, string][],
)
/** Tags that go together with all that is in them. */
export const WITHOUT_TEXT: ReadonlySet<string> = new Set(
  'script style textarea option noscript iframe svg title template object'.split(' '),
)
/** Tags within more than so many others go; their text stays. */
const DEEPEST = 30

/** No page nests so many elements, and a parser takes time by the square of them. */
const MOST_NESTED = 20_000
const TAG = /<(\/?)(?!(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b)[a-z]/gi

/** HTML as far as its elements are not nested without end. */
export function withoutEndlessNesting(html: string): string {
  if (html.length < MOST_NESTED * '<b>'.length) return html
  let depth = 0
  for (const { 1: slash, index } of html.matchAll(TAG)) {
    depth = slash === '' ? depth + 1 : Math.max(0, depth - 1)
    if (depth > MOST_NESTED) return html.slice(0, index)
  }
  return html
}

/** Who takes the allowed parts of a description, in their order. Every tag that is opened is closed. */
export interface MarkupSink {
  /** Text with its entities decoded. */
  text(text: string): void
  /** @param tag The whole tag as it may be shown; '' for a link without an address that we link to. */
  openInline(name: string, tag: string): void
  closeInline(): void
  breakLine(): void
  /** A paragraph, a list, an item or a heading. */
  openBlock(name: string): void
  closeBlock(name: string): void
}

/**
 * Reads any HTML, however broken, and hands on what an allow-list knows: a few tags without attributes, links to
 * http(s), and text that a browser would show. What is shown is made anew from these, so that nothing else can reach a
 * page.
 */
export function readMarkup(html: string, sink: MarkupSink): void {
  /** The tags that are open, each with what it was handed on as; '' for one that was not. */
  const open: { name: string; as: string; unseen: Unseen; isSeen: boolean }[] = []
  /** How many tags are open within one that goes with its text. */
  let dropped = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (dropped > 0) {
        dropped += 1
        return
      }
      const { isGone, unseen } = visibilityOf(name, attributes)
      if (isGone || WITHOUT_TEXT.has(name)) {
        dropped = 1
        return
      }
      const as = open.length >= DEEPEST ? '' : INLINE.has(name) ? name : (BLOCKS.get(name) ?? '')
      const all = { ...open.at(-1)?.unseen, ...unseen }
      open.push({ name, as, unseen: all, isSeen: !Object.values(all).includes(true) })
      if (name === 'br' && open.length <= DEEPEST) sink.breakLine()
      else if (INLINE.has(as))
        sink.openInline(as, as === 'a' ? linkTag((attributes.href ?? '').trim()) : `<${as}>`)
      else if (as !== '') sink.openBlock(as)
    },
    ontext(text) {
      if (dropped === 0 && open.at(-1)?.isSeen !== false) sink.text(text)
    },
    onclosetag(name) {
      if (dropped > 0) {
        dropped -= 1
        return
      }
      const last = open.at(-1)
      if (last?.name !== name) return
      open.pop()
      if (INLINE.has(last.as)) sink.closeInline()
      else if (last.as !== '') sink.closeBlock(last.as)
    },
  })
  parser.end(withoutEndlessNesting(html))
}

/**
 * Leaves of HTML what is allowed, and closes what is open. What `readDescription` has written stays as it is, letter by
 * letter.
 */
export function cleanMarkup(html: string): string {
  let clean = ''
  const inline: string[] = []
  readMarkup(html, {
    text: (text) => (clean += escaped(text)),
    openInline: (name, tag) => {
      inline.push(tag === '' ? '' : `</${name}>`)
      clean += tag
    },
    closeInline: () => (clean += inline.pop() ?? ''),
    breakLine: () => (clean += '<br>'),
    openBlock: (name) => (clean += `<${name}>`),
    closeBlock: (name) => (clean += `</${name}>`),
  })
  return clean
}

export function escaped(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;') : text
}

/** Links open apart and pass no credit. '' for what is not absolute http(s): the text stays, the link goes. */
function linkTag(href: string): string {
  if (!/^https?:\/\//i.test(href)) return ''
  const address = escapeAttribute(href).replace(/</g, '&lt;').replace(/>/g, '&gt;')
  return `<a href="${address}" rel="nofollow noopener" target="_blank">`
}
