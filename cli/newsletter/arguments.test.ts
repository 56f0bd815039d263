import { expect, test } from 'vitest'
import { parseNewsletterArguments } from './arguments.ts'

test.each([
  [['preview'], { action: 'preview', html: null, text: null }],
  [['preview', '--html', 'a.html'], { action: 'preview', html: 'a.html', text: null }],
  [['send'], { action: 'send', inDoubt: false }],
  [['send', '--in-doubt'], { action: 'send', inDoubt: true }],
  [['alerts'], { action: 'alerts', inDoubt: false }],
  [['alerts', '--in-doubt'], { action: 'alerts', inDoubt: true }],
  [['erase', 'a@b.example'], { action: 'erase', address: 'a@b.example' }],
  [['status'], { action: 'status' }],
  [['--help'], 'help'],
])('%j', (args, parsed) => {
  expect(parseNewsletterArguments(args)).toEqual(parsed)
})

test.each([
  [[], 'Use preview, send'],
  [['sent'], 'Unknown command "sent"'],
  [['send', '--html', 'a'], '--html and --text can only be used with preview'],
  [['preview', '--in-doubt'], '--in-doubt can only be used with send or alerts'],
  [['erase'], 'Give the one address'],
  [['erase', 'a@b.example', 'c@d.example'], 'Give the one address'],
  [['send', 'now'], 'send does not take "now"'],
])('%j is refused with a clear message', (args, words) => {
  expect(() => parseNewsletterArguments(args)).toThrow(words)
})
