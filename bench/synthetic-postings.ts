import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/**
 * Fills `jobs` up to `to` rows, generated in SQL: about 2 kB of text each, with words of known frequency
 * (`team` in nearly all, `react` in most, `haskell` in one of a thousand), spread over companies, cities,
 * modes and levels. Then vacuums, so that tables and indexes are as on a server in normal use.
 *
 * @param from The number of rows that exist already.
 */
export async function insertPostings(owner: Kysely<Database>, from: number, to: number): Promise<void> {
  await sql`
    insert into jobs (title, company, location, posted_at, source, external_id, description, skills,
      application_url, category, work_mode, experience_level)
    select (array['Software Engineer', 'React Developer', 'QA Analyst', 'Go Developer', 'Data Engineer'])[1 + i % 5],
      'Company ' || i % 5000,
      (array['Pune', 'Bengaluru', 'Indore', 'Chennai'])[1 + i % 4],
      now() - i * interval '1 minute', 'bench', i::text,
      (select string_agg(
          (array['python', 'java', 'react', 'team', 'customer', 'design', 'cloud', 'linux', 'testing', 'docker'])
            [1 + (i * 7 + w * w) % 10] || ' ' || md5((i * 61 + w)::text), ' ')
        from generate_series(1, 50) as w) || case when i % 1000 = 0 then ' haskell' else '' end,
      array['SQL', 'Git'], 'https://bench.example/' || i, 'Backend',
      (array['remote', 'onsite', 'hybrid'])[1 + i % 3],
      (array['Fresher', 'Experienced', null])[1 + i % 3]
    from generate_series(${sql.lit(from + 1)}, ${sql.lit(to)}) as i`.execute(owner)
  await sql`vacuum analyze jobs`.execute(owner)
}
