import { tidyInline, unemphasise } from './inline.ts'
import { escaped, type MarkupSink } from '#ingest/text/markup.ts'

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

/**
 * Puts the tags and texts of a description together to blocks, in their order; their HTML holds nothing but allowed tags
 * and escaped text. `div` and bare text become paragraphs, a double line break starts a new one, empty blocks are
 * dropped, and a heading inside a list ends the list.
 */
export class BlockBuilder implements MarkupSink {
  #blocks: Block[] = []
  /** The inline tags that are open; a link whose address was refused has none, and leaves its text alone. */
  #open: { name: string; tag: string }[] = []
  #lists: List[] = []
  #heading = 0
  #html = ''
  /** Whether the text ends in a line break. Looking at its end each time would take time by the square of it. */
  #isBroken = false

  text(text: string): void {
    this.#html += escaped(text)
    if (this.#isBroken && /\S/.test(text)) this.#isBroken = false
  }

  openInline(name: string, tag: string): void {
    this.#isBroken = false
    this.#open.push({ name, tag })
    this.#html += tag
  }

  closeInline(): void {
    this.#isBroken = false
    const { name, tag } = this.#open.pop() ?? { name: '', tag: '' }
    if (tag !== '') this.#html += `</${name}>`
  }

  breakLine(): void {
    if (this.#isBroken) this.#flush()
    else this.#html += '<br>'
    this.#isBroken = !this.#isBroken
  }

  openBlock(name: string): void {
    this.#edge()
    if (isHeading(name)) {
      this.#heading = Number(name[1])
      this.#lists = []
    } else if (isList(name)) this.#lists.push(openList(this.#blocks, this.#lists, name === 'ol'))
    else if (name === 'li') {
      if (this.#lists.length === 0) this.#lists.push(openList(this.#blocks, this.#lists, false))
      this.#lists.at(-1)?.items.push({ html: '', lists: [] })
    }
  }

  closeBlock(name: string): void {
    this.#edge()
    if (isHeading(name)) {
      this.#heading = 0
      this.#lists = []
    } else if (isList(name)) this.#lists.pop()
  }

  /** All blocks, behind the last text. */
  end(): Block[] {
    this.#flush()
    return this.#blocks
      .map((block) => (block.kind === 'list' ? withoutEmptyItems(block) : block))
      .filter((block) => !isEmpty(block))
  }

  #edge(): void {
    this.#flush()
    this.#isBroken = false
  }

  /** The text with its open inline tags closed. */
  #closed(): string {
    const tags = this.#open.map(({ name, tag }) => (tag === '' ? '' : `</${name}>`))
    return this.#html + tags.reverse().join('')
  }

  /** Ends the block; inline tags that are open go on in the next. */
  #flush(): void {
    if (this.#html === '') return
    const html = tidyInline(this.#open.length > 0 ? this.#closed() : this.#html)
    this.#html = this.#open.map(({ tag }) => tag).join('')
    if (html === '') return
    if (this.#heading > 0)
      this.#blocks.push({ kind: 'heading', level: this.#heading, html: unemphasise(html) })
    else if (this.#lists.length > 0) addToItem(this.#lists, html)
    else this.#blocks.push({ kind: 'paragraph', html })
  }
}

function isHeading(name: string): boolean {
  return name.length === 2 && name.startsWith('h')
}

function isList(name: string): boolean {
  return name === 'ul' || name === 'ol'
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
