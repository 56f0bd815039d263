import { sql, type Kysely } from 'kysely'
import type { BoardEntry } from '#core/content/boards.ts'
import type { Database } from '#db/schema.ts'
import { waitForOtherStart } from '#db/seed.ts'
import { writeRows, type RefusedRow } from '#db/write-rows.ts'
import { runAct, type Act, type Actor } from '../admin/acts.ts'

/** The columns that hold a board's entry, and their fields. */
const FIELDS = {
  source: 'source',
  company: 'company',
  state: 'state',
  tier: 'tier',
  jobs_in_india: 'jobsInIndia',
  counted_on: 'countedOn',
  confirmed_on: 'confirmedOn',
  moved_to: 'movedTo',
  base_url: 'baseUrl',
  pages: 'pages',
  sitemap: 'sitemap',
  match: 'match',
  country_in_url: 'countryInUrl',
  evidence: 'evidence',
  note: 'note',
} as const satisfies Record<string, keyof BoardEntry>

const COLUMNS = Object.keys(FIELDS) as (keyof typeof FIELDS)[]
const columns = (of?: string) =>
  sql.join(COLUMNS.map((name) => sql.ref(of === undefined ? name : `${of}.${name}`)))

/** The boards of the list, by source. Needs the owner role. */
export async function readListedBoards(owner: Kysely<Database>): Promise<BoardEntry[]> {
  return (await readRows(owner)).flatMap(({ entry, isRemoved }) => (isRemoved ? [] : [entry]))
}

/** All rows, also those that the operator took off. */
async function readRows(owner: Kysely<Database>): Promise<{ entry: BoardEntry; isRemoved: boolean }[]> {
  const rows = await owner
    .selectFrom('listed_boards')
    .select(['source', 'company', 'state', 'tier', 'jobs_in_india', 'moved_to', 'base_url', 'pages'])
    .select(['sitemap', 'match', 'country_in_url', 'evidence', 'note', 'removed_at'])
    .select([
      sql<string>`counted_on::text`.as('counted_on'),
      sql<string>`confirmed_on::text`.as('confirmed_on'),
    ])
    .orderBy(sql`lower(source) collate "C"`)
    .execute()
  return rows.map((row) => {
    const given = COLUMNS.flatMap((name) => (row[name] === null ? [] : [[FIELDS[name], row[name]]]))
    return { entry: Object.fromEntries(given) as BoardEntry, isRemoved: row.removed_at !== null }
  })
}

/** The entries as records of the table, for `jsonb_populate_recordset`. */
function records(entries: readonly BoardEntry[]): string {
  return JSON.stringify(
    entries.map((entry) => Object.fromEntries(COLUMNS.map((name) => [name, entry[FIELDS[name]] ?? null]))),
  )
}

/** What an operator changes on the list. */
export interface BoardListChange {
  put?: readonly BoardEntry[]
  /** Sources to take off. */
  remove?: readonly string[]
}

/** More boards than these are counted in the log, but not copied into it. */
const MOST_LOGGED = 100

/**
 * Changes the list for an operator: shipped lists leave these boards alone from then on.
 *
 * @param decide What to change of the list as it is; a rejected promise changes nothing.
 * @returns The boards that the database refused. The others are changed.
 */
export async function changeBoardList(
  owner: Kysely<Database>,
  actor: Actor,
  decide: (list: BoardEntry[]) => BoardListChange | Promise<BoardListChange>,
): Promise<RefusedRow<BoardEntry>[]> {
  let refused: RefusedRow<BoardEntry>[] = []
  await runAct(owner, actor, async (transaction) => {
    await sql`lock table listed_boards in share row exclusive mode`.execute(transaction)
    const rows = await readRows(transaction)
    const list = rows.flatMap(({ entry, isRemoved }) => (isRemoved ? [] : [entry]))
    const { put: given = [], remove: off = [] } = await decide(list)
    // Of two entries of a board, the later one.
    const put = [...new Map(given.map((entry) => [entry.source.toLowerCase(), entry])).values()]
    const known = new Map(rows.map(({ entry }) => [entry.source.toLowerCase(), entry.source]))
    const spelled = (source: string) => known.get(source.toLowerCase()) ?? source
    const listed = new Set(list.map(({ source }) => source))
    const remove = off.map(spelled).filter((source) => listed.has(source))
    refused = await writeRows(transaction, put, (some) =>
      writeEntries(
        transaction,
        some.map((entry) => ({ ...entry, source: spelled(entry.source) })),
      ),
    )
    await transaction
      .updateTable('listed_boards')
      .set({ removed_at: sql<Date>`now()`, edited_at: sql<Date>`now()` })
      .where(sql<boolean>`source = any(${remove}::text[])`)
      .execute()
    const left = new Set(refused.map(({ row }) => row))
    return actOf(
      list,
      put.filter((entry) => !left.has(entry)),
      remove,
    )
  })
  return refused
}

