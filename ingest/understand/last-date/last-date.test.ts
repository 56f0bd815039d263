import { expect, test } from 'vitest'
import { understand } from '../understand.ts'

const NOW = new Date('2026-11-26T06:30:00Z')

function lastDate(description: string, posted = NOW, title = 'Java Developer') {
  const posting = { title, description, locations: [], offices: [], departments: [], skills: [], pay: [] }
  const fields = { employment_type: null, workplace_type: null, experience: null, pay_text: null }
  return understand({ ...posting, ...fields }, NOW, posted)
}

test.each([
  ['Last date to apply: 3 December 2026', '2026-12-03'],
  ['Applications close on 05/12/2026', '2026-12-05'],
  ['Apply by 5 PM on Friday, the 4th of December', '2026-12-04'],
  ['Apply through our careers page before 5 Dec', '2026-12-05'],
  ['Deadline: 05/12', '2026-12-05'],
  ['<h3>Last date to apply</h3><p>2026-12-05</p>', '2026-12-05'],
  [
    '<table><tr><td>Bond</td><td>2 years</td></tr><tr><td>Closing date</td><td>11 Dec</td></tr></table>',
    '2026-12-11',
  ],
  ['Last date: 3 Dec. Apply by 3rd December 2026', '2026-12-03'],
  ['Last date to apply: 3 Dec, now closing on 5 PM', '2026-12-03'],
  [
    'Last date to apply: 3 December 2026. The last date to apply has been extended to 9 December 2026.',
    '2026-12-09',
  ],
  ['Last date to apply: 3 December 2026. Registration closes: 9 December 2026', null],
  ['Apply by 3 Dec to 9 Dec', null],
  ['Apply by 3, 4 and 5 December', null],
  ['Apply by 31/11/2026', null],
  ['Certificates apply before 5 December 2026', null],
  ['The project deadline: 5 December 2026', null],
])('%j: the last date is %j', (description, day) => {
  expect(lastDate(description).lastDate.value).toBe(day)
})

test('a day without a year is the next one within six months, and none is before the posting', () => {
  const posted = new Date('2026-08-01T18:30:00Z')
  const read = (text: string) => lastDate(text, posted).lastDate.value
  // It was posted on 2 August in India.
  expect(['1 Aug', '2 Aug', '1 Feb', '2 Feb', '3 Feb'].map((day) => read(`Apply by ${day}`))).toEqual([
    null,
    '2026-08-02',
    '2027-02-01',
    null,
    null,
  ])
  expect(read('Apply by 1 August 2026')).toBeNull()
  expect(read('Apply by 5 March 2027')).toBe('2027-03-05')
  expect(read('Apply by 5 March 2028')).toBeNull()
})

test('the title may state it, and the words are quoted', () => {
  expect(lastDate('', NOW, 'Java Developer (apply by 3 Dec)').lastDate.value).toBe('2026-12-03')
  expect(lastDate('<p>We build. Last date to apply: 3 December 2026.</p>').quotes.last_date).toEqual({
    text: 'We build. Last date to apply: 3 December 2026.',
    from: 'text',
  })
})
