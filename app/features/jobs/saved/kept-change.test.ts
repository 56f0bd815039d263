import { expect, test } from 'vitest'
import { applyChange, newerThan, type KeptChange } from './kept-change.ts'
import { isHidden, type DeviceData, type SavedJob } from './device-data.ts'

const NOW = new Date('2026-11-20T06:30:00.000Z')
const EARLIER = '2026-11-10T06:30:00.000Z'
const LATER = '2026-11-30T06:30:00.000Z'
const posting = { id: 'a', title: 'Tester', company: 'Kaveri', location: 'Pune' }
const job = (id: string, changed: Partial<SavedJob> = {}): SavedJob => ({
  ...posting,
  id,
  stage: 'saved',
  note: '',
  saved_at: EARLIER,
  changed_at: EARLIER,
  ...changed,
})
const NOTHING: DeviceData = { jobs: [], hidden: [] }

const after = (...changes: KeptChange[]) =>
  changes.reduce((data, change) => applyChange(data, change, NOW) ?? data, NOTHING)

test('changes of jobs: saved, moved, noted, removed and put back', () => {
  const at = NOW.toISOString()
  const tracked = after(
    { kind: 'save', job: posting },
    { kind: 'change', id: 'a', stage: 'test' },
    { kind: 'change', id: 'a', note: 'Monday' },
  )
  expect(tracked.jobs).toEqual([job('a', { stage: 'test', note: 'Monday', saved_at: at, changed_at: at })])
  const removed = applyChange(tracked, { kind: 'remove', id: 'a' }, NOW)
  expect(removed).toEqual(NOTHING)
  expect(applyChange(NOTHING, { kind: 'put', job: job('a') }, NOW)?.jobs).toEqual([job('a')])
})

test('a company is hidden and shown, however its name is written', () => {
  const hidden = after({ kind: 'hide', company: 'Kaveri Labs' })
  expect(hidden.hidden).toMatchObject([{ company: 'Kaveri Labs' }])
  expect(applyChange(hidden, { kind: 'show', company: ' KAVERI labs' }, NOW)).toEqual(NOTHING)
  expect(isHidden(hidden, 'Kaveri Labs India Pvt. Ltd.')).toBe(true)
  expect(isHidden(hidden, 'Kaveri')).toBe(false)
  expect(isHidden(after({ kind: 'hide', company: '???' }), '!!!')).toBe(false)
})

test('only what is missing or was changed later is copied', () => {
  const account: DeviceData = {
    jobs: [job('same'), job('older'), job('newer', { changed_at: LATER })],
    hidden: [{ company: 'Kaveri', hidden_at: EARLIER }],
  }
  const device: DeviceData = {
    jobs: [job('same'), job('older', { changed_at: LATER }), job('newer'), job('missing')],
    hidden: [
      { company: 'KAVERI', hidden_at: LATER },
      { company: 'Narmada', hidden_at: LATER },
    ],
  }
  const rest = newerThan(account, device)
  expect(rest.jobs.map(({ id }) => id)).toEqual(['older', 'missing'])
  expect(rest.hidden.map(({ company }) => company)).toEqual(['Narmada'])
})
