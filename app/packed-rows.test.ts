import { expect, test } from 'vitest'
import { exampleJob } from '#test/example-job.ts'
import { packRows, unpackRows } from './packed-rows.ts'

test('rows are read as they were packed', () => {
  const rows = [
    exampleJob({ title: `~"R&D"~ \\ <b> ₹ ' \n`, skills: ['C~', '"D"'], last_seen_at: null }),
    exampleJob({ salary_min: 12.5, company: '', application_deadline: new Date(0) }),
  ]
  expect(unpackRows(packRows(rows))).toEqual(rows)
  expect(unpackRows(packRows([]))).toEqual([])
})

test('the names of fields are there once, and nothing has to be escaped in the data of a page', () => {
  const packed = packRows([exampleJob(), exampleJob()])
  expect(packed.split('salary_period')).toHaveLength(2)
  expect(packed).not.toContain('"')
})

test('rows with other fields are refused', () => {
  expect(() =>
    packRows<object>([
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ]),
  ).toThrow('the same fields')
  expect(() => packRows<object>([{ a: 1 }, { a: 1, b: 2 }])).toThrow('the same fields')
})
