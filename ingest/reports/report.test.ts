import { expect, test } from 'vitest'
import { readFixture } from '#test/ingest/adapter-contract.ts'
import type { Judged } from '#ingest/boards/judge-board.ts'
import { ingestBoard, type BoardReport } from '#ingest/boards/pipeline.ts'
import { boardJson } from './report-json.ts'
import { formatKept, formatReport } from './report.ts'
import { parseSource } from '#ingest/boards/sources.ts'

const source = parseSource('greenhouse:nimbuswala')

const named = (count: number, title: string) =>
  Array.from({ length: count }, (_, index) => ({ external_id: `${title} ${index}`, title }))
const STORED = {
  inserted: named(4, 'Tester'),
  updated: 1,
  unchanged: 1,
  reopened: [],
  missing: named(2, 'Analyst'),
  closed: named(1, 'Clerk'),
  appeared: ['1', '2', '3'],
  disappeared: ['4'],
  doubted: false,
  older: false,
  before: 'crawl' as const,
  samplesRetired: 60,
  refused: [],
}

async function run() {
  const judged: Judged[] = []
  const report = await ingestBoard({
    source,
    load: async () => ({ payload: source.adapter.parse(readFixture('greenhouse-nimbuswala.json')) }),
    seenAt: new Date('2026-10-05T06:00:00Z'),
    now: new Date('2026-10-05T06:00:00Z'),
    store: {
      now: async () => new Date(),
      load: async () => null,
      save: async () => STORED,
      recordFailure: async () => {},
    },
    onJudged: (one) => void judged.push(one),
  })
  return { report, judged }
}

const widest = (text: string) => Math.max(...text.split('\n').map((line) => line.length))

test('the table shows what was found, kept, written and rejected', async () => {
  const { report } = await run()
  const failed: BoardReport = {
    ...report,
    source: 'greenhouse:elsewhere',
    stored: null,
    problem: { outcome: 'gone', message: 'gone: no such board', retryAt: null },
  }
  const text = formatReport([report, failed])
  expect(text).toMatch(/greenhouse:nimbuswala +14 +6 +4 +1 +1 +2 +1\n/)
  expect(text).toMatch(/all boards +14 +6 +4 +1 +1 +2 +1\n/)
  expect(text).toMatch(/not India +6\n/)
  expect(text).toContain('greenhouse:elsewhere: gone: no such board')
  expect(text).toMatch(/60 sample jobs were replaced/)
})

test('lists the changes of one board, and counts those of many', async () => {
  const { report } = await run()
  const text = formatReport([report])
  expect(text).toMatch(/new:\n {2}Tester \(Tester 0\)/)
  expect(text).toMatch(/no longer listed[^\n]*:\n {2}Analyst/)
  expect(text).toContain('since the last crawl: 3 new, 1 gone.')
  expect(text).toMatch(/closed:\n {2}Clerk \(Clerk 0\)/)
  expect(formatReport([report, report])).not.toContain('Clerk')
  const first = {
    ...STORED,
    before: 'nothing' as const,
    // One had no id.
    appeared: named(report.found - 2, 'x').map(({ external_id }) => external_id),
    disappeared: [],
  }
  expect(formatReport([{ ...report, stored: first }])).not.toMatch(/new:|On the board itself/)
  const file = { ...STORED, before: 'saved file' as const }
  expect(formatReport([{ ...report, stored: file }])).toContain('since the last saved file: 3 new, 1 gone.')
})

test('points out a board that has shrunk too much', async () => {
  const { report } = await run()
  expect(formatReport([{ ...report, stored: { ...STORED, doubted: true } }])).toContain(
    'nothing is closed until',
  )
})

test('says that a file is older', async () => {
  const { report } = await run()
  expect(formatReport([{ ...report, stored: { ...STORED, older: true } }])).toContain(
    'older than the last one',
  )
})

test('names unreadable and duplicate postings and impossible dates, with the field', async () => {
  const { report } = await run()
  const late = {
    kind: 'day not believed' as const,
    external_id: '9',
    title: 'Tester',
    detail: 'posted_at says 2062-11-10',
  }
  const one = formatReport([{ ...report, notes: [...report.notes, late] }])
  expect(one).toMatch(/unreadable[^\n]*:\n {2}4100210: jobs\[9\]\.title expected string, got number\n/)
  expect(one).toMatch(
    /the same id:\n {2}Software Development Engineer I \(4100201\): the same id, 4100201, as "/,
  )
  expect(one).toMatch(/without their date[^\n]*:\n {2}Tester \(9\): posted_at says 2062-11-10/)
  const bad = Array.from({ length: 20 }, (_, index) => ({
    kind: 'unreadable' as const,
    external_id: null,
    title: null,
    detail: `line ${index}: title: expected a text`,
  }))
  expect(formatReport([{ ...report, notes: bad }])).toMatch(/\n {2}line 14: .*\n {2}… and 5 more; use --json/)
  expect(formatReport([{ ...report, notes: bad }, report])).toContain(
    '  greenhouse:nimbuswala: line 2: title: expected a text\n  greenhouse:nimbuswala: … and 17 more',
  )
})

test('fits a plain terminal with any names', async () => {
  const { report, judged } = await run()
  // The problem of a posting is never cut.
  const long = { ...report, source: `greenhouse:${'x'.repeat(90)}`, notes: [] }
  expect(widest(formatReport([long]))).toBeLessThanOrEqual(80)
  const kept = judged.flatMap((one) =>
    'verdict' in one && one.verdict.reason === null ? [one.verdict.posting] : [],
  )
  const wordy = kept.map(({ title, location, ...rest }) =>
    Object.assign(rest, { title: title.repeat(5), location: location.repeat(9) }),
  )
  expect(widest(formatKept(wordy))).toBeLessThanOrEqual(80)
  expect(formatKept(wordy, 2)).toContain('… and 4 more')
})

test('the JSON has every posting with its fields, its reason and the evidence', async () => {
  const { report, judged } = await run()
  const json = JSON.parse(JSON.stringify(boardJson(report, judged, false)))
  expect(json).toMatchObject({
    source: 'greenhouse:nimbuswala',
    dry_run: false,
    found: 14,
    kept: 6,
    inserted: 4,
    missing: 2,
    closed: 1,
    changes: { missing: [{ title: 'Analyst' }, {}], closed: [{ title: 'Clerk' }] },
  })
  expect(json.postings).toHaveLength(14)
  const byTitle = (title: string) =>
    json.postings.find((posting: { title: string }) => posting.title === title)
  expect(byTitle('Software Development Engineer I')).toMatchObject({
    outcome: 'kept',
    reason: null,
    external_id: '4100201',
    fields: {
      india: true,
      is_it: true,
      locations: ['Bengaluru'],
      salary_max: 12_00_000,
      posted_at_basis: 'first_published',
    },
    evidence: { salary: ['CTC: ₹8 - 12 LPA'], category: ['software'] },
  })
  expect(byTitle('Sales Engineer')).toMatchObject({
    outcome: 'rejected',
    reason: 'not IT',
    fields: { india: true, is_it: false },
    evidence: { category: ['sales'] },
  })
  expect(byTitle('General application')).toMatchObject({
    outcome: 'rejected',
    reason: 'prospect post',
    fields: null,
  })
})
