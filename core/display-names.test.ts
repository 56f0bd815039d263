import { expect, test } from 'vitest'
import { nameOfSlug, possessive } from './display-names.ts'

test.for([
  ['nlp', 'NLP'],
  ['generative-ai', 'Generative AI'],
  ['rest-api', 'REST API'],
  ['navi-mumbai', 'Navi Mumbai'],
] as const)('%s is named %s', ([slug, name]) => {
  expect(nameOfSlug(slug)).toBe(name)
})

test.for([
  ['Stripe', 'Stripe’s'],
  ['Tarangini Systems', 'Tarangini Systems’'],
  ['TCS', 'TCS’'],
] as const)('what belongs to %s is %s', ([name, owner]) => {
  expect(possessive(name)).toBe(owner)
})
