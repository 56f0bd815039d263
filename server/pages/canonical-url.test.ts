import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-url.ts'

test.for([
  ['/jobs', '/jobs'],
  ['/jobs?', '/jobs'],
  ['/jobs?sort=newest&search=react', '/jobs?search=react&sort=newest'],
  ['/jobs?search=react&sort=newest', '/jobs?search=react&sort=newest'],
  ['/jobs?utm_source=mail&fbclid=1&gclid=2&search=react', '/jobs?search=react'],
  ['/jobs?made-up=1', '/jobs'],
  ['/jobs?search=a&search=b', '/jobs?search=a'],
  ['/jobs?search=&sort=', '/jobs'],
  ['/jobs?search=%20react%20js%20', '/jobs?search=react+js'],
  ['/jobs?search=re%00act', '/jobs?search=react'],
  ['/jobs?search=caf%C3%A9', '/jobs?search=caf%C3%A9'],
  ['/jobs?_routes=root', '/jobs'],
  ['/jobs.data?search=a&_routes=routes%2Fjobs', '/jobs.data?_routes=routes%2Fjobs&search=a'],
])('%s is %s', ([from = '', canonical]) => {
  expect(canonicalPath(new URL(from, 'http://localhost'))).toBe(canonical)
})
