import { decodeHTMLStrict } from 'entities'
import { cutText } from '#core/clean-text.ts'
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
const BRACKET = /<(?:(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*|\/)?)>)?/gi

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
      const isTag = TAGS.has(name.toLowerCase()) && !isMeant({ slash, name, rest }, text, at)
      if (isTag) tags += 1
      return isTag ? whole : `&lt;${whole.slice(1)}`
    })
  return tags === 0 ? text.replace(COMMENT, '') : wordsOf(marked)
}

/** Whether a tag was meant as text: the parameter of a type (`List<B>`), or the start of what never ends (`<script>`). */
function isMeant(
  { slash, name, rest }: Record<'slash' | 'name' | 'rest', string>,
  text: string,
  at: number,
): boolean {
  const lower = name.toLowerCase()
  if (slash !== '' || ALONE.has(lower) || text.toLowerCase().includes(`</${lower}`)) return false
  const isParameter = rest === '' && /[A-Z]/.test(name.charAt(0)) && /[a-z0-9]/i.test(text.charAt(at - 1))
  return isParameter || WITHOUT_TEXT.has(lower)
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
