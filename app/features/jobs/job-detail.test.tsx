import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { exampleJob } from '#test/example-job.ts'
import { JobDetailView } from './job-detail.tsx'

function page(overrides: Parameters<typeof exampleJob>[0]): string {
  const job = exampleJob(overrides)
  const now = new Date('2026-11-20T06:30:00Z')
  const Stub = createRoutesStub([
    { path: '/', Component: () => <JobDetailView job={job} now={now} backTo="/jobs" signedIn={false} /> },
  ])
  return renderToStaticMarkup(<Stub />)
}

test('the page shows the employer’s posting date, or that there is none', () => {
  expect(page({ day_stated: true })).toContain('Tarangini Systems posted this Backend job on 10 Nov 2026.')
  expect(page({ day_stated: false })).toContain(
    'Tarangini Systems does not say when it posted this Backend job.',
  )
  expect(page({ day_stated: false })).not.toContain('posted this Backend job on')
})

test('the page shows when a posting was first seen, with or without a board', () => {
  const first_seen_at = new Date('2026-11-12T06:00:00Z')
  expect(page({ first_seen_at, source: 'file:tarangini' })).toContain('We first saw it on 12 Nov 2026.')
  expect(page({ first_seen_at, is_sample: true })).not.toContain('We first saw it')
})
