import { expect, test } from 'vitest'
import { scanText } from '#ingest/understand/scan/scan-text.ts'
import { formatScan } from './scan-report.ts'

test('shows sections, lines and the tagged words of each', () => {
  const text =
    '<h3>Requirements</h3><ul><li>2 years of experience</li></ul><h3>Benefits</h3><p>CTC: 5 LPA</p>'
  expect(formatScan(scanText({ title: 'Engineer', text })).split('\n')).toEqual(
    expect.arrayContaining([
      '[title]',
      '[requirements]',
      '  - 2 years of experience',
      expect.stringContaining('time unit 12 “years” · '),
      '[offer]',
      '  CTC: 5 LPA',
      expect.stringContaining('pay word “CTC” · '),
    ]),
  )
})

test('shows what speaks for and against years being asked for', () => {
  const weighed = formatScan(scanText({ text: 'Our mentors have 12 years of experience.' }))
  expect(weighed).toMatch(/years “12 years” weigh -\d+\.\d\d: .+ “.+” [-+]\d\.\d\d · /)
})

test('shows which mode a sentence about a place speaks for', () => {
  const weighed = formatScan(scanText({ text: 'You work from your own home, wherever in India it is.' }))
  expect(weighed).toMatch(/place “You work .+” weighs remote \+\d+\.\d\d, .+: .+ “.+” [-+]\d\.\d\d/)
})
