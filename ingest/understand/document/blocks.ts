/** A block of a description, whatever tags the employer's editor used for it. */
export type Block = Heading | Paragraph | List

export interface Heading {
  kind: 'heading'
  /** 1 to 6 as the employer wrote it. */
  level: number
  html: string
}

export interface Paragraph {
  kind: 'paragraph'
  html: string
}

export interface List {
  kind: 'list'
  ordered: boolean
  items: ListItem[]
}

export interface ListItem {
  html: string
  lists: List[]
}

const INLINE = new Set(['strong', 'b', 'em', 'i', 'u', 'a', 'code'])
const TOKENS = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g

/**
 * Reads sanitised HTML (well nested, entities escaped) into blocks. `div` and bare text become paragraphs, a
 * double line break starts a new one, empty blocks are dropped, and a heading inside a list ends the list.
 */
export function readBlocks(html: string): Block[] {
  const blocks: Block[] = []
  const open: { name: string; tag: string }[] = []
  let lists: List[] = []
  let heading = 0
  let text = ''
  // Whether the text ends in a line break: asked of the text itself, it would take time by the square of its length.
  let isBroken = false

  const closeInline = () =>
    [...open]
      .reverse()
      .map(({ name, tag }) => (tag === '' ? '' : `</${name}>`))
      .join('')
  const flush = () => {
    const html = tidyInline(text + closeInline())
    text = open.map(({ tag }) => tag).join('')
    if (html === '') return
    if (heading > 0) blocks.push({ kind: 'heading', level: heading, html: unemphasise(html) })
    else if (lists.length > 0) addToItem(lists, html)
    else blocks.push({ kind: 'paragraph', html })
  }

  for (const [token, slash, name, attributes] of html.matchAll(TOKENS)) {
    const closing = slash === '/'
    if (name === undefined) {
      text += token
      if (/\S/.test(token)) isBroken = false
    } else if (INLINE.has(name)) {
      isBroken = false
      if (!closing) {
        // A link whose address was refused leaves its text alone.
        const tag = name === 'a' && attributes === '' ? '' : token
        open.push({ name, tag })
        text += tag
      } else if (open.pop()?.tag !== '') text += token
    } else if (name === 'br') {
      if (isBroken) flush()
      else text += '<br>'
      isBroken = !isBroken
    } else {
      flush()
      isBroken = false
      if (/^h[1-6]$/.test(name)) {
        heading = closing ? 0 : Number(name[1])
        lists = []
      } else if (name === 'ul' || name === 'ol') {
        if (closing) lists.pop()
        else lists.push(openList(blocks, lists, name === 'ol'))
      } else if (name === 'li' && !closing) {
        if (lists.length === 0) lists.push(openList(blocks, lists, false))
        lists.at(-1)?.items.push({ html: '', lists: [] })
      }
    }
  }
  flush()
  return blocks
    .map((block) => (block.kind === 'list' ? withoutEmptyItems(block) : block))
    .filter((block) => !isEmpty(block))
}

function openList(blocks: Block[], lists: List[], ordered: boolean): List {
  const list: List = { kind: 'list', ordered, items: [] }
  const item = lists.at(-1)?.items.at(-1)
  if (item) item.lists.push(list)
  else blocks.push(list)
  return list
}

function addToItem(lists: List[], html: string): void {
  const items = lists.at(-1)?.items
  const item = items?.at(-1)
  if (item) item.html = item.html === '' ? html : `${item.html}<br>${html}`
  else items?.push({ html, lists: [] })
}

/** An item that only wraps further lists gives its place to their items. */
function withoutEmptyItems(list: List): List {
  const items = list.items.flatMap((item) => {
    const lists = item.lists.map(withoutEmptyItems).filter((inner) => inner.items.length > 0)
    return item.html === '' ? lists.flatMap((inner) => inner.items) : [{ ...item, lists }]
  })
  return { ...list, items }
}

function isEmpty(block: Block): boolean {
  return block.kind === 'list' ? block.items.length === 0 : block.html === ''
}

/** A heading is emphasis enough. */
function unemphasise(html: string): string {
  return html
    .replace(/<\/?(?:strong|b|u|em|i)>/g, '')
    .replace(/\s*<br>\s*/g, ' ')
    .trim()
}

/** Collapses white space, drops empty inline tags and outer line breaks; '' when no text remains. */
function tidyInline(html: string): string {
  if (html.replace(/<[^<>]*>/g, '').trim() === '') return ''
  let tidy = html.replace(/\s+/g, ' ')
  for (let before = ''; before !== tidy;) {
    before = tidy
    tidy = tidy
      .replace(/<(strong|b|em|i|u|a|code)(?: [^>]*)?>(\s*(?:<br>)?\s*)<\/\1>/g, '$2')
      .replace(/<\/(strong|b|em|i|u)>(\s*)<\1>/g, '$2')
  }
  return tidy
    .replace(/\s*<br>\s*/g, '<br>')
    .replace(/^((?:<(?:strong|b|em|i|u)>)*)(?:<br>| )+/, '$1')
    .replace(/(?:<br>| )+((?:<\/(?:strong|b|em|i|u)>)*)$/, '$1')
    .trim()
}
