import { expect, test } from 'vitest'
import { dateForms, firstWords, withoutPersons } from './live-report.ts'

test.each([
  ['<html><head><style>a{}</style><title>Just a moment…</title></head><body>Verify', 'Just a moment… Verify'],
  [
    '{"code":"ORG_NOT_FOUND","message":"No such site","recruiter":{"name":"Asha Rao"}}',
    'JSON with code, message, recruiter, name. code: "ORG_NOT_FOUND"; message: "No such site"',
  ],
  ['[{"recruiter":"Asha Rao","phone":"98765 43210', 'JSON with recruiter, phone.'],
  ['', ''],
  ['Subscription expired\n\n(402)', 'Subscription expired (402)'],
])('of the body %j the report has %j', (body, words) => {
  expect(firstWords(body)).toBe(words)
})

test.each([
  ['mail asha.rao+jobs@acme.co.in now', 'mail [address] now'],
  ['call +91 98765-43210', 'call [number]'],
  ['https://a.example/x?token=abc#y failed', 'https://a.example/x?… failed'],
  ['key eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9 ends', 'key [token] ends'],
  ['jobs[3].title expected string', 'jobs[3].title expected string'],
  ['2026-11-26T06:00', '2026-11-26T06:00'],
])('%j is written as %j', (text, written) => {
  expect(withoutPersons(text)).toBe(written)
})

test('dates are reported by their form alone, also of nested fields and of texts', () => {
  const payload = {
    jobs: [
      {
        posted_at: '2026-11-01',
        Date_Opened: '11/25/2026',
        createdAt: 1_700_000_000_000,
        updated: 1_700_000_000,
      },
      { posted_at: '2026-11-02', postedOn: 'Posted 12 Days Ago', datePosted: 'Wed Sep 30 00:00:00 UTC 2026' },
    ],
    recruiter: { updatedBy: 'Asha Rao', name: '1990-01-01' },
    timeType: 'Full time',
    endpoint: 'x'.repeat(50),
  }
  expect(dateForms(payload)).toEqual({
    'posted_at 9999-99-99': 2,
    'Date_Opened 99/99/9999': 1,
    'createdAt milliseconds': 1,
    'updated seconds': 1,
    'postedOn Posted 99 Days Ago': 1,
    'datePosted Aaa Aaa 99 99:99:99 UTC 9999': 1,
  })
  expect(dateForms(null)).toEqual({})
})
