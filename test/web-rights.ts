import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** All privileges of the web role and of PUBLIC in the schema, one per line, and one line per policy. */
export async function webRights(owner: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with rights as (
      select relname::text as name, aclexplode(relacl) as one from pg_class
        where relnamespace = 'public'::regnamespace
      union all select relname || '.' || attname, aclexplode(attacl) from pg_attribute
        join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
      union all select oid::regprocedure::text, aclexplode(coalesce(proacl, acldefault('f', proowner)))
        from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
      union all select nspname, aclexplode(nspacl) from pg_namespace where nspname = 'public'
    )
    select concat_ws(' ', coalesce(rolname, 'everybody'), (one).privilege_type, name) as line
      from rights left join pg_roles on pg_roles.oid = (one).grantee
      where rolname = 'pravesh_web' or (one).grantee = 0
    union all
    select concat_ws(' ', policyname, tablename, cmd, roles::text, qual, with_check) from pg_policies
      where schemaname = 'public'
    order by line`.execute(owner)
  return rows.map(({ line }) => line)
}
