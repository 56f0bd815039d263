import { expect, test } from 'vitest'
import type { BoardEntry } from '#core/content/boards.ts'
import type { BoardSummary } from '#db/queries/boards/boards.ts'
import type { BoardFilter } from './arguments.ts'
import { formatList, matches, savedElsewhere, showBoards } from './list.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
const SEEN = new Date('2026-11-20T09:00:00Z')

const board = (source: string, rest: Partial<BoardSummary>): [string, BoardSummary] => [
  source,
  {
    source,
    company: null,
    listed_as: 'active|often||Acme',
    state: 'active',
    tier: 'often',
    finding: 'ok',
    moved_to: null,
    changed_at: null,
    gone_since: null,
    asked_at: null,
    paused_at: null,
    seen_at: SEEN,
    found: 4,
    kept: 3,
    read_at: SEEN,
    doubted_at: null,
    doubted_found: null,
    doubted_crawls: 0,
    confirmations: 1,
    last_run_at: SEEN,
    last_outcome: 'done',
    last_error: null,
    failures: 0,
    retry_at: null,
    from_file: false,
    ...rest,
  },
]
const entry = (source: string, rest: Partial<BoardEntry> = {}): BoardEntry => ({
  company: 'Acme',
  source,
  state: 'active',
  ...rest,
})

test('below the list, a failed board gives its reason and the end of its cooldown', () => {
  const list = ['well', 'busy', 'other', 'new'].map((name) => entry(`greenhouse:${name}`))
  const message = 'blocked: https://boards.example/busy answered 429'
  const known = new Map([
    board('greenhouse:well', {}),
    board('greenhouse:busy', {
      last_outcome: 'blocked',
      last_error: message,
      retry_at: new Date('2026-11-21T11:30:00Z'),
    }),
    board('greenhouse:other', {
      last_outcome: 'shape changed',
      last_error: 'shape changed: jobs[0].title expected string, got nothing',
      retry_at: new Date('2026-11-21T08:00:00Z'),
    }),
  ])
  const [table, notes] = formatList(showBoards(list, known), 1, NOW).split('\n\n')
  expect(table).toMatch(/greenhouse:well +Acme +active +often +done +20 Nov 2026 +3/)
  expect(table).toMatch(/greenhouse:new +Acme +active +- +never/)
  expect(notes?.split('\n')).toEqual([
    `greenhouse:busy: ${message}; its host asked us to wait until 21 Nov 2026, 5:00 pm (India time)`,
    'greenhouse:other: shape changed: jobs[0].title expected string, got nothing',
  ])
})

test('what a crawl or the operator knows is shown, not what the list says', () => {
  const known = new Map([
    board('lever:gone', { state: 'moved', tier: 'monthly', moved_to: 'ashby:gone' }),
    board('lever:stopped', { paused_at: SEEN }),
    board('lever:unlisted', { listed_as: null, state: 'dead' }),
    board('keka:named', { company: 'Kaveri Labs' }),
  ])
  const list = ['lever:gone', 'lever:stopped', 'lever:unlisted'].map((source) => entry(source))
  const shown = showBoards([...list, entry('keka:named', { company: undefined })], known)
  expect(shown.map(({ state }) => state)).toEqual(['moved', 'paused', 'active', 'active'])
  const text = formatList(shown, null, NOW)
  expect(text).toContain('lever:gone: it has moved to ashby:gone')
  expect(text).toMatch(/keka:named +Kaveri Labs/)
})

test('a saved file is named as one, with the day until which its jobs are listed', () => {
  const saved = { from_file: true, read_at: SEEN, listed_as: null }
  const known = new Map([
    board('file:acme', saved),
    board('greenhouse:copied', { ...saved, kept: 1 }),
    board('greenhouse:old', { ...saved, read_at: new Date('2026-11-01T09:00:00Z') }),
    board('greenhouse:live', { listed_as: null }),
  ])
  const list = [entry('file:acme')]
  const text = formatList(showBoards(list, known), 1, NOW, savedElsewhere(known, list))
  const [table, notes, others] = text.split('\n\n')
  expect(table).toMatch(/file:acme +Acme +active +by file +done/)
  const until = 'imported on 20 Nov 2026; without a newer file or a crawl they stay listed until 4 Dec 2026'
  expect(notes).toBe(`file:acme: 3 jobs from a saved file, ${until}`)
  expect(others?.split('\n')).toEqual([
    'Not on the list:',
    `greenhouse:copied: 1 job from a saved file, ${until}`,
    'greenhouse:old: 3 jobs from a saved file, imported on 1 Nov 2026: too long ago, they are no longer listed',
  ])
})

test('a long list begins with its counts and is shown page by page', () => {
  const list = Array.from({ length: 120 }, (_, index) =>
    entry(`${index % 3 === 0 ? 'lever' : 'keka'}:b${index}`, { state: index < 20 ? 'resting' : 'active' }),
  )
  const shown = showBoards(list, new Map([board('keka:b1', { failures: 2 })]))
  const lines = formatList(shown, 3, NOW).split('\n')
  expect(lines[0]).toMatch(/source +active +resting +failing +all/)
  expect(lines[2]).toMatch(/keka +68 +12 +1 +80|keka +67 +13 +1 +80/)
  expect(lines.at(-1)).toBe('Boards 101 to 120 of 120. --page N shows another page, --all everything.')
  expect(lines.filter((line) => /^(?:keka|lever):/.test(line))).toHaveLength(20)
  expect(formatList(shown, null, NOW).split('\n')).toHaveLength(122)
  expect(formatList(shown, 9, NOW)).toContain('There are only 120 boards.')
})

const NO_FILTER: BoardFilter = { words: [], kind: null, state: null, tier: null, failing: false }

test.each<[Partial<BoardFilter>, string[]]>([
  [{}, ['lever:acme', 'keka:kaveri', 'keka:acme']],
  [{ kind: 'keka' }, ['keka:kaveri', 'keka:acme']],
  [{ words: ['LABS'] }, ['keka:kaveri']],
  [{ words: ['acme', 'keka'] }, ['keka:acme']],
  [{ state: 'resting' }, ['keka:acme']],
  [{ tier: 'weekly' }, ['keka:acme']],
  [{ failing: true }, ['lever:acme']],
])('%j selects boards', (filter, sources) => {
  const list = [
    entry('lever:acme'),
    entry('keka:kaveri', { company: 'Kaveri Labs', tier: 'daily' }),
    entry('keka:acme', { state: 'resting', tier: 'weekly' }),
  ]
  const shown = showBoards(list, new Map([board('lever:acme', { failures: 1 })]))
  const found = shown.filter((one) => matches(one, { ...NO_FILTER, ...filter }))
  expect(found.map(({ entry }) => entry.source)).toEqual(sources)
})
