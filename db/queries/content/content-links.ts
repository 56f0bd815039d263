import { cleanText } from '#core/clean-text.ts'
import { cutText } from '#core/cut-text.ts'
import { sql, type Kysely } from 'kysely'
import { CONTENT_TABLES, type ContentTable } from '#core/content/tables.ts'
import type { Database } from '#db/schema.ts'

/** A link of curated rows. */
export interface ContentLink {
  link: string
  /** The rows that have it: `courses: CS50, edX`. */
  rows: string[]
}

/** A link that works is checked once a week, one that was gone the last time after a day. */
const CHECK_EVERY = '7 days'
/** Time between the two failed checks that make a link dead. */
const STRIKES_APART = '24 hours'

interface DueOptions {
  /** Links on this machine, for tests, and no others; else none of them. */
  onThisMachine?: boolean
  /** Only these links. */
  links?: string[]
  /** Also those that were checked recently, unless it was in the last hour. */
  all?: boolean
  limit?: number
}

/** The links of all curated rows that are due for a check: never checked first, then the longest waiting. */
export async function listDueContentLinks(
  owner: Kysely<Database>,
  { links, all = false, onThisMachine = false, limit = 500 }: DueOptions = {},
): Promise<ContentLink[]> {
  const { rows } = await sql<ContentLink>`
    select used.link, array_agg(distinct used.named order by used.named) as rows
    from (${usedLinks()}) as used left join content_links using (link)
    where (used.link ~ '^https?://(?:localhost|127[.]|[[]::1)') = ${onThisMachine}
      and (${links ?? null}::text[] is null or used.link = any(${links ?? []}::text[]))
      and (checked_at is null or checked_at <= now() - case
        when ${all} then interval '1 hour'
        when gone_since is not null and dead_since is null then ${sql.lit(STRIKES_APART)}::interval
        else ${sql.lit(CHECK_EVERY)}::interval end)
    group by used.link, checked_at
    order by checked_at nulls first, used.link
    limit ${limit}`.execute(owner)
  return rows
}

/** The result of a check: `gone once` needs a second one, a day or more later, to take the button away. */
export type ContentLinkOutcome = 'works' | 'gone once' | 'dead' | 'uncertain'

/**
 * Records a check. A link found gone twice, at least a day apart and never seen in between, is dead until a check
 * finds it again. An uncertain response changes nothing.
 */
export async function recordContentLink(
  owner: Kysely<Database>,
  link: string,
  state: 'open' | 'gone' | 'uncertain',
  detail: string,
): Promise<ContentLinkOutcome> {
  const isGone = state === 'gone'
  const { rows } = await sql<{ gone_since: Date | null; dead_since: Date | null }>`
    insert into content_links as stored (link, checked_at, gone_since, detail)
    values (${link}, now(), case when ${isGone} then now() end, ${cutText(cleanText(detail), 1000)})
    on conflict (link) do update set
      checked_at = now(),
      detail = excluded.detail,
      gone_since = case when ${state === 'open'} then null
        when ${isGone} then coalesce(stored.gone_since, now()) else stored.gone_since end,
      dead_since = case when ${state === 'open'} then null
        when ${isGone} and stored.gone_since <= now() - ${sql.lit(STRIKES_APART)}::interval
          then coalesce(stored.dead_since, now())
        else stored.dead_since end
    returning gone_since, dead_since`.execute(owner)
  const [stored] = rows
  if (state !== 'gone') return state === 'open' ? 'works' : 'uncertain'
  return stored?.dead_since ? 'dead' : 'gone once'
}

export interface DeadLink extends ContentLink {
  dead_since: Date
  detail: string
}

/** The dead links of current rows, the longest dead first. */
export async function listDeadLinks(owner: Kysely<Database>): Promise<DeadLink[]> {
  const { rows } = await sql<DeadLink>`
    select used.link, array_agg(distinct used.named order by used.named) as rows, dead_since, detail
    from (${usedLinks()}) as used join content_links using (link)
    where dead_since is not null
    group by used.link, dead_since, detail
    order by dead_since, used.link`.execute(owner)
  return rows
}

/** Deletes the state of links that no row has any more. */
export async function forgetUnusedLinks(owner: Kysely<Database>): Promise<void> {
  await sql`delete from content_links where link not in (select link from (${usedLinks()}) as used)`.execute(
    owner,
  )
}

/** The links of all tables with the names of their rows. Sample rows have invented links. */
function usedLinks() {
  const tables = CONTENT_TABLES.flatMap((table) => {
    const field = table.link ?? table.opens
    return field === undefined ? [] : linksOf(table, field)
  })
  return sql.join(tables, sql` union all `)
}

function linksOf({ name, table, key, reference, schema }: ContentTable, field: string) {
  const names = key.filter((part) => part !== reference?.field).toReversed()
  const named = sql`${`${name}: `} || concat_ws(', ', ${sql.join(names.map((part) => sql.ref(part)))})`
  const real = 'is_sample' in schema.shape ? sql`and not is_sample` : sql``
  return sql`select ${sql.ref(field)} as link, ${named} as named from ${sql.table(table)}
    where ${sql.ref(field)} like 'http%' ${real}`
}
