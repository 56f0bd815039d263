import { expect, test } from 'vitest'
import { table, waysOf } from './lexicon.ts'
import { ScannedLine } from './scanned-line.ts'
import { tokenize } from './tokens.ts'
import { VOCABULARY } from './vocabulary.ts'
import { wordTree } from './word-tree.ts'

const texts = (line: string) => tokenize(line).map(({ text }) => text)

test.each([
  ['₹3.5-12,00,000 p.a. (CTC)', ['₹', '3.5', '-', '1200000', 'p.a', '(', 'ctc', ')']],
  ['B.Tech, Node.js & full-time', ['b.tech', ',', 'node', '.', 'js', '&', 'full', 'time']],
  ['12LPA for 3-5yrs', ['12', 'lpa', 'for', '3', '-', '5', 'yrs']],
  ["candidate's skills — don’t", ['candidate', 'skills', '-', "don't"]],
  ['2024,2025 **and** C++', ['2024', ',', '2025', 'and', 'c', '+', '+']],
  ['Bengalūru', ['bengaluru']],
])('%j is cut into tokens', (line, expected) => {
  expect(texts(line)).toEqual(expected)
})

test.each([
  ['a|b c', ['a', 'b c']],
  [
    'year(s) of (passing|completion)',
    ['years of passing', 'year of passing', 'years of completion', 'year of completion'],
  ],
  ['[total] experience', ['total experience', 'experience']],
  ['pass(ed|ing) out', ['passed out', 'passing out']],
])('the row %j stands for %j', (words, ways) => {
  expect(waysOf(words).toSorted()).toEqual(ways.toSorted())
})

const rows = table(
  'test',
  `
  per annum|p.a      year
  per                other
  level <n>          level
  Go                 language  =
  `,
)
const scan = (text: string) => new ScannedLine(text, { kind: 'text', section: 'other' }, wordTree(rows))

test.each([
  ['5 LPA per annum, P.A.', ['year', 'year']],
  ['per person', ['other']],
  ['pay at Level 7', ['level']],
  ['Go, not go', ['language']],
])('%j is tagged by the longest row', (text, tags) => {
  expect(scan(text).spans.map(({ tag }) => tag)).toEqual(tags)
})

test('a row that is off tags nothing', () => {
  const [row] = rows
  if (row) row.off = true
  expect(scan('per annum').spans.map(({ tag }) => tag)).toEqual(['other'])
  if (row) row.off = false
})

test.each([
  ['Pay Rs. 5 lakh p.a. Apply now. Join us! ok', 4],
  ['3 to 5 yrs. exp. in B.Tech', 1],
  ['Java; SQL', 2],
  ['Patching, Hyper-V. Onsite at the office of K. Rao.', 2],
])('%j has its sentences', (text, count) => {
  expect(scan(text).sentences).toHaveLength(count)
})

test('each token stands in its sentence', () => {
  const line = scan('One. Two words here. Three.')
  for (const [token] of line.tokens.entries())
    expect(line.sentenceAt(token)).toBe(
      line.sentences.find(({ from, to }) => from <= token && token < to) ?? 'none',
    )
  expect(line.sentenceAt(line.tokens.length)).toBeUndefined()
})

test('scanning takes time in proportion to the length', () => {
  const time = (count: number) => {
    const started = process.cpuUsage()
    scan('pass out per annum 12,'.repeat(count))
    const { user, system } = process.cpuUsage(started)
    return user + system
  }
  time(2000)
  expect(time(16_000)).toBeLessThan(40 * Math.max(time(2000), 1000))
})

test('a line is searched for a table when one of its tags is asked for', () => {
  const line = scan('Go for 5 LPA per annum, level 7')
  expect(line.all('year')).toHaveLength(1)
  expect(line.at(1, 'language')).toBeUndefined()
  expect(line.at(0, 'language')).toMatchObject({ from: 0, to: 1, value: 'Go' })
  expect(line.before(6, 'year')?.from).toBe(4)
  expect(line.allOf(['level', 'year', 'no such tag']).map(({ tag }) => tag)).toEqual(['year', 'level'])
})

test('a vocabulary finds its words where they stand, in any case', () => {
  const words = Array.from({ length: 3000 }, (_, index) => `word${index}`)
  const numbers = words.map((word) => VOCABULARY.add(word))
  expect(new Set(numbers).size).toBe(words.length)
  const codes = (text: string) => Uint16Array.from(Buffer.from(text, 'latin1'))
  const found = words.map((word) =>
    VOCABULARY.numberAt(codes(`a ${word.toUpperCase()}.`), 2, 2 + word.length),
  )
  expect(found).toEqual(numbers)
  expect(VOCABULARY.numberOfWord('word3000')).toBe(0)
  expect(VOCABULARY.word(numbers[7] ?? 0)).toBe('word7')
})
