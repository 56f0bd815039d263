import { Parser } from 'htmlparser2'
import { isHiddenAtLoad } from '#ingest/text/hidden-tags.ts'
import { withoutEndlessNesting } from '#ingest/text/markup.ts'
import { cleanLine } from '#ingest/understand/document/text.ts'

/** Elements that a browser never shows. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg'])

/** Inline elements; every other element starts and ends a line. */
const INLINE = new Set(
  'a abbr b bdi big button cite code data dfn em font i ins mark q s samp small span strike strong sub sup time tt u'.split(
    ' ',
  ),
)
const HEADING = /^(?:h[1-6]|title)$/
/** Options of a form: "this job is closed" as a reason in a report form does not describe the job. */
const CHOICE = /^(?:label|option|legend)$/

/** Marks where an inline element begins or ends in a line's text. */
export const SEAM = '\u241f'

/** A line of a page: one paragraph, heading, cell or list item. */
export interface PageLine {
  /** With a seam at both ends of every inline element. */
  text: string
  kind: 'text' | 'heading' | 'choice'
}

/** The visible content of an HTML page. */
export interface PageView {
  lines: PageLine[]
  /** The texts of links and enabled buttons. */
  controls: string[]
}

/** All words of a page and its title in one line, for searching, not for display. */
export function pageText({ lines }: PageView): string {
  return cleanLine(lines.map(({ text }) => text.replaceAll(SEAM, ' ')).join(' '))
}

/** Reads the visible text of an HTML page and its title, without hidden elements. */
export function viewPage(html: string): PageView {
  const view: PageView = { lines: [], controls: [] }
  let words = ''
  let kind: PageLine['kind'] = 'text'
  let unseen = 0
  let control: { words: string; depth: number } | null = null

  function border(name: string): void {
    if (INLINE.has(name)) words += ` ${SEAM} `
    else endLine()
  }
  function endLine(): void {
    const text = cleanLine(words)
    if (text.replaceAll(SEAM, '').trim() !== '') view.lines.push({ text, kind })
    words = ''
  }
  function addControl(words: string): void {
    const text = cleanLine(words)
    if (text !== '') view.controls.push(text)
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (unseen > 0 || UNSEEN.has(name) || isHidden(name, attributes)) {
        unseen += 1
        return
      }
      border(name)
      if (HEADING.test(name)) kind = 'heading'
      if (CHOICE.test(name)) kind = 'choice'
      if (control) control.depth += 1
      else if (isControl(name, attributes)) control = { words: attributes.value ?? '', depth: 1 }
    },
    ontext(text) {
      if (unseen > 0) return
      words += text
      if (control) control.words += text
    },
    onclosetag(name) {
      if (unseen > 0) {
        unseen -= 1
        return
      }
      border(name)
      if (HEADING.test(name) || CHOICE.test(name)) kind = 'text'
      if (control === null) return
      control.depth -= 1
      if (control.depth > 0) return
      addControl(control.words)
      control = null
    },
  })
  parser.end(withoutEndlessNesting(html))
  endLine()
  return view
}

type Attributes = Record<string, string>

/** A link or button that is not disabled. */
function isControl(name: string, attributes: Attributes): boolean {
  const { href, role, type = '', disabled, 'aria-disabled': ariaDisabled } = attributes
  if (disabled !== undefined || ariaDisabled === 'true') return false
  if (name === 'a') return href !== undefined || role === 'button'
  return name === 'button' || role === 'button' || (name === 'input' && /^(?:submit|button)$/i.test(type))
}

/** Some pages hide these until their scripts have run, so hiding them means nothing. */
const WHOLE = new Set(['html', 'body', 'main'])
const HIDES = /^(?:hidden|hide|is-hidden|d-none)$/
const SHOWS_ON_LARGE = /^(?:d-)?(?:sm|md|lg|xl|xxl|2xl)[:-](?:block|flex|grid|inline|table)/

function isHidden(name: string, attributes: Attributes): boolean {
  if (WHOLE.has(name)) return false
  if (isHiddenAtLoad(attributes)) return true
  const { class: classes = '' } = attributes
  const names = classes.split(/\s+/)
  return names.some((one) => HIDES.test(one)) && !names.some((one) => SHOWS_ON_LARGE.test(one))
}
