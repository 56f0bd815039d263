import { expect, test } from 'vitest'
import { readFreePosting } from '#ingest/explain/free-posting.ts'
import { understand, type PostingWords } from './understand.ts'
import { LONGEST_QUOTE } from '#core/posting-evidence.ts'
import { quoteFacts } from './quotes.ts'
import { fixClock } from '#test/fixed-clock.ts'

fixClock()

const posting = (overrides: Partial<PostingWords> = {}): PostingWords => ({
  ...readFreePosting({ title: 'Java Developer', location: 'Pune' }),
  ...overrides,
})
const quotes = (overrides: Partial<PostingWords>) => understand(posting(overrides)).quotes

test('the whole line of the posting is quoted, without its bullet and markup', () => {
  const description = `<p>About the role</p><ul><li>• You bring <strong>2–4 years</strong> of hands-on experience
    with Java &amp; Spring, and like to test.</li><li>Stipend: ₹25,000 per month</li></ul>`
  expect(quotes({ description })).toMatchObject({
    experience: {
      text: 'You bring 2–4 years of hands-on experience with Java & Spring, and like to test.',
      from: 'text',
    },
    pay: { text: 'Stipend: ₹25,000 per month', from: 'text' },
  })
})

test.each([
  [
    'a field of the board',
    { experience: '2 - 4 years', workplace_type: 'Hybrid', pay_text: '₹8 - 12 LPA' },
    {
      experience: { text: '2 - 4 years', from: 'field' },
      work_mode: { text: 'Hybrid', from: 'field' },
      pay: { text: '₹8 - 12 LPA', from: 'field' },
    },
  ],
  [
    'a pay field, which has amounts and no words',
    { pay: [{ min: 800_000, max: 1_200_000, currency: 'INR', period: 'year', label: 'Base salary' }] },
    { pay: { text: '', from: 'field' } },
  ],
  [
    'the title',
    { title: 'Java Developer (0-1 years) - Remote' },
    {
      experience: { text: 'Java Developer (0-1 years) - Remote', from: 'title' },
      work_mode: { text: 'Java Developer (0-1 years) - Remote', from: 'title' },
    },
  ],
  [
    'a label and the line below it',
    { description: '<p>Experience</p><p>2-4 years</p>' },
    { experience: { text: 'Experience: 2-4 years', from: 'text' } },
  ],
  [
    'one piece of a line, with the whole line',
    { description: 'Exp: 3-5 yrs | Location: Pune | CTC: 8 LPA' },
    { experience: { text: 'Exp: 3-5 yrs | Location: Pune | CTC: 8 LPA', from: 'text' } },
  ],
  [
    'words of which the rules leave some out',
    { description: 'Students graduating in June 2026 may apply.' },
    { batch: { text: 'Students graduating in June 2026 may apply.', from: 'text' } },
  ],
  [
    'two lines',
    { description: 'Open to the 2025 batch.\nWe also take 2026 pass-outs.' },
    { batch: { text: 'Open to the 2025 batch. … We also take 2026 pass-outs.', from: 'text' } },
  ],
] as const)('a fact is quoted from %s', (_, words, expected) => {
  expect(quotes(words as Partial<PostingWords>)).toMatchObject(expected)
})

test('of a long line the sentence is quoted, and of a long sentence the words around', () => {
  const filler = 'We build software for ships and ports in many places. '.repeat(6)
  const sentence = 'You need 2+ years of experience in Java.'
  expect(quotes({ description: `<p>${filler}${sentence}</p>` }).experience?.text).toBe(sentence)

  const ports = 'and many ships and ports and harbours, '.repeat(9)
  const endless = `${ports}you need at least 2+ years of experience in Java, ${ports}`
  const text = quotes({ description: `<p>${endless}</p>` }).experience?.text ?? ''
  expect(text.length).toBeLessThanOrEqual(LONGEST_QUOTE)
  expect(text).toMatch(/^… .*2\+ years of experience.* …$/)
})

test('a fact that is not stated has no quote', () => {
  expect(quotes({ description: '<p>Write tests.</p>', locations: [] })).toEqual({})
})

test('words that stand in no one place of the posting are not quoted', () => {
  const words = { evidence: ['Minimum: 2 years Maximum: 5 years'], fields: [null, 'Full-time'] }
  const lines = ['Minimum: 2 years', 'Bonus: none', 'Maximum: 5 years']
  expect(quoteFacts({ title: 'Tester', lines }, { experience: words })).toEqual({})
})

test('no cut leaves half of a character in what is stored of a posting', () => {
  for (let length = 0; length < 8; length += 1) {
    const rockets = `${'a'.repeat(length)}${'🚀'.repeat(400)}`
    const { places, jobType, quotes } = understand(
      posting({
        title: `Tester ${rockets}`,
        locations: [],
        description: `<p>Our office in Pune ${rockets} is new.</p><p>This is a contract role ${rockets}.</p>
        <p>${rockets} you need at least 2+ years of experience ${rockets}</p>`,
      }),
    )
    const stored = [places.evidence, jobType.evidence, quotes].map((one) => JSON.stringify(one))
    // JSON writes half a pair as an escape.
    expect(stored.join()).not.toMatch(/\\ud[89a-f]/i)
    expect(places.evidence.length + jobType.evidence.length).toBeGreaterThan(1)
  }
})
