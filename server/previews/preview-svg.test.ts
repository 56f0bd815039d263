import { expect, test } from 'vitest'
import { previewSvg } from './preview-svg.ts'

const textsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*font-size="(\d+)"[^>]*>([^<]*)/g)].map(([, size, text]) => [Number(size), text])

test('a short title is large, a long one smaller, and one that is too long is cut', () => {
  const titles = (title: string) => textsOf(previewSvg({ title, line: 'Stripe · Bengaluru' })).slice(1, -2)
  expect(titles('Software Engineer, Intern')).toEqual([
    [84, 'Software Engineer,'],
    [84, 'Intern'],
  ])
  expect(titles('Senior Software Engineer, Machine Learning Platform')).toEqual([
    [70, 'Senior Software Engineer,'],
    [70, 'Machine Learning Platform'],
  ])
  const cut = titles('Very long words in a title '.repeat(10))
  expect(cut).toHaveLength(4)
  expect(cut.at(-1)?.[1]).toMatch(/\S…$/)
  expect(titles('x'.repeat(300))).toHaveLength(4)
})

test('every word stays, in order, and signs are escaped', () => {
  const svg = previewSvg({ title: 'R&D <Engineer> for “loom” systems', line: 'A & B' })
  const words = textsOf(svg).map(([, text]) => text)
  expect(words.slice(1, -2).join(' ')).toBe('R&amp;D &lt;Engineer&gt; for “loom” systems')
  expect(words.at(-2)).toBe('A &amp; B')
})

test('facts that do not fit are left out, and one that is too long is cut', () => {
  const facts = 'Tarangini Systems · Pune, Bengaluru, Hyderabad · 3–5 years · ₹24–36 LPA'
  expect(textsOf(previewSvg({ title: 'T', line: facts })).at(-2)?.[1]).toBe(
    'Tarangini Systems · Pune, Bengaluru, Hyderabad',
  )
  const line = textsOf(previewSvg({ title: 'T', line: 'Pune, Indore, '.repeat(20) })).at(-2)?.[1]
  expect(line).toMatch(/^Pune, Indore.*\S…$/)
})
