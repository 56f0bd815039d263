import { expect, test } from 'vitest'
import type { BoardEntry } from '#core/content/boards.ts'
import type { BoardImport } from '#content/board-import.ts'
import { formatImport, planImport } from './import.ts'

const entriesOf = ({ put }: BoardImport) => put.map(({ entry }) => entry)
const planOf = (text: string, list: BoardEntry[] = []) => planImport(Buffer.from(text), 'a.csv', list)

test('a bad row is reported by its line, the rest goes in, and a second import changes nothing', async () => {
  const file = [
    'source,company,state',
    'lever:acme,Acme,paused',
    'lever:b,B,asleep',
    'lever:not a board,C,active',
    'greenhouse:swiggy,Swiggy,active',
    '',
  ].join('\n')
  const plan = await planOf(file)
  const acme = { source: 'lever:acme', company: 'Acme', state: 'paused' as const }
  expect(entriesOf(plan)).toEqual([acme])
  const text = formatImport(plan, 'a.csv', 0, false)
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^a\.csv, line 3 \(lever:b\), state:/),
      expect.stringMatching(/^a\.csv, line 4 \(lever:not a board\)/),
      expect.stringMatching(/^a\.csv, line 5 \(greenhouse:swiggy\): .*a different company/),
    ]),
  )
  expect(text).toContain('1 new, 0 changed, 0 unchanged, 3 wrong; the list has 1 board. Nothing was saved')
  expect(await planOf(file, [acme])).toMatchObject({ put: [], unchanged: 1 })
})

test('a file with other columns is refused', async () => {
  await expect(planOf('name,salary\n')).rejects.toThrow(/a\.csv: .*one of them "source"/)
  await expect(planOf('ats,token\nlever,acme\n')).rejects.toThrow(/one of them "source"/)
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
  const plan = await planOf([COLUMNS.join(','), ...lines, ''].join('\n'))
  expect(entriesOf(plan).map(({ source }) => source)).toEqual(['lever:a', 'lever:z'])
  expect(plan.wrong.map(({ line }) => line)).toEqual([...bad, short, long].map((_, index) => index + 3))
})

test('a file of wrong lines is given up after a hundred, and one of too many is refused', async () => {
  const plan = await planOf(`source\nlever:a\n${'x\n'.repeat(900)}`)
  expect(plan).toMatchObject({ isCutShort: true, put: [{ entry: { source: 'lever:a' } }] })
  expect(plan.wrong).toHaveLength(100)
  expect(formatImport(plan, 'a.csv', 0, false)).toContain(
    'The rest of the file was not read, because 100 rows are wrong.',
  )
  const many = `source\n${Array.from({ length: 5_001 }, (_, n) => `lever:b${n}\n`).join('')}`
  await expect(planOf(many)).rejects.toThrow('a.csv: expected at most 5,000 rows')
})

test('a board that the database refuses is named by its line', async () => {
  const plan = await planOf('source\nlever:a\nlever:b\n')
  const refused = plan.put.slice(1).map(({ entry }) => ({ row: entry, reason: 'too odd' }))
  const left = formatImport(plan.without(refused), 'a.csv', 3, true)
  expect(left).toContain('a.csv, line 3 (lever:b): the database refused it: too odd')
  expect(left).toContain('1 new, 0 changed, 0 unchanged, 1 wrong; the list has 4 boards.')
})

test('a line says what each of its columns is; what has no column stays, and an empty cell is nothing', async () => {
  const mine: BoardEntry = {
    source: 'lever:acme',
    company: 'Acme',
    state: 'paused',
    note: 'They asked us to',
    evidence: 'somebody',
  }
  const plan = await planOf('SOURCE;Company;State;Note\nlever:ACME;Acme Labs;;\n', [mine])
  expect(plan.put).toEqual([
    {
      line: 2,
      before: mine,
      entry: { source: 'lever:acme', company: 'Acme Labs', state: 'paused', evidence: 'somebody' },
    },
  ])
})
