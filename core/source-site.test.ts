import { expect, test } from 'vitest'
import { sourceSite } from './source-site.ts'

test.each([
  ['https://job-boards.greenhouse.io/acme/jobs/1', 'job-boards.greenhouse.io'],
  ['https://www.acme.example/careers/1', 'acme.example'],
  [null, 'Acme’s own job board'],
  ['no address', 'Acme’s own job board'],
])('%s is seen on %s', (source_url, site) => {
  expect(sourceSite({ company: 'Acme', source_url })).toBe(site)
})
