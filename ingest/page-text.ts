import { Parser } from 'htmlparser2'
import { cleanLine } from './normalise/text.ts'

/** What a browser shows to nobody. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg'])

/** What a person reads on a page of HTML, its title included, as one line: for looking for words, not for showing. */
export function pageText(html: string): string {
  const words: string[] = []
  let unseen = 0
  const parser = new Parser({
    onopentag(name) {
      if (UNSEEN.has(name)) unseen += 1
      else words.push(' ')
    },
    ontext(text) {
      if (unseen === 0) words.push(text)
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1
      else words.push(' ')
    },
  })
  parser.end(html)
  return cleanLine(words.join(''))
}
