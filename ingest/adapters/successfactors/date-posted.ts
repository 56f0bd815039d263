import { Parser } from 'htmlparser2'
import { readPage } from '../json-ld/page.ts'
import { textOf } from '../json-ld/values.ts'

/** The publication date that a posting's page states, as it writes it: in JSON-LD, or as microdata. */
export function datePostedOn(html: string): string | null {
  const [posting] = readPage(html).postings
  return textOf(posting?.datePosted) ?? fromMicrodata(html)
}

function fromMicrodata(html: string): string | null {
  let found: string | null = null
  const parser = new Parser({
    onopentag(_, { itemprop, content }) {
      if (itemprop === 'datePosted') found ??= content?.trim() || null
    },
  })
  parser.end(html)
  return found
}
