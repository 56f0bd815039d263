import { DomUtils, parseDocument } from 'htmlparser2'

/** Looks for elements of an HTML page by their attributes. */
export type Page = ReturnType<typeof parseDocument>
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]
export type Attributes = Element['attribs']

export { DomUtils, parseDocument }

export function findElements(scope: Page | Element, test: (attributes: Attributes) => boolean): Element[] {
  return DomUtils.findAll(({ attribs }) => test(attribs), scope.children)
}

/** Whether an attribute that holds names, such as `class`, has this one. */
export function hasName(names: string | undefined, name: string): boolean {
  return names?.split(/\s+/).includes(name) ?? false
}

/** The text inside, in one line. */
export function elementText(element: Element): string {
  return DomUtils.innerText(element).replace(/\s+/g, ' ').trim()
}
