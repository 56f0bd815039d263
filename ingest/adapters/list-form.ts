import { z } from 'zod'
import type { Get, GetOptions } from './adapter.ts'
import { checkShape, parseJson, totalCount, valueAt } from './shape.ts'

type Fields = Record<string, z.ZodType>

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
  before = (payload) => payload,
}: ListPlace<Beside>): ListForm<Beside> {
  const others = Object.entries(beside ?? {})
  const shape = (postings: z.ZodType) =>
    nest([
      ...others.map(([path, schema]) => [keysOf(path), schema] as const),
      ...(total === undefined ? [] : [[keysOf(total), totalCount] as const]),
      [keysOf(at), orNone(postings)],
    ])
  const whole = shape(z.array(z.unknown()))
  const form: ListForm<Beside> = {
    called,
    shape,
    read(payload) {
      const checked = checkShape(whole, before(payload))
      const items = (valueAt(checked, keysOf(at)) ?? []) as unknown[]
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
