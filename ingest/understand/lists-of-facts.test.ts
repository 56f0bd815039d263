import { expect, test } from 'vitest'
import { explain } from '#ingest/explain/explanation.ts'
import { readFreePosting } from '#ingest/explain/free-posting.ts'
import { understand } from './understand.ts'

/*
 * Texts that lost what parted their fields, as they come from spreadsheets and messages.
 */

function read(description: string, title = 'Engineer') {
  return explain(understand(readFreePosting({ title, description })))
}

test.each([
  ['PHP Laravel Phase 8 Mohali 1-3 yr 20k to 40k both side cab no', 1, 3],
  ['React JS 2+ yrs Ahmedabad SG highway WFO immediate joiner 6-8 LPA no bond', 2, null],
  ['INTERNATIONAL VOICE PROCESS KOLKATA EXP 0-2 YRS AGE 18-32 SALARY 18K', 0, 2],
  ['SAP ABAP Total exp 8-12 Relevant 5 Airoli 5 days WFO C2H 12 months contract', 8, 12],
  ['iOS Swift Baner Yrs 5-7 Rate 1.2L pm', 5, 7],
  ['POWER BI YEARS 3+ KOLKATA DAX SQL MUST 12 LPA MAX', 3, null],
  ['Network Support Experience Fresher Passout 2025 Jaipur', 0, 0],
])('years: %s', (text, experience_min, experience_max) => {
  expect(read(text)).toMatchObject({ experience_min, experience_max })
})

test.each([
  'Consultant Pune year 5 onwards 20 LPA',
  'We place engineers at Pune with 8-12 years at 20 LPA',
  'Payroll of 2-4 years old firms in Pune, Mumbai and Delhi is what you audit, 5 LPA clients',
])('years of others: %s', (text) => {
  expect(read(text)).toMatchObject({ experience_min: null })
})

test.each([
  ['Azure engineer 1 year contract remote rate 85k pm laptop provided', 'remote'],
  ['Java Developer Pune Exp 4-7 yrs Hybrid NP 30 days max CTC upto 18 LPA', 'hybrid'],
  ['PHP Laravel Phase 8 Mohali 1-3 yr 5 vacancy NP 15 days hybrid', 'hybrid'],
  ['Desktop support onsite client Noida 0-1 Years joining 7 days pay 16k', 'onsite'],
  ['POWER BI YEARS 3+ KOLKATA BASED CO REMOTE ROLE DAX SQL MUST 12 LPA MAX', 'remote'],
  ['Networks of remote villages in Bihar 3 yrs 20k to 25k', null],
  ['Recruiter of remote, hybrid and office roles Pune 2-4 yrs 5 LPA', null],
])('work mode: %s', (text, work_mode) => {
  expect(read(text)).toMatchObject({ work_mode })
})

test.each([
  [
    'Java Madhapur NP 15 days Spring Hibernate Kafka AWS Docker REST SQL payroll of a partner, insurance and a joining bonus',
    15,
  ],
  ['desktop support Noida joining 7 days pay 16k', 7],
  ['AIROLI SHIFTS ROTATIONAL IMMEDIATE JOINERS TRAINING 21 DAYS SAL 17500', 0],
  ['NP 15 days of the insurance', null],
])('notice: %s', (text, notice_days) => {
  expect(read(text)).toMatchObject({ notice_days })
})

test.each([
  ['AC mechanic ITI Vashi 12 technicians needed urgent', 12],
  ['Bhiwandi godown 10 workers needed', 10],
  ['Fitter, tool die maker 6 aadmi chahiye', 6],
  ['RO technician 4 chahiye Kanpur', 4],
  ['WEB PROGRAMMER 25 POST AGE 21 TO 28', 25],
  ['FTTH NOC ENGR POST 02 SALARY 35K', 2],
  ['BE CSE Coimbatore WFO vacancies 12 3.6 LPA', 12],
  ['needs 50 Telesales Agents, Gurgaon', 50],
  ['Hiring 3D artists', null],
  ['Looking for 2 references from past managers', null],
  ['Plan the month: 12 posts, 8 reels, stories as they come', null],
  ['Wait for our next posting where 5 openings will come', null],
  ['need 2 references', null],
])('openings: %s', (text, openings) => {
  expect(read(text)).toMatchObject({ openings })
})

test('the strength of a batch is none that may apply', () => {
  expect(read('PGT for session 2025-26 batch strength 35 students')).toMatchObject({ batch: null })
})
