import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { isoDay } from '#core/dates.ts'
import { jobRow } from '#test/job-rows.ts'
import { testDatabase } from '#test/database.ts'
import { insertMarket } from '#test/market-rows.ts'
import { readLastMarketDay, readMarketDays, recordMarketDay, recordMarketDayIfDue } from './market-days.ts'

/*
 * The figures of a day against the same rows, counted by the database: separate code.
 */

const database = testDatabase()
const NOW = new Date('2026-11-22T06:30:00Z')
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
beforeEach(() => database.empty())

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(database.owner)).rows

test('every figure is what the database counts from the same rows', { timeout: 60_000 }, async () => {
  await insertMarket(database.owner, NOW)
  const figures = await recordMarketDay(database.owner, NOW)
  const stored = await readLastMarketDay(database.web)
  expect(stored).toEqual({ day: '2026-11-22', counted_at: NOW, figures: JSON.parse(JSON.stringify(figures)) })
  if (!figures) throw new Error('nothing was counted')
  const open = sql`(select *, (salary_min + salary_max) / 2.0 as pay from jobs
    where is_active and not is_sample) as open`

  const [totals] = await rowsOf<object>(sql`
    select count(*)::int as postings, count(distinct source)::int as boards, count(distinct company)::int as companies,
      count(coalesce(salary_min, salary_max))::int as with_pay,
      (count(pay) filter (where job_type <> 'Internship'))::int as comparable_pay,
      (count(*) filter (where skills && array['Machine Learning', 'Deep Learning', 'NLP', 'Computer Vision', 'LLMs',
        'Generative AI', 'RAG', 'LangChain', 'PyTorch', 'TensorFlow', 'scikit-learn', 'MLOps']))::int as asking_ai
    from ${open}`)
  expect(figures).toMatchObject(totals ?? { none: true })
  expect(figures.with_pay).toBeGreaterThan(figures.comparable_pay)

  for (const [group, rows] of [
    [sql`category`, figures.pay_by_role],
    [sql`locations[1]`, figures.pay_by_city],
    [
      sql`case when experience_level = 'Fresher' then 'Freshers' when experience_min < 3 then 'Up to 2 years'
        when experience_min < 6 then '3 to 5 years' when experience_min < 10 then '6 to 9 years'
        else '10 years or more' end`,
      figures.pay_by_experience,
    ],
  ] as const) {
    const expected = await rowsOf<{ name: string; postings: number; at: number[] }>(sql`
      select ${group} as name, count(*)::int as postings,
        percentile_cont(array[0.1, 0.25, 0.5, 0.75, 0.9]) within group (order by pay) as at
      from ${open} where pay is not null and job_type <> 'Internship' and ${group} is not null group by 1`)
    const byName = new Map(expected.map((row) => [row.name, row]))
    expect(rows.length).toBeGreaterThan(4)
    for (const { name, postings, spread, dots } of rows) {
      expect([name, postings]).toEqual([name, byName.get(name)?.postings])
      if (postings < 10) expect([spread, dots]).toEqual([null, []])
      else {
        expect(Object.values(spread ?? {}), name).toEqual(byName.get(name)?.at.map((pay) => Math.round(pay)))
        expect(dots.reduce((sum, [, count]) => sum + count, 0)).toBe(postings)
      }
    }
  }

  const stated = await rowsOf(sql`
    select category as name, count(*)::int as postings, count(coalesce(salary_min, salary_max))::int as having
    from ${open} where category is not null group by 1 order by 2 desc, 1`)
  expect(figures.pay_stated).toEqual(stated)
  const cities = await rowsOf(sql`
    select city as name, count(*)::int as postings from ${open}, unnest(locations) as city group by 1 order by 2 desc, 1`)
  expect(figures.cities).toEqual(cities)
})

test(
  'the changes of four weeks are those of boards that we read all the time',
  { timeout: 60_000 },
  async () => {
    await insertMarket(database.owner, NOW)
    await sql`update boards set seen_at = ${later(-24 * 8)} where source = 'sample:3'`.execute(database.owner)
    const { comparison, days } = (await recordMarketDay(database.owner, NOW)) ?? {
      comparison: null,
      days: [],
    }
    const compared = sql`(
    select *, first_seen_at <= ${later(-24 * 28)} and coalesce(closed_at > ${later(-24 * 28)}, true) as was,
      closed_at is null as is
    from jobs where not is_sample and duplicate_of is null and coalesce(close_reason = 'unlisted', true)
      and source in (
        select source from boards where seen_at >= ${later(-24 * 7)}
          and not exists (select from jobs where jobs.source = boards.source and not is_sample
            and close_reason = 'not confirmed' and closed_at >= ${later(-24 * 28)}))
  ) as compared`
    const [totals] = await rowsOf<{ before: number }>(sql`
    select (count(*) filter (where was))::int as before, (count(*) filter (where "is"))::int as now,
      count(distinct source)::int as boards from ${compared}`)
    expect(comparison).toMatchObject({ weeks: 4, ...totals })
    expect(comparison?.boards).toBeLessThan(29)
    for (const [from, rows] of [
      [sql`(select company as name, was, "is" from ${compared})`, comparison?.companies],
      [sql`(select category as name, was, "is" from ${compared})`, comparison?.roles],
      [sql`(select skill as name, was, "is" from ${compared}, unnest(skills) as skill)`, comparison?.skills],
    ] as const) {
      const expected = await rowsOf(sql`
      select name, (count(*) filter (where was))::int as before, (count(*) filter (where "is"))::int as now
      from ${from} as rows where name is not null group by 1
      having greatest(count(*) filter (where was), count(*) filter (where "is")) >= 10
      order by count(*) filter (where "is") - count(*) filter (where was) desc, name collate "C"`)
      expect(rows).toEqual(expected)
      expect(rows?.length).toBeGreaterThan(5)
    }
    const flow = await rowsOf(sql`
    select to_char(day, 'YYYY-MM-DD') as day,
      (select count(*)::int from jobs where not is_sample and duplicate_of is null
        and (first_seen_at at time zone 'Asia/Kolkata')::date = day) as opened,
      (select count(*)::int from jobs where not is_sample and close_reason = 'unlisted'
        and (closed_at at time zone 'Asia/Kolkata')::date = day) as closed
    from generate_series(date '2026-10-26', date '2026-11-22', interval '1 day') as days (day) order by day`)
    expect(days).toEqual(flow)
  },
)

