import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { listBusinessIdeas, listStartupResources } from './startup.ts'

const database = testDatabase()
afterEach(() => database.empty())

/** Inserts ideas by title, those in `premium` as premium, in an order that no query uses. */
async function insertIdeas(titles: string, premium: string): Promise<void> {
  const rows = [...titles].toReversed().map((title) => ({
    title,
    description: `What ${title} is`,
    category: 'SaaS',
    estimated_investment: 50_000,
    potential_revenue: '₹1 lakh a month',
    monetization_model: `How ${title} earns`,
    is_premium: premium.includes(title),
  }))
  await database.owner.insertInto('business_ideas').values(rows).execute()
}

const ideas = async (limit?: number) =>
  (await listBusinessIdeas(database.web, limit)).map(({ title }) => title).join('')

test.each([
  ['premium first, six at most', 'ABCDEFG', 'FG', 'FGABCD'],
  ['the last place is a free idea’s', 'ABCDEFGHIJKL', 'BDFHJL', 'BDFHJA'],
  ['as many premium ideas as places leave room for one free', 'ABCDEFGHI', 'ABCDEFGH', 'ABCDEI'],
  ['five premium ideas leave one place anyway', 'ABCDEFG', 'ABCDE', 'ABCDEF'],
  ['without a free idea every place is premium', 'ABCDEFGH', 'ABCDEFGH', 'ABCDEF'],
  ['without a premium idea every place is free', 'ABCDEFGH', '', 'ABCDEF'],
  ['fewer than six are all there', 'ABC', 'C', 'CAB'],
  ['none', '', '', ''],
])('ideas: %s', async (_, titles, premium, expected) => {
  if (titles !== '') await insertIdeas(titles, premium)
  expect(await ideas()).toBe(expected)
})

test('with another limit, the last place is also a free one', async () => {
  await insertIdeas('ABCDEF', 'ABCD')
  expect(await ideas(3)).toBe('ABE')
  expect(await ideas(1)).toBe('E')
})

test('an idea has every column, a premium one without its paid text', async () => {
  await insertIdeas('AB', 'B')
  const common = { category: 'SaaS', estimated_investment: 50_000, potential_revenue: '₹1 lakh a month' }
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
  expect(await listBusinessIdeas(database.web)).toEqual([
    { id, title: 'B', ...common, is_premium: true, description: null, monetization_model: null },
    {
      id,
      title: 'A',
      ...common,
      is_premium: false,
      description: 'What A is',
      monetization_model: 'How A earns',
    },
  ])
})

test('all resources are listed, free ones first', async () => {
  const rows = [...'JIHGFEDCBA'].map((title) => ({
    title,
    description: null,
    category: 'Scheme',
    url: null,
    is_free: title === 'C' || title === 'H',
  }))
  await database.owner.insertInto('startup_resources').values(rows).execute()
  const resources = await listStartupResources(database.web)
  expect(resources.map(({ title }) => title).join('')).toBe('CHABDEFGIJ')
})
