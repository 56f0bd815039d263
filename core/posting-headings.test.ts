import { expect, test } from 'vitest'
import { looksLikeHeading, sectionOf } from './posting-headings.ts'

test.each([
  ['What we look for', 'requirements'],
  ['You might be a good fit if', 'requirements'],
  ['Our expectations', 'requirements'],
  ['Desired skills', 'requirements'],
  ['Not required, but helpful', 'preferred'],
  ['Our wish list', 'preferred'],
  ['It helps if', 'preferred'],
  ['Desired', 'preferred'],
  ['Experience not mandatory', 'requirements'],
  ['In return', 'offer'],
  ['What happens next', 'apply'],
  ['What you will do', 'other'],
  ['Things that make us smile', 'other'],
])('%j opens a part of kind %s', (heading, kind) => {
  expect(sectionOf(heading)).toBe(kind)
})

test.each([
  ['Required qualifications, capabilities and skills', true],
  ['Requirements', true],
  ['Good skills, and patience.', false],
])('%j heads what follows it: %j', (text, heads) => {
  expect(looksLikeHeading(text)).toBe(heads)
})
