import { z } from 'zod'
import { cutText } from '#core/cut-text.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import type { Adapter, BoardReading, BoardSettings, Get, GetOptions } from './adapter.ts'
import { nameCompany } from './company-name.ts'
import { rawPosting, type RawRejection, type StatedPosting } from './raw-posting.ts'
import { readEach, type Items } from './read-each.ts'
import { field, checkShape, parseJson, valueAt } from './shape.ts'

type Fields = Record<string, z.ZodType>

interface About<Beside extends Fields> {
  board: string
  settings: BoardSettings | undefined
  beside: ReturnType<ListForm<Beside>['read']>['beside']
}

type Told = Omit<Adapter, 'caseSensitive' | 'kept' | 'parse' | 'read'> &
  Partial<Pick<Adapter, 'caseSensitive' | 'parse'>>

interface Parts<Beside extends Fields, Posting> extends Told {
  /** Why live boards may be fetched only with the operator's permission, for a whole source. */
  permission?: string
  list: ListForm<Beside>
  /** Where a list has several rows for one posting: those to read. */
  among?(rows: unknown[]): unknown[]
  posting: z.ZodType<Posting>
  /** The id and title of a posting that does not match. The id is the one it has when it does. */
  label: Items<Posting>['title']
  read(posting: Posting, about: About<Beside>): StatedPosting | RawRejection
  /** What the list says of postings that were not read. */
  unread?(
    beside: About<Beside>['beside'],
  ): Pick<BoardReading, 'skipped' | 'unvisited'> & Pick<Items<Posting>, 'incomplete'>
  /** The part of a board's name that names the employer. */
  namedIn?(board: string): string
  /** The name in a posting goes before the operator's. */
  ownNames?: boolean
  /** Of postings with schema.org data, which is not named field by field. */
  keepsAll?: boolean
}

/**
 * An adapter from what differs between sources: names and addresses, shapes and the reading of one posting. What is
 * saved of a fetched payload are the fields that the shapes name.
 */
export function defineAdapter<Beside extends Fields, Posting>(parts: Parts<Beside, Posting>): Adapter {
  const { permission, list, posting: shape, label, unread, keepsAll, ...told } = parts
  return {
    caseSensitive: false,
    parse: parseJson,
    ...(permission && { policy: { scope: 'source', reason: permission } }),
    ...(!keepsAll &&
      shape instanceof z.ZodObject && {
        kept: list.shape(z.array(shape.extend({ detail_problem: field.text }))),
      }),
    ...told,
    read(payload, board, settings) {
      const { items, beside } = list.read(payload)
      const { incomplete, skipped, unvisited } = unread?.(beside) ?? {}
      const reading = readEach({
        items: parts.among?.(items) ?? items,
        at: list.called,
        shape,
        incomplete,
        title: label,
        read(item) {
          const posting = parts.read(item, { board, settings, beside })
          if ('reason' in posting) return posting
          const isNamed = parts.ownNames === true && Boolean(posting.company)
          const named = parts.namedIn?.(board) ?? board
          return rawPosting({
            ...posting,
            ...nameCompany(named, posting.company, isNamed ? undefined : settings),
          })
        },
      })
      return { ...reading, ...(skipped?.length && { skipped, unvisited }) }
    },
  }
}

/**
 * Reads id and title of an item that does not match the shape.
 *
 * @param id The field with its id, or a function that builds the id from fields; null if they do not contain
 * it.
 * @param within The field of an item that holds both, if they are not its own: those of the item itself come second.
 */
export function labelled(
  id: string | ((field: (name: string) => string | null) => string | null),
  title: string,
  within?: string,
): Items<unknown>['title'] {
  return (item) => {
    const fieldOf = (holder: unknown, name: string): unknown =>
      typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : null
    const inner = within === undefined ? null : fieldOf(item, within)
    const value = (name: string) => fieldOf(inner, name) ?? fieldOf(item, name)
    const field = (name: string): string | null => {
      const text = value(name)
      return typeof text === 'string' || typeof text === 'number' ? String(text).trim() || null : null
    }
    const named = value(title)
    return {
      external_id: typeof id === 'string' ? field(id) : id(field),
      title: typeof named === 'string' ? named : null,
    }
  }
}

interface ListPlace<Beside extends Fields> {
  /** The path of the postings in a payload: `data.jobs`; empty if the payload is the list. */
  at: string
  /** The path of their number. */
  total?: string
  /** What else is read from a payload, by its path. */
  beside?: Beside
  /** For messages, if its path says too much. */
  called?: string
  /** Where the list itself may be absent or null. */
  orNone?(postings: z.ZodType): z.ZodType
  /** The path of what a payload says of the request, and what it says if that went well: else an empty list is none. */
  outcome?: { at: string; well: RegExp }
  /** Puts a payload in order, or refuses it. @throws SourceProblem */
  before?: (payload: unknown) => unknown
}

