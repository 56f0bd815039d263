import { expect, test } from 'vitest'
import { NOTHING_SAID } from '#core/about-me.ts'
import { MAX_SKILLS } from '#core/my-skills.ts'
import {
  changeJob,
  hideCompany,
  isHidden,
  MAX_SAVED,
  removeJob,
  saveJob,
  showCompany,
  type DeviceData,
} from './device-data.ts'
import { applyChange } from './kept-change.ts'
import { importFile, toFile } from './saved-file.ts'
import { fromStored, toStored } from './stored-rows.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const posting = (number: number) => ({
  id: idOf(number),
  title: `Tester ${number}`,
  company: 'Kaveri Labs',
  location: 'Pune',
})
const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 5, minute))
const NONE: DeviceData = { jobs: [], hidden: [] }
const NO_TICKS = { skills: [], steps: [] }
const importInto = (data: DeviceData, content: string, now: Date) =>
  importFile({ data, ticks: NO_TICKS }, content, now)
const linkOf = ({ id }: { id: string }) => `https://pravesh.example/jobs?job=${id}`

const saveAll = (data: DeviceData, numbers: number[]) =>
  numbers.reduce((known, number) => saveJob(known, posting(number), at(number)) ?? known, data)

test('a job is saved once, newest first, and goes through the stages with a note', () => {
  const saved = saveAll(NONE, [1, 2, 1])
  expect(saved.jobs.map(({ title }) => title)).toEqual(['Tester 2', 'Tester 1'])
  const changed = changeJob(saved, idOf(1), { stage: 'interview', note: 'Thursday' }, at(9))
  expect(changed.jobs[1]).toEqual({
    ...posting(1),
    stage: 'interview',
    note: 'Thursday',
    saved_at: at(1).toISOString(),
    changed_at: at(9).toISOString(),
  })
  expect(changed.jobs[0]).toEqual(saved.jobs[0])
})

test('a removed job comes back with its stage, in its place', () => {
  const saved = changeJob(saveAll(NONE, [1, 2, 3]), idOf(2), { stage: 'offer' }, at(9))
  const [, second] = saved.jobs
  const rest = removeJob(saved, idOf(2))
  expect(rest.jobs).toHaveLength(2)
  expect(second && applyChange(rest, { kind: 'put', job: second }, new Date())).toEqual(saved)
})

test('a full list takes no further job', () => {
  const full = saveAll(
    NONE,
    Array.from({ length: MAX_SAVED }, (_, index) => index),
  )
  expect(saveJob(full, posting(MAX_SAVED), at(1))).toBeNull()
  const imported = importInto(full, toStored(saveAll(NONE, [MAX_SAVED])), at(2))
  expect(imported).toMatchObject({ summary: '0 jobs added, 1 left out because your list is full.' })
})

test('a company is hidden and shown whatever its upper and lower case', () => {
  const hidden = hideCompany(NONE, 'Kaveri Labs', at(1))
  expect(isHidden(hidden, 'KAVERI labs ')).toBe(true)
  expect(isHidden(hidden, 'Kaveri')).toBe(false)
  expect(hidden && showCompany(hidden, 'kaveri labs').hidden).toEqual([])
})

test('what is stored is read back; a broken or newer text is an empty list', () => {
  const data = hideCompany(saveAll(NONE, [1, 2]), 'Narmada', at(3)) ?? NONE
  expect(fromStored(toStored(data))).toEqual(data)
  for (const text of [null, '', 'null', '{"jobs":1}', toStored(data).replace('"version":1', '"version":2')])
    expect(fromStored(text)).toEqual(NONE)
})

test('a downloaded file, with a link for each job, goes into another browser', () => {
  const data = hideCompany(saveAll(NONE, [1, 2]), 'Narmada', at(3)) ?? NONE
  const file = toFile({ data, ticks: NO_TICKS }, at(4), linkOf)
  expect(file).toContain(`"link": "${linkOf({ id: idOf(1) })}"`)
  expect(importInto(NONE, file, at(3))).toEqual({
    data,
    ticks: NO_TICKS,
    summary: '2 jobs added, 1 company hidden.',
    problems: [],
  })
  expect(importInto(data, file, at(5))).toEqual({
    data,
    ticks: NO_TICKS,
    summary: '0 jobs added, 2 already here.',
    problems: [],
  })
})

