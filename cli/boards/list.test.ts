import { expect, test } from 'vitest'
import type { Board } from '#db/queries/boards/boards.ts'
import { formatList } from './list.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
const SEEN = new Date('2026-11-20T09:00:00Z')

const board = (source: string, rest: Partial<Board>): [string, Board] => [
  source,
  {
    source,
    seen_at: SEEN,
    found: 4,
    kept: 3,
    listed: [],
    read_at: SEEN,
    validators: [],
    doubted_at: null,
    doubted_found: null,
    doubted_crawls: 0,
    confirmations: 1,
    last_run_at: SEEN,
    last_outcome: 'done',
    last_error: null,
    failures: 0,
    retry_at: null,
    ...rest,
  },
]

test('below the list, a failed board gives its reason and the end of its cooldown', () => {
  const list = ['well', 'busy', 'other', 'new'].map((name) => ({
    company: 'Acme',
    source: `greenhouse:${name}`,
    state: 'active' as const,
  }))
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
  const [table, notes] = formatList(list, known, NOW).split('\n\n')
  expect(table).toMatch(/greenhouse:well +Acme +active +done +20 Nov 2026 +3/)
  expect(table).toMatch(/greenhouse:new +Acme +active +never/)
  expect(notes?.split('\n')).toEqual([
    `greenhouse:busy: ${message}; its host asked us to wait until 21 Nov 2026, 5:00 pm (India time)`,
    'greenhouse:other: shape changed: jobs[0].title expected string, got nothing',
  ])
})
