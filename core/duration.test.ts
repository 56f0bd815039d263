import { expect, test } from 'vitest'
import { formatInterval, formatSeconds, totalDuration, weeksOfSteps } from './duration.ts'

test.for([
  ['one step', ['3 weeks'], '3 weeks'],
  ['one week', ['1 week'], '1 week'],
  ['weeks', ['1 week', '2 weeks', '4 weeks'], '7 weeks'],
  [
    'many weeks, which are said in months too',
    ['6 weeks', '8 weeks', '20 weeks'],
    '34 weeks, about 8 months',
  ],
  ['a range', ['2 to 3 weeks', '4 weeks'], '6 to 7 weeks'],
  ['a long range', ['10 to 14 weeks', '10 weeks'], '20 to 24 weeks, about 5 to 6 months'],
  ['a range whose ends are the same month', ['10 to 11 weeks'], '10 to 11 weeks, about 2 to 3 months'],
  ['months', ['1 month', '2 to 3 months'], '3 to 4 months'],
  ['one month', ['1 month'], '1 month'],
  ['weeks and months', ['6 weeks', '2 months'], 'about 3 months'],
  ['other spellings of a range', ['2-3 Weeks', '2 – 3 weeks', ' 1 week '], '5 to 7 weeks'],
] as const)('the total of %s', ([, durations, total]) => {
  expect(totalDuration(durations)).toBe(total)
})

test.for([
  ['nothing', []],
  ['a word', ['2 weeks', 'Ongoing']],
  ['no text', ['']],
  ['no time', ['0 weeks']],
  ['a range that runs backwards', ['3 to 2 weeks']],
  ['a unit that is not asked for', ['2 days']],
  ['more than it says', ['2 weeks or so']],
] as const)('%s gives neither a total nor weeks', ([, durations]) => {
  expect(totalDuration(durations)).toBeNull()
  expect(weeksOfSteps(durations)).toBeNull()
})

test('each step has its weeks, counted from the first', () => {
  expect(weeksOfSteps(['4 weeks', '1 week', '2 weeks'])).toEqual(['Weeks 1–4', 'Week 5', 'Weeks 6–7'])
})

test('after a range or a month, the weeks of later steps are unknown', () => {
  expect(weeksOfSteps(['2 to 3 weeks', '1 week'])).toBeNull()
  expect(weeksOfSteps(['1 month', '1 week'])).toBeNull()
})

test.for([
  [0, '0 seconds', 'every 0 seconds'],
  [0.2, '0.2 seconds', 'every 0.2 seconds'],
  [1, '1 second', 'every second'],
  [90, '1 minute 30 seconds', 'every 1 minute 30 seconds'],
  [3600, '1 hour', 'every hour'],
  [21_600, '6 hours', 'every 6 hours'],
  [86_399.6, '1 day', 'every day'],
  [90_061, '1 day 1 hour', 'every 1 day 1 hour'],
  [86_460, '1 day', 'every day'],
] as const)('%d seconds are said as %s', ([seconds, time, interval]) => {
  expect(formatSeconds(seconds)).toBe(time)
  expect(formatInterval(seconds)).toBe(interval)
})
