import { expect, test } from 'vitest'
import { businessIdeaSchema } from '#core/content/business-ideas.ts'
import { readContentFile } from './read-content.ts'

const file = new URL('business-ideas.json', import.meta.url)
const ideas = await readContentFile(file, businessIdeaSchema, ['title'])

test('there are twelve ideas, half of them premium', () => {
  expect(ideas.length).toBe(12)
  expect(ideas.filter((idea) => idea.is_premium).length).toBe(6)
})

test('investments range from ₹20,000 to ₹25 lakh, and some are unknown', () => {
  const sums = ideas.flatMap((idea) => idea.estimated_investment ?? [])
  expect(Math.min(...sums)).toBe(20_000)
  expect(Math.max(...sums)).toBe(2_500_000)
  expect(ideas.filter((idea) => idea.estimated_investment === null).length).toBeGreaterThanOrEqual(2)
})

test('every idea is described in full and names its difficulties', () => {
  for (const { title, description, is_premium, monetization_model } of ideas) {
    expect(description.length, title).toBeGreaterThanOrEqual(is_premium ? 1000 : 600)
    expect(description, title).toContain('What is hard')
    expect(monetization_model, title).not.toBeNull()
  }
})

test('revenue is a range or a number of customers, in figures', () => {
  for (const { title, potential_revenue } of ideas) expect(potential_revenue, title).toMatch(/₹?\d/)
})

test('the ideas cover many industries', () => {
  expect(new Set(ideas.map((idea) => idea.category)).size).toBeGreaterThanOrEqual(8)
})
