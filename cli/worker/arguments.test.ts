import { expect, test } from 'vitest'
import { UsageError } from '#cli/process/run-command.ts'
import { parseSiteArguments } from '#cli/site/arguments.ts'
import { parseWorkerArguments } from './arguments.ts'

test('by default a worker imports the shipped list every six hours', () => {
  expect(parseWorkerArguments([])).toEqual({
    boards: null,
    everySeconds: 21_600,
    hostsAtOnce: 6,
    takeoverSeconds: 60,
    allowLoopback: false,
  })
})

test('a worker accepts its options', () => {
  const args = '--boards list.json --interval 90m --concurrency 12 --takeover 10 --allow-loopback'
  expect(parseWorkerArguments(args.split(' '))).toEqual({
    boards: 'list.json',
    everySeconds: 5400,
    hostsAtOnce: 12,
    takeoverSeconds: 10,
    allowLoopback: true,
  })
})

test.each([
  ['--interval', '0s'],
  ['--interval', '4d'],
  ['--interval', '6'],
  ['--interval', 'daily'],
  ['--concurrency', '0'],
  ['--concurrency', '2.5'],
  ['--takeover', '9'],
  ['greenhouse:stripe'],
  ['--faster'],
])('a worker refuses %s %s', (...args) => {
  expect(() => parseWorkerArguments(args)).toThrow(UsageError)
})

test('a site serves alone, or also imports boards every six hours', () => {
  expect(parseSiteArguments([])).toEqual({ schedule: null })
  expect(parseSiteArguments(['--schedule'])).toEqual({
    schedule: { boards: null, everySeconds: 21_600, allowLoopback: false },
  })
  expect(
    parseSiteArguments('--schedule --interval 1d --boards list.json --allow-loopback'.split(' ')),
  ).toEqual({
    schedule: { boards: 'list.json', everySeconds: 86_400, allowLoopback: true },
  })
})

test.each([['--interval', '6h'], ['--boards', 'list.json'], ['--allow-loopback'], ['now'], ['--scheduled']])(
  'a site refuses %s %s',
  (...args) => {
    expect(() => parseSiteArguments(args)).toThrow(UsageError)
  },
)

test('both have a help text', () => {
  expect(parseWorkerArguments(['-h'])).toBe('help')
  expect(parseSiteArguments(['--help', '--schedule'])).toBe('help')
})
