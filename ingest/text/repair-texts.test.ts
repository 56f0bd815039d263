import { expect, test } from 'vitest'
import { repairTexts } from './repair-texts.ts'

test('texts are repaired at any depth, and nothing else changes', () => {
  const day = new Date('2026-11-20T00:00:00Z')
  expect(
    repairTexts({ 'a\0': ['x\ud83d', { b: '\u202eQA', n: 7, ok: true, none: null }], day, text: 'â‚¹5 LPA' }),
  ).toEqual({ a: ['x\ufffd', { b: 'QA', n: 7, ok: true, none: null }], day, text: '₹5 LPA' })
})

test('a payload without anything to repair is not copied', () => {
  const payload = { jobs: [{ title: 'QA 🚀', skills: ['Java'] }] }
  expect(repairTexts(payload)).toBe(payload)
})

test('what is nested without end is cut off', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(20_000)}"x"${']'.repeat(20_000)}`)
  expect(JSON.stringify(repairTexts({ deep, title: 'QA' })).length).toBeLessThan(300)
})
