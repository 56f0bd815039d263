import { describe, expect, test } from 'vitest'
import { rowsIn } from '#find/bits.ts'
import type { WordFields } from './row-reader.ts'
import { createWordIndex, type WordIndex } from './word-index.ts'

const PLAIN: WordFields = {
  title: 'Developer',
  company: 'Tarangini Tech',
  skills: [],
  locations: ['Pune'],
  category: null,
  experience_level: null,
  experience_min: null,
  experience_max: null,
  work_mode: 'onsite',
  job_type: 'Full-time',
  batch: [],
}

/** An index of rows in the order given; a `description` is added too. */
function indexOf(...rows: (Partial<WordFields> & { description?: string })[]): WordIndex {
  const index = createWordIndex()
  for (const [row, { description, ...fields }] of rows.entries()) {
    index.add(row, { ...PLAIN, ...fields })
    if (description !== undefined) index.addDescription(row, description)
  }
  return index
}

function found(index: WordIndex, text: string): number[] {
  return [...rowsIn(index.search(text).rows)]
}

/** The rows, best first. */
function ranked(index: WordIndex, text: string): number[] {
  const { rows, scoresOf } = index.search(text)
  const scores = scoresOf(rows)
  return [...rowsIn(rows)].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
}

test('a company is found by its other names', () => {
  const index = indexOf(
    { company: 'Tata Consultancy Services Ltd' },
    { company: 'TCS' },
    { company: 'Tata Elxsi' },
  )
  expect(found(index, 'tcs')).toEqual([0, 1])
  expect(found(index, 'tata consultancy services')).toEqual([0, 1])
})

describe('whole words', () => {
  const index = indexOf(
    { title: 'Software Intern' },
    { title: 'Internal Tools Engineer' },
    { title: 'JavaScript Engineer' },
    { title: 'Java Engineer' },
    { title: 'Google Cloud Architect' },
    { title: 'React Engineer' },
  )
  test.each([
    ['intern', [0]],
    ['java', [3]],
    ['go', []],
    ['act', []],
    ['react', [5]],
    ['internal', [1]],
  ])('%j finds %j', (text, rows) => {
    expect(found(index, text)).toEqual(rows)
  })
})

test('a beginning counts only where no row holds the word, from two letters on while it is typed', () => {
  const index = indexOf(
    { title: 'Salesforce Administrator' },
    { title: 'Sa Consultant' },
    { title: 'Observability Lead' },
  )
  expect(found(index, 'sales')).toEqual([])
  expect(found(index, 'salesf')).toEqual([0])
  expect(found(index, 'sa')).toEqual([1])
  expect(found(index, 'ob')).toEqual([2])
  expect(found(index, 'ob consultant')).toEqual([1])
  expect(index.search('ob consultant').leftOut).toEqual(['ob'])
  expect(index.search('observ').readAs).toEqual([{ typed: 'observ', as: 'observability' }])
})

test('a misspelling counts only where nothing else does, and says how it was read', () => {
  const index = indexOf({ title: 'Python Engineer' }, { title: 'Data Engineer', description: 'pyhtonic' })
  expect(found(index, 'pyhton')).toEqual([0])
  expect(index.search('pyhton').readAs).toEqual([{ typed: 'pyhton', as: 'Python' }])
  expect(found(index, 'bengaloru')).toEqual([])
})

test('the more frequent word is the correction', () => {
  const index = indexOf(
    { title: 'Batch Lead' },
    { title: 'Match Lead' },
    { title: 'Watch Lead' },
    { title: 'Witch Lead' },
  )
  expect(found(index, 'wetch')).toHaveLength(1)
  index.add(4, { ...PLAIN, title: 'Witch Hunter' })
  expect(index.search('wetch').readAs).toEqual([{ typed: 'wetch', as: 'witch' }])
})

test('a misspelt word is read within the name that it belongs to', () => {
  const index = indexOf({ title: 'Data Scientist' }, { title: 'Rocket Science Engineer' })
  expect(found(index, 'data sceince')).toEqual([0])
})

test('words of other work are no misspellings', () => {
  expect(found(indexOf({ title: 'Nurser Software' }), 'nurse')).toEqual([])
})

