import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { exampleJob } from '#test/example-job.ts'
import { JobDetailView } from './job-detail.tsx'

function page(day_stated: boolean): string {
  const job = exampleJob({ day_stated })
  const now = new Date('2026-11-20T06:30:00Z')
  const Stub = createRoutesStub([
    { path: '/', Component: () => <JobDetailView job={job} now={now} backTo="/jobs" signedIn={false} /> },
  ])
  return renderToStaticMarkup(<Stub />)
}

test('the page says on which day the employer posted, or that the employer does not say', () => {
  expect(page(true)).toContain('Tarangini Systems posted this Backend job on 10 Nov 2026.')
  expect(page(false)).toContain('Tarangini Systems does not say when it posted this Backend job.')
  expect(page(false)).not.toContain('posted this Backend job on')
})
