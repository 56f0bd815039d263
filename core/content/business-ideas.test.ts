import { expect, test } from 'vitest'
import { businessIdeaSchema } from './business-ideas.ts'

const RIGHT = {
  title: 'Refurbished laptops',
  description: 'Buy used machines, mend them and sell them with a warranty. '.repeat(4).trim(),
  category: 'Circular economy',
  estimated_investment: 500_000,
  potential_revenue: '₹20,000–₹70,000 a month',
  monetization_model: 'Margin on each machine.',
  is_premium: false,
}

/** The invalid fields of a row. */
function wrong(change: Record<string, unknown>): string[] {
  const parsed = businessIdeaSchema.safeParse({ ...RIGHT, ...change })
  return (parsed.error?.issues ?? []).map(({ path }) => path.join('.'))
}

test('a valid row is accepted, also with unknown amounts', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ estimated_investment: null, potential_revenue: null, monetization_model: null })).toEqual([])
})

test.each([
  ['a description of one sentence', { description: 'Sell laptops.' }, 'description'],
  ['an investment in lakhs', { estimated_investment: 5 }, 'estimated_investment'],
  ['an investment with paise', { estimated_investment: 50_000.5 }, 'estimated_investment'],
  ['an empty revenue', { potential_revenue: '' }, 'potential_revenue'],
  ['no category', { category: '' }, 'category'],
  ['an unknown field', { premium: true }, ''],
])('%s is refused', (_, change, field) => {
  expect(wrong(change)).toEqual([field])
})

test.each([
  'Guaranteed ₹1 lakh a month',
  'Assured returns',
  '100% profit',
  'A risk-free income',
  'Passive income of ₹50,000',
])('"%s" is a promise and refused', (promise) => {
  expect(wrong({ potential_revenue: promise })).toEqual(['potential_revenue'])
  expect(wrong({ monetization_model: promise })).toEqual(['monetization_model'])
  expect(wrong({ description: `${RIGHT.description} ${promise}` })).toEqual(['description'])
})
