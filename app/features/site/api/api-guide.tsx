import { jobFeedHref } from '#app/features/jobs/job-feed-href.ts'
import { EMPTY_SEARCH } from '#core/find/job-search.ts'
import type { ReactNode } from 'react'
import { CodeBlock } from './code-block.tsx'

/** The introduction, before the list of calls. */
export function ApiGuide({ base }: { base: string }) {
  return (
    <div className="flex flex-col gap-6">
      <Rule title="Base URL">
        <p>
          Every call starts with <code className="wrap-anywhere">{base}</code>. All calls are described in{' '}
          <a href={`${base}/openapi.json`} className="text-link" rel="nofollow">
            an OpenAPI 3.1 document
          </a>
          . You need no key and no login, and pages of any site may read (CORS). The version in the URL
          changes only for a breaking change, which a new field is not.
        </p>
      </Rule>
      <Rule title="Pagination">
        <p>
          A list returns <code>data</code>, <code>total</code> and <code>next</code>: the rows, the total
          count, and the URL of the next page (null on the last page). The <code>Link</code> header has it
          too. No row is repeated or skipped when a job is added or closed in between.
        </p>
        <CodeBlock label="Example of a list">
          {'{ "data": [ … ], "total": 80, "next": "…?cursor=…" }'}
        </CodeBlock>
      </Rule>
      <Rule title="Sample data">
        <p>
          A job or opening with <code>is_sample</code> true is not a real vacancy. Samples are never in the
          feeds; the first import of real jobs removes sample jobs. Do not show them as jobs.
        </p>
      </Rule>
      <Rule title="Feeds">
        <p>
          The newest fifty real jobs of any list are available as an{' '}
          <a href={jobFeedHref('xml', EMPTY_SEARCH)} className="text-link">
            RSS feed
          </a>{' '}
          and a{' '}
          <a href={jobFeedHref('json', EMPTY_SEARCH)} className="text-link">
            JSON Feed
          </a>
          , with the parameters of the jobs page: <code>search</code>, <code>location</code>,{' '}
          <code>category</code> and <code>type</code>.
        </p>
      </Rule>
      <Rule title="Caching">
        <p>
          Cache a response for as long as <code>Cache-Control</code> says. Then send its <code>ETag</code> in{' '}
          <code>If-None-Match</code>: if nothing has changed, you get 304 with no body. Times are in UTC,
          amounts in rupees.
        </p>
      </Rule>
    </div>
  )
}

function Rule({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="text-lg font-bold">{title}</h3>
      <div className="mt-1 max-w-prose">{children}</div>
    </section>
  )
}
