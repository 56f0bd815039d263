import { expect, test } from 'vitest'
import { labelsFrom } from './filter-groups.ts'

test('names come from the choices of the page, where it knows them', () => {
  const labelOf = labelsFrom({
    skill: [{ value: 'dot-net', label: '.NET', count: null }],
    company: [{ value: 'ibm', label: 'IBM', count: 3 }],
  })
  expect([labelOf('skill', 'dot-net'), labelOf('company', 'ibm'), labelOf('skill', 'vue')]).toEqual([
    '.NET',
    'IBM',
    '',
  ])
})