async function writeEntries(transaction: Kysely<Database>, entries: readonly BoardEntry[]): Promise<void> {
  const values = sql.join(COLUMNS.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))
  await sql`
    insert into listed_boards (${columns()}, edited_at)
    select ${columns()}, now() from jsonb_populate_recordset(null::listed_boards, ${records(entries)}::jsonb)
    on conflict (source) do update set ${values}, edited_at = excluded.edited_at, removed_at = null`.execute(
    transaction,
  )
}

function actOf(
  list: readonly BoardEntry[],
  put: readonly BoardEntry[],
  remove: readonly string[],
): Act | null {
  const sources = [...put.map(({ source }) => source), ...remove]
  const [only = ''] = sources
  if (sources.length === 0) return null
  const changed = new Set(sources.map((source) => source.toLowerCase()))
  const before = list.filter(({ source }) => changed.has(source.toLowerCase()))
  return {
    act: 'change board list',
    subject: sources.length === 1 ? only : `${sources.length} boards`,
    before: { boards: before.slice(0, MOST_LOGGED) },
    after: { boards: put.slice(0, MOST_LOGGED), removed: remove.slice(0, MOST_LOGGED) },
  }
}

/** A shipped list, whose bad rows were left out. */
export interface ShippedList {
  entries: readonly BoardEntry[]
  /** SHA-256 of the file. */
  digest: string
  /** No row was left out, so a board that is missing was taken off. */
  isWhole: boolean
}

/** What a shipped list has changed. */
export interface MergedList {
  added: number
  changed: number
  removed: number
  /** Boards that the database refused. The others are merged. */
  refused: RefusedRow<BoardEntry>[]
}

/** Whether the shipped list with this digest was the last one that was merged. */
export async function isListMerged(owner: Kysely<Database>, digest: string): Promise<boolean> {
  const row = await owner
    .selectFrom('seeded_tables')
    .select('digest')
    .where('name', '=', 'listed_boards')
    .executeTakeFirst()
  return row?.digest === digest
}

/**
 * Merges a shipped list, if another one was merged last. New boards are added, and boards that the operator never
 * touched become as it has them, or go with it. Those that the operator changed or took off stay so.
 *
 * @returns Null if it was merged before.
 */
export function mergeShippedList(
  owner: Kysely<Database>,
  { entries, digest, isWhole }: ShippedList,
): Promise<MergedList | null> {
  return owner.transaction().execute(async (transaction) => {
    await waitForOtherStart(transaction)
    if (await isListMerged(transaction, digest)) return null
    await sql`lock table listed_boards in share row exclusive mode`.execute(transaction)
    const count = async (query: ReturnType<typeof sql>) =>
      Number((await query.execute(transaction)).numAffectedRows ?? 0n)
    const merged: MergedList = { added: 0, changed: 0, removed: 0, refused: [] }
    const shipped = entries.map(({ source }) => source.toLowerCase())
    const isAbsent = sql`lower(source) <> all(${shipped}::text[])`
    if (isWhole) {
      merged.removed = await count(sql`delete from listed_boards where edited_at is null and ${isAbsent}`)
      await sql`update listed_boards set is_shipped = false where is_shipped and ${isAbsent}`.execute(
        transaction,
      )
    }
    await sql`update listed_boards set is_shipped = true where not is_shipped and not (${isAbsent})`.execute(
      transaction,
    )
    const values = sql.join(COLUMNS.map((name) => sql`${sql.ref(name)} = shipped.${sql.ref(name)}`))
    merged.refused = await writeRows(transaction, entries, async (some) => {
      const rows = sql`jsonb_populate_recordset(null::listed_boards, ${records(some)}::jsonb) as shipped`
      const changed = await count(sql`
        update listed_boards set ${values} from ${rows}
        where lower(listed_boards.source) = lower(shipped.source) and listed_boards.edited_at is null
          and (${columns('listed_boards')}) is distinct from (${columns('shipped')})`)
      const added = await count(sql`
        insert into listed_boards (${columns()}, is_shipped) select ${columns()}, true from ${rows}
        where lower(source) not in (select lower(known.source) from listed_boards as known)`)
      merged.changed += changed
      merged.added += added
    })
    await transaction
      .insertInto('seeded_tables')
      .values({ name: 'listed_boards', rows: merged.added, digest })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ digest }))
      .execute()
    return merged
  })
}
