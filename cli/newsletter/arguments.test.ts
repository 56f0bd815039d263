import { expect, test } from 'vitest'
import { parseNewsletterArguments } from './arguments.ts'

test.each([
  [['preview'], { action: 'preview', html: null, text: null }],
  [['preview', '--html', 'a.html'], { action: 'preview', html: 'a.html', text: null }],
  [['send'], { action: 'send', inDoubt: false }],
  [['send', '--in-doubt'], { action: 'send', inDoubt: true }],
  [['erase', 'a@b.example'], { action: 'erase', address: 'a@b.example' }],
  [['status'], { action: 'status' }],
  [['--help'], 'help'],
])('%j', (args, parsed) => {
  expect(parseNewsletterArguments(args)).toEqual(parsed)
})

test.each([
  [[], 'Say preview, send'],
  [['sent'], '"sent" is nothing this command does'],
  [['send', '--html', 'a'], '--html and --text go with preview'],
  [['preview', '--in-doubt'], '--in-doubt goes with send'],
  [['erase'], 'Name the one address'],
  [['erase', 'a@b.example', 'c@d.example'], 'Name the one address'],
  [['send', 'now'], '"now" is more than send takes'],
])('%j is refused in words', (args, words) => {
  expect(() => parseNewsletterArguments(args)).toThrow(words)
})
