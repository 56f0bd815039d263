import type { z } from 'zod'
import { judgePage } from '../page-verdict.ts'
import { checkShape, parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { detailShape, openingShape } from './shape.ts'

/** The script of an opening's page that has its data, as a text in JavaScript: `jobs = JSON.parse('[\x7B…')`. */
const DATA = /\bjobs\s*=\s*JSON\.parse\('([^'\\]*(?:\\[^][^'\\]*)*)'\)/

/**
 * Reads an opening from its own page. @returns null for a page without its data.
 *
 * @throws SourceProblem `gone` if the page says that it is closed.
 */
export function readOpeningPage(
  html: string,
  id: string,
  now: Date | null,
): z.infer<typeof detailShape> | null {
  const data = DATA.exec(html)?.[1]
  if (data === undefined) {
    const { state, detail } = judgePage(html, '', now ?? new Date(0))
    if (state === 'gone') throw new SourceProblem('gone', detail)
    return null
  }
  const found = parseJson(meaningOf(data))
  const openings = Array.isArray(found) ? found : [found]
  const own = openings.find((one) => openingShape.pick({ id: true }).safeParse(one).data?.id === id)
  return own === undefined ? null : checkShape(detailShape, own)
}

/** What the text of a JavaScript string means. */
function meaningOf(text: string): string {
  return text.replace(/\\(?:x([\da-f]{2})|u([\da-f]{4})|([^]))/gi, (_, byte, unit, letter: string) =>
    letter === undefined ? String.fromCharCode(Number.parseInt(byte ?? unit, 16)) : letter,
  )
}
