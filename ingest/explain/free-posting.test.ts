import { expect, test } from 'vitest'
import { understand } from '#ingest/understand/understand.ts'
import { parsePostingLine, readFreePosting, splitLines } from './free-posting.ts'

test('accepts texts, numbers, lists, null and missing fields', () => {
  const posting = readFreePosting({
    title: ' Java Developer ',
    location: ['Pune', null, 'Mumbai'],
    experience: 3,
    salary: null,
    skills: 'Java, SQL',
    color: 'ignored',
  })
  expect(posting).toMatchObject({
    title: 'Java Developer',
    locations: [{ text: 'Pune' }, { text: 'Mumbai' }],
    experience: '3',
    pay_text: null,
    skills: ['Java, SQL'],
    description: '',
  })
})

test('restores line breaks that were escaped twice', () => {
  expect(readFreePosting({ description: 'Skills\\n\\n5+ years' }).description).toBe('Skills\n\n5+ years')
  expect(readFreePosting({ description: 'C:\\new\nand old' }).description).toBe('C:\\new\nand old')
})

test.each([
  ['&lt;p&gt;R&amp;amp;D in Pune&lt;/p&gt;', '<p>R&amp;D in Pune</p>'],
  ['R&amp;D in Pune', '<p>R&amp;D in Pune</p>'],
  ['<p>R&amp;D</p>', '<p>R&amp;D</p>'],
])('the description %j is shown as %j', (description, html) => {
  expect(understand(readFreePosting({ description })).description).toBe(html)
})

test('entities of other fields are decoded too', () => {
  expect(understand(readFreePosting({ title: 'R&amp;D Engineer' })).title).toBe('R&D Engineer')
})

test.each([
  ['We are hiring!\nRole: QA Engineer\nCTC: 5 LPA', 'QA Engineer'],
  ['*Position:* Java Developer\nLocation: Pune', 'Java Developer'],
  ['Urgent requirement of PHP developers for our Jaipur office.', 'PHP developers'],
  ['Good pay and a friendly team.', ''],
])('without a title, reads from %j the title %j', (description, title) => {
  expect(readFreePosting({ description }).title).toBe(title)
})

test.each([
  ['{"title":', /^is not JSON/],
  ['[1]', /expected object, got array/],
  ['"text"', /expected object, got string/],
  ['{"title":{"en":"Engineer"}}', /title/],
])('refuses %s', (line, message) => {
  expect(() => parsePostingLine(line)).toThrow(message)
})

test('ends a line only at a line feed, not at other separators allowed in JSON', async () => {
  async function* chunks(...texts: string[]) {
    yield* texts
  }
  const lines = async (...texts: string[]) => {
    const found: string[] = []
    for await (const line of splitLines(chunks(...texts))) found.push(line)
    return found
  }
  const posting = '{"title":"QA\u2028Engineer\u2029\u0085"}'
  expect(await lines(`\ufeff${posting}\r\n\n${posting}`)).toEqual([posting, '', posting])
  expect(await lines('{"a', '":1}\n{', '"b":2}\r', '\n')).toEqual(['{"a":1}', '{"b":2}'])
  expect(await lines('')).toEqual([])
})
