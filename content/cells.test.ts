import { expect, test } from 'vitest'
import { CONTENT_TABLES } from '#core/content/tables.ts'
import { cellOf, fieldsOf, sameValue, valueOf, type Field, type FieldKind } from './cells.ts'

const field = (kind: FieldKind, nullable = false): Field => ({ name: 'field', kind, nullable })

test('each field’s kind is derived from its schema', () => {
  const kinds = (table: string) => {
    const found = CONTENT_TABLES.filter((one) => one.table === table).flatMap(fieldsOf)
    return Object.fromEntries(found.map(({ name, kind, nullable }) => [name, nullable ? `${kind}?` : kind]))
  }
  expect(kinds('career_paths')).toMatchObject({ average_salary: 'number?', tools: 'list', roadmap: 'json' })
  expect(kinds('events_hackathons')).toMatchObject({
    event_name: 'text',
    event_type: 'text',
    event_date: 'instant?',
    is_expected: 'boolean',
    registration_link: 'text?',
  })
  expect(kinds('mnc_job_openings')).toMatchObject({ deadline: 'text?', requirements: 'list' })
  expect(kinds('learn_courses')).toMatchObject({ rating: 'number?' })
})

const STEPS = [{ title: 'HTML; CSS', description: 'Say "hello", world', duration: '2 weeks' }]

test.each<[FieldKind, unknown, string]>([
  ['text', 'Docker, for freshers', 'Docker, for freshers'],
  ['text', '₹50,000–₹2 lakh', '₹50,000–₹2 lakh'],
  ['number', 4.5, '4.5'],
  ['number', 100_000, '100000'],
  ['boolean', true, 'TRUE'],
  ['boolean', false, 'FALSE'],
  ['instant', '2027-12-01T00:00:00+05:30', '2027-12-01T00:00:00+05:30'],
  ['list', ['B.E., B.Tech', 'SQL'], 'B.E., B.Tech; SQL'],
  ['list', [], ''],
  ['list', ['C; C++', 'SQL'], '["C; C++","SQL"]'],
  ['list', ['[draft]', 'SQL'], '["[draft]","SQL"]'],
  ['list', [' spaced ', 'two\nlines'], '[" spaced ","two\\nlines"]'],
  ['json', STEPS, JSON.stringify(STEPS)],
  // A spreadsheet would run these as formulas.
  ['text', '=HYPERLINK("https://a.example")', `'=HYPERLINK("https://a.example")`],
  ['text', '+91 helpline', "'+91 helpline"],
  ['text', '-- a dash', "'-- a dash"],
  ['text', '@abdul_bari', "'@abdul_bari"],
  ['text', "'=quoted", "''=quoted"],
  ['text', "'twas", "'twas"],
  ['list', ['@mention', 'x'], "'@mention; x"],
])('%s %j is written as %j and read back', (kind, value, cell) => {
  expect(cellOf(field(kind), value)).toBe(cell)
  expect(valueOf(field(kind), cell)).toEqual({ value })
})

test.each<FieldKind>(['text', 'number', 'boolean', 'instant', 'list', 'json'])(
  'an empty cell is null where %s may be',
  (kind) => {
    expect(cellOf(field(kind, true), null)).toBe('')
    expect(valueOf(field(kind, true), '  ')).toEqual({ value: null })
  },
)

test.each<[FieldKind, string, unknown]>([
  ['boolean', 'yes', true],
  ['boolean', 'True', true],
  ['boolean', ' Y ', true],
  ['boolean', '1', true],
  ['boolean', 'NO', false],
  ['boolean', 'n', false],
  ['boolean', '0', false],
  ['number', '1,00,000', 100_000],
  ['number', '25,00,000', 2_500_000],
  ['number', '1,00,00,000', 10_000_000],
  ['number', '100,000', 100_000],
  ['number', '1,000', 1000],
  ['number', '₹ 499', 499],
  ['number', '4.50', 4.5],
  ['list', 'HTML;CSS ; ;Git;', ['HTML', 'CSS', 'Git']],
  ['list', 'HTML\nCSS', ['HTML', 'CSS']],
  ['text', '  trimmed ', 'trimmed'],
])('typed by a person: %s %j is read as %j', (kind, cell, value) => {
  expect(valueOf(field(kind), cell)).toEqual({ value })
})

test.each<[FieldKind, string, RegExp]>([
  ['boolean', 'maybe', /^expected TRUE or FALSE, yes or no; found "maybe"$/],
  ['boolean', '', /found nothing$/],
  ['number', '4,5', /^expected a number such as 4\.5, 100000 or 1,00,000; found "4,5"$/],
  ['number', '1 lakh', /found "1 lakh"$/],
  ['number', '10,0000', /found "10,0000"$/],
  ['number', '1e5', /found "1e5"$/],
  ['number', '-5', /found "-5"$/],
  ['number', '', /found nothing$/],
  ['json', '[{"title": ]', /^expected a list in JSON: \[ … \]; found/],
  ['json', '{}', /^expected a list in JSON/],
  ['list', '["a",', /^expected a list in JSON/],
])('%s cannot be read from %j', (kind, cell, problem) => {
  expect(valueOf(field(kind), cell)).toEqual({ value: cell, problem: expect.stringMatching(problem) })
})

test('an instant equals the same one with another offset; a list in another order is different', () => {
  expect(sameValue(field('instant'), '2027-12-01T00:00:00+05:30', '2027-11-30T18:30:00Z')).toBe(true)
  expect(sameValue(field('instant'), '2027-12-01T00:00:00+05:30', '2027-12-01T00:00:00Z')).toBe(false)
  expect(sameValue(field('instant', true), null, '2027-12-01T00:00:00Z')).toBe(false)
  expect(sameValue(field('list'), ['a', 'b'], ['b', 'a'])).toBe(false)
  // The database returns the properties of a step in its own order.
  expect(sameValue(field('json'), [{ a: 1, b: 2 }], [{ b: 2, a: 1 }])).toBe(true)
})
