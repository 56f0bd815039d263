import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** All definitions of the schema `public`, sorted: two databases with the same lines have the same schema. */
export async function schemaLines(owner: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with ours as (
      select oid, relname, relkind, relrowsecurity from pg_class where relnamespace = 'public'::regnamespace
    )
    select concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod),
        case when attnotnull then 'not null' end, attgenerated, attidentity, attstorage,
        pg_get_expr(adbin, adrelid)) as line
      from pg_attribute join ours on ours.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped and relkind in ('r', 'v')
    union all select concat_ws(' ', 'table', relname, relkind, relrowsecurity) from ours where relkind in ('r', 'v')
    union all select concat_ws(' ', 'view', relname, pg_get_viewdef(oid)) from ours where relkind = 'v'
    union all select concat_ws(' ', 'constraint', relname, contype, pg_get_constraintdef(pg_constraint.oid))
      from pg_constraint join ours on ours.oid = conrelid where contype <> 'n'
    union all select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', 'trigger', pg_get_triggerdef(pg_trigger.oid), tgenabled)
      from pg_trigger join ours on ours.oid = tgrelid where not tgisinternal
    union all select concat_ws(' ', 'function', pg_get_functiondef(pg_proc.oid))
      from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' and not exists (
        select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by line`.execute(owner)
  return rows.map(({ line }) => line)
}