test('of two copies of a job the one that was changed later is kept', () => {
  const data = changeJob(saveAll(NONE, [1, 2]), idOf(1), { stage: 'test' }, at(20))
  const other = changeJob(saveAll(NONE, [1, 2]), idOf(2), { stage: 'offer' }, at(30))
  const imported = importInto(data, toStored(other), at(40))
  expect(imported).toMatchObject({ summary: '0 jobs added, 1 updated, 1 already here.' })
  expect(typeof imported === 'object' && imported.data.jobs.map(({ stage }) => stage)).toEqual([
    'offer',
    'test',
  ])
})

test('wrong rows are named by number, and the others go in', () => {
  const { jobs } = saveAll(NONE, [1, 2])
  const rows = [
    jobs[0],
    { ...jobs[1], stage: 'done' },
    { ...jobs[1], id: 'javascript:alert(1)' },
    { ...jobs[1], title: ' ' },
    { ...jobs[1], saved_at: 'yesterday' },
    { ...jobs[1], note: 7 },
    'Tester',
    null,
  ]
  const hidden = [{ company: '' }, { company: 'Narmada', hidden_at: at(1).toISOString() }]
  const file = JSON.stringify({ version: 1, jobs: rows, hidden_companies: hidden })
  expect(importInto(NONE, file, at(5))).toMatchObject({
    summary: '1 job added, 1 company hidden, 8 left out because they are not valid.',
    problems: [
      'Job 2: its stage is “done”; expected saved, applied, test, interview, offer, closed.',
      'Job 3: its id is not that of a job on this site.',
      'Job 4: it has no title.',
      'Job 5: its time is not a date.',
      'Job 6: its note is not text.',
      'Job 7: it is not a job.',
      'Job 8: it is not a job.',
      'Hidden company 1: it has no company.',
    ],
  })
})

test('skills and finished steps go with the file, and are ticked once', () => {
  const ticks = { skills: ['SQL', 'Git'], steps: ['p1#2'] }
  const file = toFile({ data: NONE, ticks }, at(4), linkOf)
  expect(importFile({ data: NONE, ticks: { skills: ['sql', 'Go'], steps: [] } }, file, at(5))).toEqual({
    data: NONE,
    ticks: { skills: ['sql', 'Go', 'Git'], steps: ['p1#2'] },
    summary: '0 jobs added, 1 skill and 1 finished step ticked.',
    problems: [],
  })
  const full = { skills: Array.from({ length: MAX_SKILLS - 1 }, (_, index) => `Skill ${index}`), steps: [] }
  const merged = importFile({ data: NONE, ticks: full }, file, at(5))
  expect(merged).toMatchObject({
    summary: '0 jobs added, 1 skill and 1 finished step ticked, 1 left out because your list is full.',
  })
  expect(typeof merged === 'object' && merged.ticks.skills.at(-1)).toBe('SQL')
})

test('what a visitor says of herself goes with the file, and fills what is not said', () => {
  const about = { ...NOTHING_SAID, batch: 2026, cities: ['Pune'] }
  const file = toFile({ data: NONE, ticks: NO_TICKS, about }, at(4), linkOf)
  expect(
    importFile({ data: NONE, ticks: NO_TICKS, about: { ...NOTHING_SAID, batch: 2025 } }, file, at(5)),
  ).toEqual({
    data: NONE,
    ticks: NO_TICKS,
    about: { ...about, batch: 2025 },
    summary: '0 jobs added, About me added.',
    problems: [],
  })
})

test('wrong skills and steps are named by number', () => {
  const file = JSON.stringify({ version: 1, jobs: [], skills: [7, 'SQL', ' '], finished_steps: 'p1#1' })
  expect(importInto(NONE, file, at(5))).toMatchObject({
    ticks: { skills: ['SQL'], steps: ['p1#1'] },
    problems: ['Skill 1: it is not text.', 'Skill 3: it is empty or longer than 100 characters.'],
  })
  expect(importInto(NONE, JSON.stringify({ version: 1, jobs: [], skills: { a: 1 } }), at(5))).toMatchObject({
    summary: '0 jobs added, 1 left out because they are not valid.',
    problems: ['Skill 1: it is not text.'],
  })
})

test.each([
  ['title,company', 'This file is not JSON.'],
  ['[]', 'This file has no saved jobs.'],
  ['{"courses":[]}', 'This file has no saved jobs.'],
  ['{"jobs":[]}', 'This file is of another version of Pravesh.'],
  ['{"version":9,"jobs":[]}', 'This file is of another version of Pravesh.'],
])('%s is refused with a clear message', (content, words) => {
  expect(importInto(NONE, content, at(1))).toContain(words)
})
