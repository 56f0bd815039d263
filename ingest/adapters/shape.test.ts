import { expect, test } from 'vitest'
import { z } from 'zod'
import { field, onlyNamed, part, rows } from './shape.ts'
import { readStatedMoment } from './moment.ts'

test('a payload keeps the fields that its schema names, at any depth, and what could not be read', () => {
  const schema = z.object({
    jobs: z.array(
      z.object({
        id: field.required,
        places: z.array(z.object({ city: field.text }).nullish()).nullish(),
        team: z.union([z.string(), z.object({ label: z.string() })]).nullish(),
        any: z.unknown(),
        detail_problem: field.text,
      }),
    ),
    total: field.count,
  })
  const person = { name: 'Asha', email: 'asha@hr.example' }
  const job = {
    id: 7,
    places: [{ city: 'Pune', contact: person }, null],
    team: { label: 'QA', lead: person },
  }
  expect(
    onlyNamed(schema, {
      total: '2',
      owner: person,
      jobs: [
        { ...job, recruiter: person, any: { x: 1 } },
        { id: person, places: person, team: 'QA', detail_problem: 'x', any: null },
        'odd',
      ],
    }),
  ).toEqual({
    total: '2',
    jobs: [
      { id: 7, places: [{ city: 'Pune' }, null], team: { label: 'QA' }, any: { x: 1 } },
      { id: null, places: null, team: 'QA', detail_problem: 'x', any: null },
      'odd',
    ],
  })
})

test('an object or a list may be absent, and a row that is null says nothing', () => {
  const shape = z.object({ place: part({ city: field.text }), teams: rows({ name: field.text }) })
  expect(shape.parse({})).toEqual({ teams: [] })
  const teams = [{ name: 'QA' }, null, { name: 7, lead: 'Asha' }]
  expect(shape.parse({ place: null, teams })).toEqual({ place: null, teams: [{ name: 'QA' }, { name: '7' }] })
  expect(shape.safeParse({ teams: ['QA'] }).success).toBe(false)
})

test.each([
  [field.text, 7, '7'],
  [field.text, null, null],
  [field.required, 42, '42'],
  [field.beside, { odd: true }, null],
  [field.number, '12.5', 12.5],
  [field.number, '', null],
  [field.number, 'by agreement', null],
  [field.count, '3', 3],
  [field.flag, 'Yes', true],
  [field.flag, 'false', false],
  [field.flag, 0, false],
])('%#: %j is read as %j', (schema, value, read) => {
  expect(schema.parse(value)).toBe(read)
})

test.each([
  [1_790_000_000, '2026-09-21T14:13:20.000Z'],
  [1_790_000_000_000, '2026-09-21T14:13:20.000Z'],
  ['1790000000', '2026-09-21T14:13:20.000Z'],
  ['29-Sep-2026', '2026-09-29T00:00:00.000Z'],
  ['October  2, 2026', '2026-10-02T00:00:00.000Z'],
  ['Sept 2 2026', '2026-09-02T00:00:00.000Z'],
  ['Foo 2 2026', undefined],
  ['31-Feb-2026', undefined],
  ['05/06/2026', undefined],
  [7, undefined],
  [1e15, undefined],
  [null, undefined],
])('%j is the moment %s', (value, moment) => {
  expect(readStatedMoment(value)?.toISOString()).toBe(moment)
})

test.each([
  ['', null],
  ['/apply/7', null],
  [7, null],
  [undefined, undefined],
])('an address beside the posting that is %j costs nothing', (value, read) => {
  expect(field.address.parse(value)).toBe(read)
})