test('other names, plurals, and words that were typed as one', () => {
  const index = indexOf(
    { title: 'React.js Developer', locations: ['Bengaluru'] },
    { title: 'Quality Assurance Analyst' },
    { title: 'Android Engineers', work_mode: 'remote', locations: [] },
  )
  expect(found(index, 'reactjs')).toEqual([0])
  expect(found(index, 'React JS bangalore')).toEqual([0])
  expect(found(index, 'developers')).toEqual([0, 2])
  expect(found(index, 'tester')).toEqual([1])
  expect(found(index, 'wfh')).toEqual([2])
  expect(found(index, 'reactdeveloper')).toEqual([0])
  expect(index.search('wfh').readAs).toEqual([{ typed: 'wfh', as: 'Remote' }])
})

test('a part of a city is read as the city', () => {
  const index = indexOf({ locations: ['Bengaluru'] }, { locations: ['Pune'] })
  expect(index.search('whitefield')).toMatchObject({ readAs: [{ typed: 'whitefield', as: 'Bengaluru' }] })
  expect(found(index, 'Hinjewadi phase 1')).toEqual([1])
  expect(found(index, 'banner')).toEqual([])
})

test('words beyond the most that one search asks for are named', () => {
  const words = Array.from({ length: 14 }, (_, number) => `word${number}`)
  expect(indexOf({}).search(words.join(' ')).leftOut).toHaveLength(14)
})

test('either of two words', () => {
  const index = indexOf({ title: 'Python Lead' }, { title: 'Golang Lead' }, { title: 'Scala Lead' })
  expect(found(index, 'python or golang')).toEqual([0, 1])
})

test('the title comes before skills, company, place and description', () => {
  const index = indexOf(
    { title: 'Engineer', description: '<p>We use Kafka.</p>' },
    { title: 'Engineer', company: 'Kafka Works' },
    { title: 'Engineer', skills: ['Kafka'] },
    { title: 'Kafka Engineer' },
  )
  expect(ranked(index, 'kafka')).toEqual([3, 2, 1, 0])
})

test('words beside each other in the title come first', () => {
  const index = indexOf({ title: 'Cloud Engineer, Billing' }, { title: 'Billing Cloud Engineer' })
  expect(ranked(index, 'billing cloud')).toEqual([1, 0])
})

test('a title that repeats its place comes no sooner', () => {
  const index = indexOf({ title: 'Kafka Lead, Pune' }, { title: 'Kafka Lead' })
  const { rows, scoresOf } = index.search('kafka pune')
  const scores = scoresOf(rows)
  expect(scores[0]).toBe(scores[1])
})

test('a phrase is found after words that only begin it', () => {
  const index = indexOf({ title: 'Test Test Lead, Pune' }, { title: 'Test Lead Test' })
  expect(found(index, '"test test lead"')).toEqual([0])
  expect(found(index, '"test lead"')).toEqual([0, 1])
})

test('a title of nothing but the typed words comes first', () => {
  const index = indexOf({ title: 'Product Manager, Lending' }, { title: 'Product Manager' })
  expect(ranked(index, 'product manager')).toEqual([1, 0])
})

test('a name of one or two letters has no plural', () => {
  expect(
    found(indexOf({ description: 'Rs 20000 a month' }, { title: 'R Programmer' }), 'r programming'),
  ).toEqual([1])
})

test('words that only a description holds do not outrank', () => {
  const index = indexOf(
    { title: 'Kafka Kafka Kafka', description: 'terraform' },
    { title: 'Engineer', skills: ['Terraform'], company: 'Kafka Works' },
  )
  expect(ranked(index, 'kafka terraform')).toEqual([1, 0])
})

test('levels, modes and places are not looked for in descriptions', () => {
  const index = indexOf({ description: 'Not for freshers. Our remote team is in Chennai. Kafka.' })
  for (const text of ['fresher', 'remote', 'chennai']) expect(found(index, text)).toEqual([])
  expect(found(index, 'kafka')).toEqual([0])
})

