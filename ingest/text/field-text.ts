import { decodeHTMLStrict } from 'entities'
import { cutText } from '#core/cut-text.ts'
import { readMarkup, WITHOUT_TEXT } from './markup.ts'
import { repairText } from './repair-texts.ts'

/** Characters of a title or a field that are read: reading takes time by their square, and nobody writes more. */
const LONGEST_FIELD = 2000

/** Boards escape a field once too often, some twice or three times. */
const MOST_ESCAPES = 3

/** Tags that editors leave in a field. Other words in angle brackets were meant: `<canvas>`, `List<T>`, "< 5 years". */
const TAGS = new Set(
  (
    'a abbr acronym article aside b bdi bdo big blockquote br center cite code dd del dfn div dl dt em figure font ' +
    'footer h1 h2 h3 h4 h5 h6 header hr i iframe img ins kbd li mark nobr noscript ol p pre q s samp script section ' +
    'small span strike strong style sub sup svg table tbody td template tfoot th thead tr tt u ul var wbr'
  ).split(' '),
)
/** Tags that stand alone, in upper case too. */
const ALONE = new Set(['br', 'hr', 'img', 'wbr'])

const COMMENT = /<!--[^]*?-->/g
/** With attributes, if it has any: "a<b and c>d" has none. */
const BRACKET = /<(?:(\/?)([a-z][a-z0-9]*)(\s+[^<>]*[=/][^<>]*|\s+hidden|\s*\/?)>)?/gi

/**
 * The words of a short field, such as a title, a company or a place: its entities decoded, without tags and what these
 * hide, without characters that nobody sees.
 */
export function fieldText(raw: string): string {
  let text = cutText(raw, LONGEST_FIELD)
  for (let escapes = 0; escapes < MOST_ESCAPES && text.includes('&'); escapes += 1)
    text = decodeHTMLStrict(text.replace(/&(nbsp|amp|lt|gt|quot)(?![\w;])/g, '&$1;'))
  return repairText(text.includes('<') ? withoutTags(text) : text)
}

function withoutTags(text: string): string {
  let tags = 0
  const marked = text
    .replace(COMMENT, '')
    .replaceAll('&', '&amp;')
    .replace(BRACKET, (whole: string, slash = '', name = '', rest = '', at = 0) => {
      const tag = name.toLowerCase()
      const isOpen = slash === '' && !ALONE.has(tag) && !closes(tag, text)
      if (!TAGS.has(tag) || (isOpen && isPlainWord(tag, { name, rest, before: text.charAt(at - 1) })))
        return `&lt;${whole.slice(1)}`
      tags += 1
      // What never ends would take the rest of the text with it.
      return isOpen && WITHOUT_TEXT.has(tag) ? '' : whole
    })
  return tags === 0 ? text.replace(COMMENT, '') : wordsOf(marked)
}

function closes(tag: string, text: string): boolean {
  return text.toLowerCase().includes(`</${tag}`)
}

/** Whether a tag that nothing closes is a word: the parameter of a type (`List<B>`), or a topic (`<script>`). */
function isPlainWord(
  tag: string,
  { name, rest, before }: Record<'name' | 'rest' | 'before', string>,
): boolean {
  if (rest !== '') return false
  return WITHOUT_TEXT.has(tag) || (/[A-Z]/.test(name.charAt(0)) && /[a-z0-9]/i.test(before))
}

/** What a browser shows of HTML, in one line. */
function wordsOf(html: string): string {
  let words = ''
  const space = () => {
    words += ' '
  }
  readMarkup(html, {
    text(text) {
      words += text
    },
    openInline() {},
    closeInline() {},
    breakLine: space,
    openBlock: space,
    closeBlock: space,
  })
  return words.replace(/ {2,}/g, ' ').trim()
}