test('a day is counted again and kept once; the next one is another row', async () => {
  const { owner, web } = database
  await expect(recordMarketDay(owner, NOW)).resolves.toBeNull()
  expect(await readLastMarketDay(web)).toBeNull()
  const insert = (id: string) => owner.insertInto('jobs').values(jobRow(id)).execute()
  await insert('1')
  await recordMarketDayIfDue(owner, NOW)
  await insert('2')
  await recordMarketDayIfDue(owner, later(0.5))
  expect(await readMarketDays(web, 9)).toMatchObject([{ day: '2026-11-22', postings: 1 }])
  await recordMarketDayIfDue(owner, later(1))
  expect(await readMarketDays(web, 9)).toMatchObject([{ day: '2026-11-22', postings: 2 }])
  // 18:30 in London is midnight in India.
  const midnight = new Date('2026-11-22T18:30:00Z')
  await recordMarketDayIfDue(owner, midnight)
  const days = await readMarketDays(web, 9)
  expect(days.map(({ day }) => day)).toEqual(['2026-11-22', isoDay(midnight)])
  expect(await readMarketDays(web, 1)).toEqual(days.slice(1))
})

test('a count that fails leaves the day as it was', async () => {
  const { owner, web } = database
  await owner.insertInto('jobs').values(jobRow('1')).execute()
  await recordMarketDay(owner, NOW)
  const before = await readLastMarketDay(web)
  await sql`alter table boards rename to boards_away`.execute(owner)
  try {
    await expect(recordMarketDay(owner, later(2))).rejects.toThrow()
  } finally {
    await sql`alter table boards_away rename to boards`.execute(owner)
  }
  expect(await readLastMarketDay(web)).toEqual(before)
})

test('an opening in three cities counts once, and once in each city where it is open', async () => {
  const { owner } = database
  const opening = '00000000-0000-4000-8000-000000000001'
  const shared = {
    opening,
    source: 'sample:1',
    category: 'Backend' as const,
    skills: ['RAG'],
    salary_min: 400_000,
    salary_max: 600_000,
    day_stated: true,
  }
  const gone = { is_active: false, close_reason: 'unlisted' } as const
  await owner
    .insertInto('jobs')
    .values([
      jobRow('1', {
        ...shared,
        locations: ['Pune'],
        first_seen_at: later(-24 * 9),
        posted_at: later(-24 * 9),
      }),
      jobRow('2', {
        ...shared,
        locations: ['Kochi', 'Pune'],
        first_seen_at: later(-24 * 2),
        posted_at: later(-48),
      }),
      jobRow('3', {
        ...shared,
        ...gone,
        locations: ['Indore'],
        first_seen_at: later(-24 * 5),
        posted_at: later(-24 * 5),
        closed_at: later(-24),
      }),
      jobRow('4', {
        ...shared,
        opening: null,
        locations: ['Pune'],
        first_seen_at: later(-24 * 30),
        posted_at: later(-24 * 30),
      }),
    ])
    .execute()
  await owner.insertInto('boards').values({ source: 'sample:1', seen_at: NOW }).execute()
  const figures = await recordMarketDay(owner, NOW)
  expect(figures).toMatchObject({
    postings: 2,
    with_pay: 2,
    comparable_pay: 2,
    asking_ai: 2,
    ai_skills: [{ name: 'RAG', postings: 2 }],
    pay_by_role: [{ name: 'Backend', postings: 2 }],
    cities: [
      { name: 'Pune', postings: 2 },
      { name: 'Kochi', postings: 1 },
    ],
    open_time: { postings: 2, closed: 0 },
  })
  const flow = figures?.days.filter(({ opened, closed }) => opened + closed > 0)
  expect(flow).toEqual([{ day: '2026-11-13', opened: 1, closed: 0 }])

  // When no place is left, it is closed: once, with the last one.
  await owner
    .updateTable('jobs')
    .set({ ...gone, closed_at: later(-2) })
    .where('opening', '=', opening)
    .execute()
  await sql`update jobs set closed_at = ${later(-24)} where external_id = '3'`.execute(owner)
  const closed = await recordMarketDay(owner, NOW)
  expect(closed).toMatchObject({ postings: 1, open_time: { postings: 2, closed: 1 } })
  expect(closed?.days.filter((day) => day.closed > 0)).toEqual([{ day: '2026-11-22', opened: 0, closed: 1 }])
})
