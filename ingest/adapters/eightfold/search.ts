import { counted } from '#core/count.ts'
import { z } from 'zod'
import type { Get } from '../adapter.ts'
import { checkShape, kindOfText, parseJson } from '../shape.ts'
import { SourceProblem } from '../source-problem.ts'
import { listShape, positionShape } from './shape.ts'

/** Positions per page; the source ignores any other number. */
const PAGE = 10
/** The servers behind one host order equal dates differently, so one pass may miss positions. */
const PASSES = 3

/** The vendor's own group: a host that names it has no board. */
const VENDOR = /^(?:eightfold\.ai|volkscience\.com)$/i

/** What a careers page says about itself. */
export interface Site {
  /** The group whose positions are listed: `qualcomm.com`. */
  group: string
  /** Whether its pages use the newer list. */
  isNewer: boolean
}

/** Reads the group and the generation of a careers page. @throws SourceProblem */
export function readSite(html: string): Site {
  const group = /_EF_GROUP_ID\s*=\s*["']([\w.-]{1,120})["']/.exec(html)?.[1]
  if (group === undefined)
    throw new SourceProblem('shape changed', `expected a page with its group, got ${kindOfText(html)}`)
  if (VENDOR.test(group)) throw new SourceProblem('gone', `the page is Eightfold's own (${group})`)
  return { group, isNewer: /pcsx/i.test(html) }
}

/**
 * Lists the positions of a site in a country, each once. Passes are repeated until the total is reached.
 *
 * @throws SourceProblem `network` when positions are still missing: half a list must not pass for the whole.
 */
export async function listPositions(host: string, site: Site, country: string, get: Get): Promise<unknown[]> {
  const found = new Map<string, unknown>()
  let total = 0
  for (let pass = 0; pass < PASSES; pass++) {
    const before = found.size
    for (let start = 0; start === 0 || start < total; start += PAGE) {
      const { count, positions } = await fetchPage(searchUrl(host, site, country, start), site, get)
      if (pass === 0 && start === 0) total = count
      for (const position of positions) found.set(idOf(position) ?? JSON.stringify(position), position)
      if (found.size >= total || positions.length === 0) break
    }
    if (found.size >= total) return [...found.values()]
    if (pass > 0 && found.size === before) break
  }
  throw new SourceProblem(
    'network',
    `the board lists ${counted(total, 'posting')} but returned ${found.size}`,
  )
}

function searchUrl(host: string, { group, isNewer }: Site, location: string, start: number): string {
  const query = new URLSearchParams({ domain: group, query: '', location, start: String(start) })
  query.set('sort_by', 'timestamp')
  return `https://${host}/api/${isNewer ? 'pcsx/search' : 'apply/v2/jobs'}?${query}`
}

async function fetchPage(url: string, { isNewer }: Site, get: Get): Promise<z.infer<typeof listShape>> {
  const payload = parseJson((await get(url)).body)
  return isNewer ? checkShape(z.object({ data: listShape }), payload).data : checkShape(listShape, payload)
}

/** The id of a position, which also names its details. */
export function idOf(position: unknown): string | null {
  const id = positionShape.pick({ id: true }).safeParse(position).data?.id
  return id === undefined ? null : String(id)
}
