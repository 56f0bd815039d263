import { expect, test } from 'vitest'
import { parseIngestArguments } from './arguments.ts'

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
    tokens: ['greenhouse:stripe'],
    from: 'a.json',
    capturedAt: new Date('2026-08-21T09:30:00Z'),
    dryRun: true,
    json: true,
  })
})

test('a board named twice is imported once', () => {
  const args = parse('greenhouse:stripe', 'greenhouse:groww', 'greenhouse:stripe')
  expect(args).toMatchObject({
    tokens: ['greenhouse:stripe', 'greenhouse:groww'],
    dryRun: false,
    json: false,
  })
})

test('without names, all boards of a list are imported', () => {
  expect(parse()).toMatchObject({ tokens: [], boards: null })
  expect(parse('--boards', 'mine.json')).toMatchObject({ tokens: [], boards: 'mine.json' })
})

test("--base-url overrides a board's host", () => {
  const args = parse('teamtailor:acme', '--base-url', 'https://careers.acme.example/in')
  expect(args).toMatchObject({ baseUrl: 'https://careers.acme.example/in', allowLoopback: false })
  const local = parse('teamtailor:acme', '--base-url', 'http://127.0.0.1:4000', '--allow-loopback')
  expect(local).toMatchObject({ allowLoopback: true })
})

test('--help wins over all other arguments', () => {
  expect(parse('--help')).toBe('help')
  expect(parse('-h', 'nonsense')).toBe('help')
})

test.each([
  [['--from', 'x'], /Name one board/],
  [['--base-url', 'https://a.example'], /Name one board/],
  [['greenhouse:a', '--base-url', 'careers.acme.example'], /expected an address such as https/],
  [['greenhouse:a', '--base-url', 'file:///etc/passwd'], /expected an address such as https/],
  [['greenhouse:a', 'greenhouse:b', '--base-url', 'https://x.example'], /Name one board with it/],
  [['greenhouse:a', '--base-url', 'http://127.0.0.1:4180/'], /--allow-loopback/],
  [['greenhouse:stripe', '--speed', '9'], /--speed/],
  [['greenhouse:stripe', '--from'], /--from/],
  [['greenhouse:a', 'greenhouse:b', '--from', 'x'], /Name one board/],
  [['--timeout', 'long'], /expected seconds/],
  [['greenhouse:a', '--captured-at', '2026-08-21'], /needs --from FILE/],
  [['greenhouse:a', '--from', 'x', '--captured-at', 'yesterday'], /expected a time such as/],
  [['greenhouse:a', '--from', 'x', '--captured-at', '2026-10-06T00:00:00Z'], /in the future/],
])('%j is refused, saying what to write instead', (args, message) => {
  expect(() => parse(...args)).toThrow(message)
})
