import { expect, test } from 'vitest'
import type { BoardEntry } from '#core/content/boards.ts'
import { formatImport, planImport } from './import.ts'

const TODAY = new Date('2026-11-22T06:00:00Z')
const HEADER =
  'company,ats,token,careers_url,india_jobs,counted_on,verified,evidence,total_jobs,total_on,last_seen,note'

const facts = (lines: string[], list: BoardEntry[] = []) =>
  planImport(Buffer.from([HEADER, ...lines, ''].join('\n')), 'facts.csv', list, TODAY)
const problems = (lines: string[], list: BoardEntry[] = []) =>
  planImport(
    Buffer.from(['ats,token,company,problem,moved_to,date,evidence', ...lines, ''].join('\n')),
    'problems.csv',
    list,
    TODAY,
  )

test('recent evidence makes a board active, asked often if it has many postings', async () => {
  const { list } = await facts([
    'Acme,lever,acme,,12,2026-10-01,yes,a (2026-10-01) | b (2026-09-01),30,2026-09-01,,',
    'Kaveri,keka,kaveri,,,,yes,c (2026-07-28),8,2026-07-28,2026-07-28,',
  ])
  expect(list).toEqual([
    {
      company: 'Acme',
      source: 'lever:acme',
      state: 'active',
      jobsInIndia: 12,
      countedOn: '2026-10-01',
      confirmedOn: '2026-10-01',
      evidence: 'a (2026-10-01) | b (2026-09-01)',
    },
    {
      company: 'Kaveri',
      source: 'keka:kaveri',
      state: 'active',
      tier: 'daily',
      confirmedOn: '2026-07-28',
      evidence: 'c (2026-07-28)',
    },
  ])
})

test.each([
  ['old evidence', 'Acme,lever,acme,,12,2026-01-01,yes,a,,,,'],
  ['no evidence', 'Acme,lever,acme,,,,yes,,,,,'],
  ['a claim', 'Acme,lever,acme,,,2026-10-01,claimed,a,,,2026-10-01,'],
  ['a board that was empty', 'Acme,lever,acme,,0,2026-10-01,yes,a,,,,'],
  ['a doubt', 'Acme,lever,acme,,4,2026-10-01,yes,a,,,,"probably a Gulf employer, not India"'],
])('%s lets a board rest', async (_, line) => {
  expect((await facts([line])).list[0]?.state).toBe('resting')
})

test('a source that needs permission says so, whatever the evidence', async () => {
  const { list } = await facts([
    'Visa,smartrecruiters,Visa,,40,2026-10-01,yes,a,,,,',
    'NVIDIA,workday,nvidia.wd5/NVIDIAExternalCareerSite,,244,2026-10-01,yes,a,,,,',
  ])
  expect(list.map(({ state }) => state)).toEqual(['needs permission', 'needs permission'])
  const doubted = await problems(['smartrecruiters,whatfix,Whatfix,doubtful: 0 postings,,2026-10-02,a'])
  expect(doubted.list[0]?.state).toBe('needs permission')
})

test('a name that is only the token is left to the board; the address tells the other host', async () => {
  const { list } = await facts([
    'zono,keka,zono,,,,yes,a,,,2026-10-01,',
    'Acme,lever,acme,https://jobs.eu.lever.co/acme,1,2026-10-01,yes,a,,,,',
  ])
  expect(list[0]).not.toHaveProperty('company')
  expect(list[1]?.source).toBe('lever-eu:acme')
})

test('a bad row is reported by its line, and the rest goes in', async () => {
  const plan = await facts([
    'Acme,lever,acme,,3,2026-10-01,yes,a,,,,',
    'Bad,lever,not a board,,3,2026-10-01,yes,a,,,,',
    'Bad,lever,late,,3,2027-10-01,yes,a,,,,',
    'Bad,lever,many,,lots,2026-10-01,yes,a,,,,',
    'Bad,,none,,3,2026-10-01,yes,a,,,,',
    'Swiggy,greenhouse,swiggy,,3,2026-10-01,yes,a,,,,',
    'Bad,lever,wide,,3,2026-10-01,yes,a,,,,,extra',
    'Elsewhere,taleo,x,,3,2026-10-01,yes,a,,,,',
    'Kaveri,keka,kaveri,,3,2026-10-01,yes,a,,,,',
  ])
  expect(plan.list.map(({ source }) => source)).toEqual(['lever:acme', 'keka:kaveri'])
  expect(plan.problems.map((line) => line.slice(0, 18))).toEqual(
    [3, 4, 5, 6, 7, 8].map((line) => `facts.csv, line ${line}:`),
  )
  const text = formatImport(plan, false)
  expect(text).toContain('1 row is of systems without an adapter: 1 taleo.')
  expect(text).toContain('2 new, 0 changed, 0 unchanged, 6 wrong; the list has 2 boards. Nothing was saved')
})

test('a second import of the same files changes nothing', async () => {
  const lines = ['Acme,lever,acme,,12,2026-10-01,yes,a,,,,', 'Kaveri,keka,kaveri,,,,,,,,,']
  const conflicts = [
    'lever,acme,Acme,404 on 2026-10-01,,2026-10-01,b',
    'lever,acme,Acme,moved,ashby:acme,2026-10-01,c',
  ]
  const { list: once } = await problems(conflicts, (await facts(lines)).list)
  const again = await facts(lines, once)
  expect(again).toMatchObject({ added: [], changed: [], list: once })
  expect(await problems(conflicts, once)).toMatchObject({ added: [], changed: [], list: once })
})

