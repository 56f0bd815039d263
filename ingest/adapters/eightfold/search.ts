import { z } from 'zod'
import { counted } from '#core/count.ts'
import type { Get, GetOptions } from '../adapter.ts'
import { refuseZero } from '../offset-pages.ts'
import { checkShape, kindOfText, parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import type { WantedCountry } from '../wanted-country.ts'
import { detailShape, list, nameOf } from './shape.ts'

/** Positions per page; the source ignores any other number. */
const PAGE = 10
/** No page begins later than this. */
const LAST_START = 2000
/** The servers behind one host order equal dates differently, so one pass may miss positions: about 6 of 100. */
const PASSES = 3
/** With more than this share missing after all passes, the list is not usable. */
const MOST_MISSING = 0.1

/** The vendor's own group: a host that names it has no board. */
const VENDOR = /^(?:eightfold\.ai|volkscience\.com)$/i

/** A host has two ways to its positions, and many refuse the newer one to visitors. */
export type Door = 'pcsx' | 'classic'

export interface Site {
  host: string
  /** The group whose positions are listed: `qualcomm.com`. */
  group: string
  /** The door that its careers page uses. */
  door: Door
}

/** The text at an address. A wall answers 405 when it has had enough of us: that is a refusal. */
export async function ask(get: Get, url: string, options?: GetOptions): Promise<string> {
  try {
    return (await get(url, options)).body
  } catch (error) {
    if (error instanceof SourceProblem && error.status === 405)
      throw new SourceProblem('blocked', `${url} answered 405`, { cause: error, status: 405 })
    throw error
  }
}

/** The group that a careers page names. */
export function groupOf(html: string): string | null {
  return /_EF_GROUP_ID\s*=\s*["']([\w.-]{1,120})["']/.exec(html)?.[1] ?? null
}

/** Reads the generation of a careers page. @throws SourceProblem without a group, and for the vendor's own. */
export function readSite(host: string, html: string, group: string | null): Site {
  if (group === null)
    throw new SourceProblem('shape changed', `expected a page with its group, got ${kindOfText(html)}`)
  if (VENDOR.test(group)) throw new SourceProblem('gone', `the page is Eightfold's own (${group})`)
  return { host, group, door: /pcsx/i.test(html) ? 'pcsx' : 'classic' }
}

/**
 * Lists the positions of a site in a country, each once. Passes are repeated until the total is reached. If a few are
 * still missing, the list says that it is incomplete.
 *
 * @throws SourceProblem `network` when many are missing: half a list must not pass for the whole.
 */
export async function listPositions({ host, group, door }: Site, { name }: WantedCountry, get: Get) {
  const found = new Map<string, unknown>()
  let total = 0
  for (let pass = 0; pass < PASSES; pass++) {
    const before = found.size
    for (let start = 0; start === 0 || start < Math.min(total, LAST_START); start += PAGE) {
      const query = new URLSearchParams({ domain: group, query: '', location: name, start: String(start) })
      query.set('sort_by', 'timestamp')
      const path = door === 'pcsx' ? 'pcsx/search' : 'apply/v2/jobs'
      const payload = parseJson(await ask(get, `https://${host}/api/${path}?${query}`))
      const inner = door === 'pcsx' ? checkShape(z.object({ data: z.unknown() }), payload).data : payload
      const { total: count, items: positions } = list.read(inner)
      if (pass === 0 && start === 0) {
        refuseZero(count, positions)
        total = count
      }
      for (const position of positions)
        found.set(nameOf(position).external_id ?? JSON.stringify(position), position)
      if (found.size >= total || positions.length === 0) break
    }
    if (found.size >= total || (pass > 0 && found.size === before)) break
  }
  const positions = [...found.values()]
  if (found.size >= total) return { positions }
  const incomplete = `the board lists ${counted(total, 'posting')} but returned ${found.size}`
  if (found.size < total * (1 - MOST_MISSING)) throw new SourceProblem('network', incomplete)
  return { positions, incomplete }
}

export function otherDoor(door: Door): Door {
  return door === 'pcsx' ? 'classic' : 'pcsx'
}

/**
 * Reads details from the door that the list came from; where that refuses or does not know them, from the other one,
 * which is then asked first. A position is gone only if both say so.
 */
export function detailsOf(site: Site, get: Get): (id: string) => Promise<unknown> {
  let first: Door = site.door
  return async (id) => {
    try {
      return await fetchDetail(first, site, id, get)
    } catch (error) {
      if (!isRefusal(error)) throw error
      const detail = await fetchDetail(otherDoor(first), site, id, get).catch((second: unknown) => {
        if (!isRefusal(second) || error.status === second.status) throw second
        throw new SourceProblem('network', `the details of ${id} are refused: ${error.message}`, {
          cause: second,
        })
      })
      if (error.status === 403) first = otherDoor(first)
      return detail
    }
  }
}

/** Whether this door is not open to us, or does not know what we ask for. */
export function isRefusal(error: unknown): error is SourceProblem {
  return error instanceof SourceProblem && (error.status === 403 || error.status === 404)
}

async function fetchDetail(door: Door, { host, group }: Site, id: string, get: Get): Promise<unknown> {
  if (door === 'classic') {
    const query = new URLSearchParams({ domain: group })
    const url = `https://${host}/api/apply/v2/jobs/${encodeURIComponent(id)}?${query}`
    return checkDetail(parseJson(await ask(get, url)))
  }
  const query = new URLSearchParams({ position_id: id, domain: group, hl: 'en' })
  const payload = parseJson(await ask(get, `https://${host}/api/pcsx/position_details?${query}`))
  return checkDetail(checkShape(z.object({ data: z.unknown() }), payload).data)
}

function checkDetail(detail: unknown): unknown {
  checkShape(detailShape, detail)
  return detail
}