test('where no posting holds all words, those that hold most, and the words left out', () => {
  const index = indexOf(
    { title: 'Java Lead' },
    { title: 'Java Lead', locations: ['Chennai'] },
    { title: 'Scala Lead' },
  )
  const matches = index.search('Java lead Lucknow')
  expect([...rowsIn(matches.rows)]).toEqual([0, 1])
  expect(matches.leftOut).toEqual(['Lucknow'])
  expect(index.search('java lead').leftOut).toEqual([])
  expect(index.search('quux').leftOut).toEqual(['quux'])
})

test('a place is left out before the work, and a frequent word before a rare one', () => {
  const index = indexOf(
    { title: 'Kafka Lead' },
    { title: 'Scala Lead' },
    { title: 'Perl Lead', locations: ['Chennai'] },
    { title: 'Perl Architect', description: 'Our lead partners and Kafka.' },
  )
  expect(index.search('kafka chennai').leftOut).toEqual(['chennai'])
  expect(found(index, 'kafka chennai')).toEqual([0, 3])
  expect(index.search('architect scala lead').leftOut).toEqual(['architect'])
  expect(index.search('scala perl').leftOut).toEqual(['perl'])
})

test('a phrase in quotes is exact', () => {
  const index = indexOf(
    { title: 'Software Engineer' },
    { title: 'Engineer, Software' },
    { title: 'Software Developer' },
    { title: 'Software', company: 'Engineer Works' },
  )
  expect(found(index, '"software engineer"')).toEqual([0])
  expect(found(index, 'software engineer')).toEqual([0, 1, 2])
  expect(index.search('"engineer software lead"').leftOut).toEqual(['"engineer software lead"'])
})

test('a text without words asks for none', () => {
  const index = indexOf({})
  expect(index.search('jobs in india')).toMatchObject({ asksWords: false, implied: {} })
  expect(index.search('4 lpa')).toMatchObject({ asksWords: false, implied: { pay: { amount: 400_000 } } })
  expect(index.search('  ')).toMatchObject({ asksWords: false })
})

test('only rows that are allowed, and what is left out is decided among them', () => {
  const index = indexOf({ title: 'Java Lead' }, { title: 'Java' }, { title: 'Kotlin Lead' })
  const allowed = Uint32Array.of(0b110)
  expect([...rowsIn(index.search('java', allowed).rows)]).toEqual([1])
  expect(index.search('java lead', allowed).leftOut).toHaveLength(1)
  expect([...rowsIn(index.search('java', Uint32Array.of()).rows)]).toEqual([])
})

test('rows are replaced and removed', () => {
  const index = indexOf({ title: 'Java Lead', description: 'terraform' }, { title: 'Java' })
  index.add(0, { ...PLAIN, title: 'Kotlin Lead' })
  expect(found(index, 'java')).toEqual([1])
  expect(found(index, 'kotlin')).toEqual([0])
  expect(found(index, 'terraform')).toEqual([0])
  index.addDescription(0, 'ansible')
  expect(found(index, 'terraform')).toEqual([])
  index.remove(0)
  expect(found(index, 'kotlin')).toEqual([])
  expect(found(index, 'ansible')).toEqual([])
  expect(found(index, 'kot')).toEqual([])
  expect(index.removedShare()).toBeCloseTo(2 / 3)
  index.add(0, { ...PLAIN, title: 'Scala' })
  expect(found(index, 'scala')).toEqual([0])
})

test('any text is answered', () => {
  const index = indexOf({ title: 'Java' })
  for (const text of [
    '"',
    '""',
    '"java',
    '+++',
    '#',
    '.',
    'or',
    'or or java',
    'a'.repeat(5000),
    '\0',
    '😀',
    'java '.repeat(100),
  ])
    expect(() => index.search(text)).not.toThrow()
})

test('a kind of work that was left out is not said to be in the texts of what is shown', () => {
  const mentioned = indexOf({ title: 'Data Analyst', description: 'Beside a tester' })
  expect(mentioned.search('tester pune').kind).toMatchObject({ name: 'tester', isHeld: true })
  const { kind, leftOut } = indexOf({ title: 'Data Analyst' }).search('tester pune')
  expect(leftOut).toEqual(['tester'])
  expect(kind).toMatchObject({ name: 'tester', isHeld: false })
})
