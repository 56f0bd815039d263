import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boardTableText, parseBoardTable } from './board-table.ts'

const parse = (text: string) => parseBoardTable(Buffer.from(text), 'boards.csv')

test('the shipped table is sorted, and is written as it was read', async () => {
  const text = readFileSync(new URL('boards.csv', import.meta.url), 'utf8')
  const { rows, problems } = await parse(text)
  expect(problems).toEqual([])
  expect(boardTableText(rows)).toBe(text)
})

test('reads every column, in any order, with the marks of a spreadsheet', async () => {
  const text =
    '\uFEFFnote,company,source,state,tier,jobs_in_india,counted_on,confirmed_on,moved_to,base_url,pages,evidence\r\n' +
    '"Since, then","Acme ""India""",lever:acme,moved,daily,12,2026-10-01,2026-10-02,ashby:acme,' +
    'https://jobs.acme.example,https://a.example/1; https://a.example/2,somebody (2026-10-01)\r\n\r\n' +
    ',,keka:kaveri\r\n'
  expect(await parse(text)).toMatchObject({
    problems: [],
    rows: [
      {
        company: 'Acme "India"',
        source: 'lever:acme',
        state: 'moved',
        tier: 'daily',
        jobsInIndia: 12,
        countedOn: '2026-10-01',
        confirmedOn: '2026-10-02',
        movedTo: 'ashby:acme',
        baseUrl: 'https://jobs.acme.example',
        pages: ['https://a.example/1', 'https://a.example/2'],
        evidence: 'somebody (2026-10-01)',
        note: 'Since, then',
      },
      { source: 'keka:kaveri', state: 'active' },
    ],
  })
})

test('a bad row is reported by its line, and the others are read', async () => {
  const lines = [
    'source,company,state,jobs_in_india',
    'lever:a,A,active,1',
    'lever:b,B,asleep,1',
    'lever:c,C,active,many',
    'nonsense,D,active,1',
    'Lever:A,A,active,1',
    'lever:e,E,active,1,extra',
    'lever:"f,F,active,1',
    'lever:g,G,active,1',
  ]
  const { rows, problems } = await parse(`${lines.join('\n')}\n`)
  expect(rows.map(({ source }) => source)).toEqual(['lever:a', 'lever:g'])
  expect(problems.map(({ row, field, unit }) => [row, field, unit])).toEqual([
    [3, 'state', 'line'],
    [4, 'jobs_in_india', 'line'],
    [5, 'source', 'line'],
    [6, null, 'line'],
    [7, null, 'line'],
    [8, null, 'line'],
  ])
  expect(problems[3]?.message).toBe('line 2 has the same source')
})

test.each([
  ['', /one of them "source"/],
  ['company\nAcme\n', /one of them "source"/],
  ['source,salary\nlever:a,1\n', /unknown column "salary"/],
])('says what is wrong with the first line: %j', async (text, message) => {
  expect((await parse(text)).problems[0]?.message).toMatch(message)
})

test('ten thousand boards are read and written in a moment', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    source: `keka:tenant${index}`,
    state: 'active' as const,
    evidence: 'a public list (2026-10-01)',
  }))
  const text = boardTableText(rows)
  const started = process.cpuUsage()
  expect((await parse(text)).rows).toHaveLength(10_000)
  // Half a second on a slow machine; a quadratic reader would need a minute.
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(10)
})
