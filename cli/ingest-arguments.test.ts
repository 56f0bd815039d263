import { expect, test } from 'vitest'
import { parseIngestArguments } from './ingest-arguments.ts'

const now = new Date('2026-10-05T06:00:00Z')
const parse = (...args: string[]) => parseIngestArguments(args, now)

test('reads boards and options', () => {
  const args = parse(
    'greenhouse:stripe',
    '--from',
    'a.json',
    '--captured-at',
    '2026-08-21T09:30:00Z',
    '--dry-run',
    '--json',
  )
  expect(args).toMatchObject({
    sources: [{ token: 'greenhouse:stripe' }],
    from: 'a.json',
    capturedAt: new Date('2026-08-21T09:30:00Z'),
    dryRun: true,
    json: true,
  })
})

test('a board named twice is taken once', () => {
  const args = parse('greenhouse:stripe', 'greenhouse:groww', 'greenhouse:stripe')
  expect(args).toMatchObject({
    sources: [{ board: 'stripe' }, { board: 'groww' }],
    dryRun: false,
    json: false,
  })
})

test('help is help, whatever else is asked', () => {
  expect(parse('--help')).toBe('help')
  expect(parse('-h', 'nonsense')).toBe('help')
})

test.each([
  [[], /Name a board, for example: npm run ingest -- greenhouse:stripe/],
  [['stripe'], /names no source/],
  [['greenhouse:stripe', '--speed', '9'], /--speed/],
  [['greenhouse:stripe', '--from'], /--from/],
  [['greenhouse:a', 'greenhouse:b', '--from', 'x'], /name one board/],
  [['greenhouse:a', '--captured-at', '2026-08-21'], /needs --from FILE/],
  [['greenhouse:a', '--from', 'x', '--captured-at', 'yesterday'], /expected a time such as/],
  [['greenhouse:a', '--from', 'x', '--captured-at', '2026-10-06T00:00:00Z'], /in the future/],
])('%j is refused with what to do', (args, message) => {
  expect(() => parse(...args)).toThrow(message)
})
