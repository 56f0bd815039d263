import { sql, type Kysely } from 'kysely'
import { TABLES_WITH_SKILLS, withSkills } from '#core/content/row-skills.ts'
import type { ContentRow } from '#core/content/tables.ts'
import type { Database } from '#db/schema.ts'

/** Stores the skills of curated rows that were stored before rows had skills. @returns How many rows. */
export async function fillSkills(owner: Kysely<Database>): Promise<number> {
  let filled = 0
  for (const table of TABLES_WITH_SKILLS) {
    const name = sql.table(table)
    const column = table === 'career_paths' ? 'step_skills' : 'skills'
    const { rows } = await sql<ContentRow>`select * from ${name} where ${sql.ref(column)} is null`.execute(
      owner,
    )
    const skills = rows.map((row) => ({ id: row['id'], [column]: withSkills({ table }, row)[column] }))
    if (skills.length === 0) continue
    await sql`update ${name} as stored set ${sql.ref(column)} = found.${sql.ref(column)}
      from jsonb_populate_recordset(null::${name}, ${JSON.stringify(skills)}) as found
      where stored.id = found.id and stored.${sql.ref(column)} is null`.execute(owner)
    filled += skills.length
  }
  return filled
}
