import { expect, test } from 'vitest'
import { scanText } from '../scan/scan-text.ts'
import { readBatch } from './batch.ts'

const NOW = new Date('2026-11-26T06:30:00Z')

function batchOf(text: string, title = 'Engineer', experience: string | null = null, now = NOW) {
  return readBatch(scanText({ title, experience, text }), now).value
}

test.each([
  ['B.Lib/M.Lib of 2024/2025 only', [2024, 2025]],
  ['Passed BE/BTech in 2022, 2023, 2024.', [2022, 2023, 2024]],
  ['BCA, B.Sc (CS, IT, Maths, Physics) 2025, 2026', [2025, 2026]],
  ['2025 and 2026 women graduates of CSE', [2025, 2026]],
  ['Diploma, ITI of 2023, 2024, 2025.', [2023, 2024, 2025]],
  ['Engineers or MBAs of 2024-2025.', [2024, 2025]],
  ['ITI pass 2023, 2024 and 2025.', [2023, 2024, 2025]],
  ['M.Tech VLSI / B.Tech ECE of 2025', [2025]],
  ['Graduated between 2019 and 2022.', [2019, 2020, 2021, 2022]],
  ['Any degree 2025', [2025]],
  ['MBA 2024-2026 batch, marketing major.', [2026]],
  ['2025/2026 batch', [2025, 2026]],
  ['Graduating between Dec 2026 and Jun 2027', [2026, 2027]],
  ['Degree completed in 2025', [2025]],
  ['Graduate Trainee Engineer 2026', [2026]],
  ['Campus Hire 2026', [2026]],
  ['2024 pass-outs can apply', [2024]],
  ['YOP 2023-2025', [2023, 2024, 2025]],
  ['Year of Passing: 2024, 2025', [2024, 2025]],
  ['Year of pass: 2024, 2025, 2026', [2024, 2025, 2026]],
  ['You finished in 2025 or in 2026.', [2025, 2026]],
  ['You finish your degree in 2027.', [2027]],
  ['Passed out in 2024 or 2025', [2024, 2025]],
  ['Students graduating in 2026 are eligible', [2026]],
  ['Batch 2024-25', [2024, 2025]],
  ['Batch eligible - 2024/25/26', [2024, 2025, 2026]],
  ['2k25 batch', [2025]],
  ['2021-2025 batch B.Tech', [2025]],
  ['Class of 2026', [2026]],
  ['B.Tech (2026) freshers', [2026]],
  ['ITI 2023 / 2024 pass', [2023, 2024]],
  ['*Batch:* 2025/2026', [2025, 2026]],
  ['graduate 2022 se 2024 tak ke pass out', [2022, 2023, 2024]],
  ['YOP-2023,24 passout.', [2023, 2024]],
  ['MCA freshers from 2024, 2023, 2022 should apply', [2022, 2023, 2024]],
  ['Degree obtained in 2024, 2025 or 2026', [2024, 2025, 2026]],
  ['For 2024 P.O with no active backlogs', [2024]],
  ['year of passing (YOP) 2019, 2020 and 2021', [2019, 2020, 2021]],
  ['Degrees completed in 2019, 2020, or 2021.', [2019, 2020, 2021]],
  ['"Batch": "2024 to 2025"', [2024, 2025]],
  ['B.Tech, 2023 2024 2025 passed out', [2023, 2024, 2025]],
  ['Freshers 2022-2025 may walk in', [2022, 2023, 2024, 2025]],
  ['Walk-in any Freshers 2018-2025', [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025]],
  ['Software engineer for 2025 grad (startup job)', [2025]],
  ['M.Sc. (CSE, IT only) from 2023 year of pass outs', [2023]],
  ['year of passing the highest degree 2019, 2020, or 2021', [2019, 2020, 2021]],
  ['BE, BTech, MCA, MSc of 2020 or 2021.', [2020, 2021]],
])('%j names the years %j', (text, years) => {
  expect(batchOf(text)).toEqual(years)
})

test.each([
  'Founded in 2015, we completed 2024 with 200 customers',
  'Batch starts 5 Feb',
  'Our 2025 batch of startups was large',
  'SQL Server 2016 to 2019',
  'Apply before 31 March 2026',
  'Fiscal year 2025-26 targets',
  'Notification for Freshers 2017 | Assistant Manager',
])('%j names no batch', (text) => {
  expect(batchOf(text)).toEqual([])
})

test.each([
  ['Pass-outs of 2023 to 2025', [2023, 2024, 2025]],
  ['You will complete a Diploma, Bachelor’s or Master’s in Physics, Statistics or Computing in 2027', [2027]],
  ['M.Sc / MCA (2024-2026 batch)', [2026]],
  ['BE in CSE / ECE of the year 2024', [2024]],
  ['B.E. of 2025 or 2026 passing year', [2025, 2026]],
  ['Should have passed B.E. in IT with not less than 60% in the year 2024 or 2025', [2024, 2025]],
  ['2022-2026 batch (4 year) and 2024-2026 batch (2 year)', [2026]],
  ['2025 graduates, and those of 2024 who worked for a year', [2024, 2025]],
  ['A graduate of 2025 (or 2024 with a portfolio)', [2024, 2025]],
  ['2025 M.Tech/B.E. E&TC', [2025]],
  ['We have completed 25 years in 2024.', []],
  ['The company passed its SOC 2 audit in 2025.', []],
  ['The founders graduated in 2016 and 2018.', []],
  ['From our alumnus (2016 batch)', []],
  ['There is a separate drive for 2027 passouts', []],
  ['Graduates of 2023 have their own drive next week', []],
  ['Guide projects (2027 batch have already joined)', []],
])('%j: years a long text names', (text, years) => {
  expect(batchOf(text)).toEqual(years)
})

test('title and field of experience are read too, and each year is named once', () => {
  expect(batchOf('2025 batch only', 'Trainee - 2025 Batch', '2024 passout')).toEqual([2024, 2025])
})

test('the year of a drive is the batch only where nothing else is', () => {
  expect(batchOf('YOP 2019 and 2020', 'Campus Hiring 2022')).toEqual([2019, 2020])
  expect(batchOf('Apply by April', 'Campus Hiring 2022')).toEqual([2022])
})

test('the evidence is the words read', () => {
  const { evidence } = readBatch(scanText({ title: 'SDE', text: 'Batch: 2026' }), NOW)
  expect(evidence).toEqual(['Batch: 2026'])
})

test.each([
  ['Batch: 2041', 2026, []],
  ['Batch: 2041', 2028, [2041]],
  ['2k41 batch', 2040, [2041]],
  ['Batch 2044-45', 2044, [2044, 2045]],
  ['2012 pass-outs', 2026, [2012]],
  ['2012 pass-outs', 2040, []],
])('%j in %i names %j: what is plausible follows the clock', (text, year, years) => {
  expect(batchOf(text, 'Engineer', null, new Date(Date.UTC(year, 5)))).toEqual(years)
})

test('a batch that is named again is quoted once', () => {
  const text = 'Freshers of the 2025 batch. 2025 batch only. 2026 batch too.'
  expect(readBatch(scanText({ text }), NOW).evidence).toEqual(['2025 batch', '2026 batch'])
})
