import { z } from 'zod'
import type { Adapter, BoardReading, BoardSettings } from './adapter.ts'
import { nameCompany } from './company-name.ts'
import { rawPosting, type RawRejection, type StatedPosting } from './raw-posting.ts'
import type { ListForm } from './list-form.ts'
import { readEach, type Items } from './read-each.ts'
import { optionalText, parseJson } from './shape.ts'

interface About<Beside extends Record<string, z.ZodType>> {
  board: string
  settings: BoardSettings | undefined
  beside: ReturnType<ListForm<Beside>['read']>['beside']
}

type Told = Omit<Adapter, 'caseSensitive' | 'kept' | 'parse' | 'read'> &
  Partial<Pick<Adapter, 'caseSensitive' | 'parse'>>

interface Parts<Beside extends Record<string, z.ZodType>, Posting> extends Told {
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
export function defineAdapter<Beside extends Record<string, z.ZodType>, Posting>(
  parts: Parts<Beside, Posting>,
): Adapter {
  const { permission, list, posting: shape, label, unread, keepsAll, ...told } = parts
  return {
    caseSensitive: false,
    parse: parseJson,
    ...(permission && { policy: { scope: 'source', reason: permission, approves: () => false } }),
    ...(!keepsAll &&
      shape instanceof z.ZodObject && {
        kept: list.shape(z.array(shape.extend({ detail_problem: optionalText }))),
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
