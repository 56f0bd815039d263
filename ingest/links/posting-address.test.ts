import { expect, test } from 'vitest'
import { postingAt, sourceOfPosting } from './posting-address.ts'
import type { RawPosting } from '#ingest/adapters/raw-posting.ts'

test.each([
  ['https://boards.greenhouse.io/acme/jobs/4100201', 'greenhouse:acme'],
  ['https://boards-api.greenhouse.io/v1/boards/acme/jobs/4100201', 'greenhouse:acme'],
  ['https://boards.greenhouse.io/embed/job_app?for=acme&token=4100201', 'greenhouse:acme'],
  ['https://jobs.lever.co/acme/0f3a-11', 'lever:acme'],
  ['https://jobs.ashbyhq.com/Acme-AI/7b1c', 'ashby:Acme-AI'],
  ['https://acme.teamtailor.com/jobs/123-engineer', 'teamtailor:acme'],
  ['https://careers.acme.example/jobs/1', 'jsonld:careers.acme.example'],
])('the posting at %s is on %s', (address, token) => {
  expect(sourceOfPosting(address)?.token).toBe(token)
})

test('for a page on no known board, fetches only that page', () => {
  const address = 'https://careers.acme.example/jobs/1'
  expect(sourceOfPosting(address)?.settings.pages).toEqual([address])
  expect(sourceOfPosting('https://jobs.lever.co/acme/1')?.settings.pages).toEqual([])
})

test.each(['not an address', 'ftp://acme.example/1', 'http://127.0.0.1/1', 'http://localhost/1'])(
  '%s is nothing to ask',
  (address) => {
    expect(sourceOfPosting(address)).toBeNull()
  },
)

const posting = (external_id: string, url: string) =>
  ({ external_id, source_url: url, application_url: `${url}/apply` }) as RawPosting

const POSTINGS = [
  posting('4100201', 'https://job-boards.greenhouse.io/acme/jobs/4100201'),
  posting('41002', 'https://www.acme.example/careers/backend'),
]

test.each([
  ['https://job-boards.greenhouse.io/acme/jobs/4100201?gh_src=x', '4100201'],
  ['https://boards.greenhouse.io/embed/job_app?for=acme&token=41002', '41002'],
  ['https://www.acme.example/careers/backend/', '41002'],
  ['https://www.acme.example/careers/backend/apply', '41002'],
  ['https://acme.teamtailor.com/jobs/41002-engineer', '41002'],
  ['https://boards.greenhouse.io/acme/jobs/410020', undefined],
])('%s is the posting %s', (address, id) => {
  expect(postingAt(POSTINGS, address)?.external_id).toBe(id)
})

test('finds the posting if only the query differs', () => {
  const postings = ['17', '18'].map((ref) => posting(`job-${ref}`, `https://acme.example/job?ref=${ref}`))
  const meant = postingAt(postings, 'https://acme.example/job?utm_source=mail&ref=18')
  expect(meant?.external_id).toBe('job-18')
})

test('takes the only posting of a page, but not the only one of a board', () => {
  const [only] = POSTINGS
  expect(postingAt(only ? [only] : [], 'https://careers.acme.example/x')).toBe(only)
  expect(postingAt(only ? [only] : [], 'https://boards.greenhouse.io/acme/jobs/9')).toBeUndefined()
})