/** Where a source has its list of postings. Fetched pages are joined in the form of one saved response. */
export interface ListForm<Beside extends Fields> {
  called: string
  shape(postings: z.ZodType): z.ZodType
  /** @throws SourceProblem `shape changed` */
  read(payload: unknown): {
    items: unknown[]
    total: number
    beside: { [Path in keyof Beside]: z.infer<Beside[Path]> }
  }
  fetch(get: Get, url: string, options?: GetOptions): Promise<ReturnType<ListForm<Beside>['read']>>
  write(items: unknown[], beside?: Partial<Record<keyof Beside, unknown>>): unknown
}

export function listAt<Beside extends Fields = Record<never, never>>({
  at,
  total,
  beside,
  called = at,
  orNone = (postings) => postings,
  outcome,
  before = (payload) => payload,
}: ListPlace<Beside>): ListForm<Beside> {
  const others = Object.entries(beside ?? {})
  const shape = (postings: z.ZodType) =>
    nest([
      ...others.map(([path, schema]) => [keysOf(path), schema] as const),
      ...(total === undefined ? [] : [[keysOf(total), field.count] as const]),
      [keysOf(at), orNone(postings)],
    ])
  const whole = shape(z.array(z.unknown()))
  const form: ListForm<Beside> = {
    called,
    shape,
    read(payload) {
      const checked = checkShape(whole, before(payload))
      const items = (valueAt(checked, keysOf(at)) ?? []) as unknown[]
      const said = outcome && String(valueAt(payload, keysOf(outcome.at)) ?? '')
      if (items.length === 0 && said && !outcome.well.test(said))
        throw new SourceProblem('network', `the list is empty, and says ${outcome.at} ${cutText(said, 100)}`)
      return {
        items,
        total: total === undefined ? items.length : (valueAt(checked, keysOf(total)) as number),
        beside: Object.fromEntries(others.map(([path]) => [path, valueAt(checked, keysOf(path))])) as never,
      }
    },
    fetch: async (get, url, options) => form.read(parseJson((await get(url, options)).body)),
    write(items, more = {}) {
      if (at === '') return items
      const payload = {}
      const parts = [
        ...(total === undefined ? [] : [[total, items.length]]),
        [at, items],
        ...Object.entries(more),
      ]
      for (const [path, value] of parts as [string, unknown][]) put(payload, keysOf(path), value)
      return payload
    },
  }
  return form
}

function keysOf(path: string): string[] {
  return path === '' ? [] : path.split('.')
}

/** A schema of objects in objects, from the paths of their fields. */
function nest(fields: (readonly [path: string[], schema: z.ZodType])[]): z.ZodType {
  const [[path, schema] = [[], z.unknown()]] = fields
  if (path.length === 0) return schema
  // A list of one.
  if (path[0] === '0') return z.array(nest(fields.map(([rest, field]) => [rest.slice(1), field]))).min(1)
  const groups = Map.groupBy(fields, ([[key = '']]) => key)
  return z.object(
    Object.fromEntries(
      [...groups].map(([key, inner]) => [key, nest(inner.map(([rest, field]) => [rest.slice(1), field]))]),
    ),
  )
}

function put(holder: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) holder[key] = value
  else put((holder[key] ??= rest[0] === '0' ? [] : {}) as Record<string, unknown>, rest, value)
}

/** One label of a host name, for boards that are a subdomain of their system. */
export const HOST_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/**
 * A public host name, for boards that are a host, with what may follow it: at least one dot, and letters at the end,
 * which an IP address does not have.
 */
export function belowHost(path: string): RegExp {
  const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
  return new RegExp(`^(?=[^/]{4,253}(?:/|$))(?:${label}\\.)+[a-z]{2,63}${path}$`, 'i')
}

const HOST_NAME = belowHost('')

/** Boards that are a subdomain of their system: `acme` of acme.keka.com. */
export function tenantOf(domain: string, example = 'acme') {
  const hosts = (board: string) => [`${board}.${domain}`]
  return { board: HOST_LABEL, example, form: `the tenant, as in ${example}.${domain}`, hosts }
}

/** Boards that are the host of a careers site. */
export function siteOf(example: string) {
  const form = 'the host of the careers page, without https://'
  return { board: HOST_NAME, example, form, hosts: (board: string) => [board] }
}

/** The only board of a company's own system. */
export function onlyBoard(example: string, ...hosts: string[]) {
  const board = new RegExp(`^${RegExp.escape(example)}$`, 'i')
  return { board, example, form: `${example}, its only board`, hosts: () => hosts }
}
