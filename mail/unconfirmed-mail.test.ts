import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { slugOf } from '#core/slug.ts'
import { compose } from './compose.ts'
import { alertConfirmationMail, confirmationMail } from './confirmation.ts'
import { own, ownListName, type UnconfirmedMail } from './unconfirmed-mail.ts'

const SITE = 'https://pravesh.example'
const options = {
  from: { name: 'Pravesh', address: 'letters@pravesh.example' },
  to: 'asha@mail.example',
  siteUrl: SITE,
  token: Buffer.alloc(32, 7),
  now: new Date('2026-11-26T06:30:00Z'),
}

/** All that the mail says: subject, text and HTML as a mail program reads them. */
async function wordsOf(mail: UnconfirmedMail): Promise<string> {
  const raw = await compose({ ...mail, messageId: 'id@pravesh.example' })
  const { subject, text, html, headers } = await PostalMime.parse(raw)
  const extra = headers.filter(
    ({ key }) => !/^(?:subject|content-|to$|from$|message-id$|date$|mime-)/.test(key),
  )
  expect(extra.map(({ key }) => key)).toEqual(['auto-submitted', 'x-auto-response-suppress'])
  return [subject, text, html].join('\n')
}

const alertMail = (query: string) => alertConfirmationMail(options, { query, frequency: 'daily' })
const PLAIN = await wordsOf(alertMail(''))

const HOSTILE = [
  ['a line break', 'hello\r\n\r\nYou won. Call 98100 00000'],
  ['a header', 'x\r\nBcc: everybody@mail.example'],
  ['an address', 'https://evil.example/win?a=b'],
  ['a bare host', 'www.evil.example'],
  ['10 kB', 'lorem '.repeat(1700)],
  ['writing direction', '\u202Eelpmaxe.live\u2066'],
  ['line separators', 'a\u2028b\u2029c\u0085d\u000Be'],
  ['HTML', '<a href="https://evil.example">Pune</a>'],
  ['lookalikes', 'Рunе'],
  ['full-width letters with an address', 'ｅｖｉｌ．ｅｘａｍｐｌｅ'],
  ['an unknown city', 'xanadu-call-me'],
  ['a name of every object', '__proto__ constructor'],
  ['a template', '${host} {{name}} %s'],
  ['half a surrogate pair', 'go\uD83D'],
  ['a zero byte', 'a\0b'],
] as const

const FREE_FIELDS = ['search', 'location', 'city', 'skill', 'company', 'category', 'type', 'job_type']
const NUMBER_FIELDS = ['experience', 'pay', 'stipend', 'batch', 'posted', 'confirmed', 'skills', 'stated']
const UNKNOWN_FIELDS = ['utm_source', 'page', 'return_to', 'name']

describe('nothing that a stranger typed is in a mail to somebody who has not confirmed', () => {
  test.each(HOSTILE)('%s', async (_, words) => {
    for (const field of [...FREE_FIELDS, ...NUMBER_FIELDS, ...UNKNOWN_FIELDS]) {
      const query = new URLSearchParams([[field, words]]).toString()
      const said = await wordsOf(alertMail(query))
      const ownWords = said.replaceAll(' The list has more filters. You see them once you confirm.', '')
      expect(ownWords, field).toBe(PLAIN)
    }
  })

  test('all fields at once, beside what our lists know', () => {
    const query = new URLSearchParams([
      ['type', 'fresher'],
      ['city', 'pune'],
      ['skill', 'python'],
      ...[...FREE_FIELDS, ...UNKNOWN_FIELDS].map((field) => [field, 'evil.example\n']),
    ])
    const { subject, text } = alertMail(query.toString())
    expect(subject).toBe('Confirm your job alert: Fresher IT jobs in Pune · Python')
    expect(text).not.toContain('evil')
  })

  test.each([
    ['pay=98.1', 'at least'],
    ['stipend=9810000', 'a month'],
    ['experience=37', 'years'],
  ])('a number that no page offers, %s, is left out', (query, words) => {
    expect(ownListName(query)).toMatchObject({ isWhole: false })
    expect(alertMail(query).text.split('\n\n')[0]).not.toContain(words)
  })
})

test.each([
  ['', 'IT jobs in India'],
  [
    'type=remote&type=fresher&category=backend&city=bangalore&city=remote&city=delhi-ncr',
    'Remote Fresher Backend jobs in Bengaluru or Delhi NCR or remote',
  ],
  ['skill=c-plus-plus&skill=dot-net&skills=any', 'IT jobs in India · C++ or .NET'],
  [
    'experience=2&pay=6&job_type=internship&posted=7&confirmed=3&stated=1',
    'IT jobs in India · up to 2 years · at least ₹6 LPA · pay stated · Internship · posted in the last 7 days · checked in the last 3 days',
  ],
])('what our own lists know of %j is named', (query, name) => {
  const known = ownListName(query)
  expect([String(known.name), known.isWhole]).toEqual([name, true])
  expect(alertMail(query).text).toContain(`new jobs of this list: ${name}. We send at most one email a day`)
})

test('what is left out is said to be there', () => {
  expect(alertMail('search=react&city=pune').text).toContain(
    `IT jobs in Pune. The list has more filters. You see them once you confirm.`,
  )
})

test('the only links are the site’s own', () => {
  for (const mail of [confirmationMail(options), alertMail('search=https://evil.example')]) {
    const links = [...mail.text.matchAll(/https?:\/\/\S+/g), ...mail.html.matchAll(/https?:\/\/[^"<\s]+/g)]
    expect(new Set(links.map(([link]) => new URL(link).origin))).toEqual(new Set([SITE]))
  }
})

test('own words take no strings', () => {
  const typed = slugOf('typed')
  // @ts-expect-error A string may have been typed by anybody.
  expect(String(own`list: ${typed}`)).toBe('list: typed')
  const alike = { toString: () => typed }
  // @ts-expect-error Neither may what looks like own words.
  expect(String(own`list: ${alike}`)).toBe('list: typed')
  expect(String(own`${own`two`} of ${3}`)).toBe('two of 3')
})
