import { DomUtils, parseDocument } from 'htmlparser2'
import { withoutEndlessNesting } from '#ingest/text/markup.ts'
import { repairText } from '#ingest/text/repair-texts.ts'
import { cleanLine } from '#ingest/understand/document/text.ts'

/** An HTML page, for sources whose list is nothing else. */
export type HtmlPage = ReturnType<typeof parseDocument>
export type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** @param hidden Elements with such a class are not read: they are for the employer's own people. */
export function parsePage(html: string, hidden?: RegExp): HtmlPage {
  const page = parseDocument(repairText(withoutEndlessNesting(html)))
  if (hidden) for (const element of withClass(page, hidden)) DomUtils.removeElement(element)
  return page
}

/** The elements that have a class which matches as a whole. */
export function withClass(within: HtmlPage | HtmlElement, name: RegExp): HtmlElement[] {
  const whole = new RegExp(`^(?:${name.source})$`)
  return DomUtils.getElementsByClassName(
    (names?: string) => (names ?? '').split(/\s+/).some((one) => whole.test(one)),
    [within],
  )
}

export function withTag(within: HtmlPage | HtmlElement, name: string): HtmlElement[] {
  return DomUtils.getElementsByTagName(name, [within])
}

/** The words of an element in one line; empty without one. */
export function wordsOf(element: HtmlElement | undefined): string {
  return element ? cleanLine(DomUtils.innerText(element)) : ''
}

/** The HTML inside an element. */
export function htmlOf(element: HtmlElement | undefined): string {
  return element ? DomUtils.getInnerHTML(element) : ''
}

/** The content of a `<meta>`, by its name. */
export function metaOf(page: HtmlPage, name: string): string | null {
  const meta = withTag(page, 'meta').find(({ attribs }) => attribs.name === name)
  return meta?.attribs.content?.trim() || null
}

/** A link's address, as it is or against the page's, without its fragment; null for one that leads nowhere. */
export function addressOf(link: HtmlElement | undefined, base: string): URL | null {
  const url = URL.parse(link?.attribs.href?.trim() || '#', base)
  if (!link?.attribs.href || !url || !/^https?:$/.test(url.protocol)) return null
  url.hash = ''
  return url
}

export function withId(within: HtmlPage | HtmlElement, id: RegExp): HtmlElement | undefined {
  const whole = new RegExp(`^(?:${id.source})$`)
  return DomUtils.getElementById((one?: string) => whole.test(one ?? ''), [within]) ?? undefined
}

/** The nearest element around this one with such a name. */
export function around(element: HtmlElement, name: RegExp): HtmlElement | undefined {
  const whole = new RegExp(`^(?:${name.source})$`)
  for (let { parent } = element; parent; { parent } = parent) {
    if (parent.type === 'tag' && whole.test(parent.name)) return parent
  }
  return undefined
}

/** The elements whose attributes pass. */
export function findElements(
  within: HtmlPage | HtmlElement,
  test: (attributes: HtmlElement['attribs']) => boolean,
): HtmlElement[] {
  return DomUtils.findAll(({ attribs }) => test(attribs), within.children)
}

/** Whether an attribute that holds names, such as `class`, has this one. */
export function hasName(names: string | undefined, name: string): boolean {
  return names?.split(/\s+/).includes(name) ?? false
}