test('newer evidence changes the state; what the operator wrote stays', async () => {
  const mine: BoardEntry = {
    company: 'Acme Labs',
    source: 'lever:acme',
    state: 'paused',
    note: 'They asked us to',
    baseUrl: 'https://jobs.acme.example',
  }
  const line = 'ACME,lever,acme,,12,2026-10-01,yes,a,,,,'
  expect((await facts([line], [mine])).list[0]).toMatchObject({ ...mine, jobsInIndia: 12 })
  const newer = { ...mine, state: 'active' as const, confirmedOn: '2026-11-01' }
  expect(await facts([line], [newer])).toMatchObject({ unchanged: 1, list: [newer] })
})

test('a board that has moved says where to, and the other one rests until a crawl finds it', async () => {
  const { list, added } = await problems(
    [
      'greenhouse,tekion,Tekion,404 since 2026-08-13,ashby:tekion,2026-08-13,a',
      'greenhouse,slice,Slice,the board of another company,kula:slice,2026-08-21,a',
      'lever,late,Late,404,,2026-08-24,a',
    ],
    (await facts(['Tekion,greenhouse,tekion,,9,2026-06-01,yes,a,,,,'])).list,
  )
  expect(list.map(({ source, state, movedTo }) => [source, state, movedTo])).toEqual([
    ['greenhouse:tekion', 'moved', 'ashby:tekion'],
    ['greenhouse:slice', 'dead', undefined],
    ['lever:late', 'dead', undefined],
    ['ashby:tekion', 'resting', undefined],
  ])
  expect(added).toHaveLength(3)
})

test('a list in our own columns is merged, too, and a file with neither is refused', async () => {
  const plan = await planImport(
    Buffer.from('source,company,state\nlever:acme,Acme,paused\nlever:b,B,asleep\n'),
    'mine.csv',
    [],
    TODAY,
  )
  expect(plan.list).toEqual([{ source: 'lever:acme', company: 'Acme', state: 'paused' }])
  expect(plan.problems[0]).toMatch(/^mine\.csv, line 3 \(lever:b\), state:/)
  await expect(planImport(Buffer.from('name,salary\n'), 'x.csv', [], TODAY)).rejects.toThrow(
    /has no column "source"/,
  )
})

const WRONG = ['a\ud83d', 'a\0b', 'a\ufffe', 'a\u001b[2J', 'x'.repeat(2 ** 20)]
const COLUMNS =
  'source,company,state,tier,jobs_in_india,counted_on,confirmed_on,moved_to,base_url,pages,evidence,note'.split(
    ',',
  )
const ROW = 'lever:a,Acme,active,daily,3,2026-10-01,2026-10-01,,https://a.example,https://a.example/1,b,c'

test.each(COLUMNS)('a line with a wrong %s is wrong alone', async (name) => {
  const bad = WRONG.map((text, at) =>
    ROW.replace('lever:a', `lever:b${at}`)
      .split(',')
      .map((cell, index) => (COLUMNS[index] === name ? text : cell))
      .join(','),
  )
  const short = 'lever:short,Acme'
  const long = `${ROW.replace('lever:a', 'lever:long')},more`
  const lines = [ROW, ...bad, short, long, ROW.replace('lever:a', 'lever:z')]
  const plan = await planImport(Buffer.from([COLUMNS.join(','), ...lines, ''].join('\n')), 'a.csv', [], TODAY)
  expect(plan.added.map(({ source }) => source)).toEqual(['lever:a', 'lever:z'])
  expect(plan.problems.map((line) => /^a\.csv, line (\d+)/.exec(line)?.[1])).toEqual(
    [...bad, short, long].map((_, index) => String(index + 3)),
  )
})

test.each(HEADER.split(','))('a fact with a wrong %s is wrong alone', async (name) => {
  const names = HEADER.split(',')
  const row = 'Acme,lever,acme,,12,2026-10-01,yes,a,30,2026-09-01,2026-09-01,b'
  const bad = WRONG.map((text) =>
    row
      .split(',')
      .map((cell, index) => (names[index] === name ? text : cell))
      .join(','),
  )
  const plan = await facts([...bad, row])
  expect(plan.added.map(({ source }) => source)).toEqual(['lever:acme'])
  expect(plan.problems.map((line) => line.slice(0, 18))).toEqual(
    bad.map((_, index) => `facts.csv, line ${index + 2}:`),
  )
})

test('a file of wrong lines is given up after a hundred, and one of too many is refused', async () => {
  const plan = await planImport(Buffer.from(`source\nlever:a\n${'x\n'.repeat(900)}`), 'a.csv', [], TODAY)
  expect(plan).toMatchObject({ isCutShort: true, added: [{ source: 'lever:a' }] })
  expect(plan.problems).toHaveLength(100)
  expect(formatImport(plan, false)).toContain(
    'The rest of the file was not read, because 100 rows are wrong.',
  )
  const many = Buffer.from(`source\n${Array.from({ length: 5_001 }, (_, n) => `lever:b${n}\n`).join('')}`)
  await expect(planImport(many, 'a.csv', [], TODAY)).rejects.toThrow('a.csv: expected at most 5,000 rows')
})

test('a line says what each of its columns is; what has no column stays, and an empty cell is nothing', async () => {
  const mine: BoardEntry = {
    source: 'lever:acme',
    company: 'Acme',
    state: 'paused',
    note: 'They asked us to',
    evidence: 'somebody',
  }
  const plan = await planImport(
    Buffer.from('SOURCE;Company;State;Note\nLever:ACME;Acme Labs;;\n'.replace('Lever', 'lever')),
    'a.csv',
    [mine],
    TODAY,
  )
  expect(plan.changed).toEqual([
    {
      before: mine,
      after: { source: 'lever:acme', company: 'Acme Labs', state: 'paused', evidence: 'somebody' },
    },
  ])
})
