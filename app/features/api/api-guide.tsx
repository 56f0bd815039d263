import { jobFeedHref } from '#app/features/jobs/job-feeds.ts'
import { parseJobsUrl } from '#app/features/jobs/jobs-url.ts'
import type { ReactNode } from 'react'
import { CodeBlock } from './code-block.tsx'

const EVERY_JOB = parseJobsUrl(new URLSearchParams())

/** What holds for every call, before the calls. */
export function ApiGuide({ base }: { base: string }) {
  return (
    <div className="flex flex-col gap-6">
      <Rule title="Where it is">
        <p>
          Every call stands below <code className="wrap-anywhere">{base}</code> and is described for programs
          by{' '}
          <a href={`${base}/openapi.json`} className="text-link" rel="nofollow">
            an OpenAPI 3.1 document
          </a>
          . There is no key and no login; a page of any site may read. The number in the address changes when
          a change would break a program that reads it; a new field does not.
        </p>
      </Rule>
      <Rule title="Pages of a list">
        <p>
          A list answers <code>data</code>, <code>total</code> and <code>next</code>: the rows, how many there
          are in all, and the address of the next page, or null on the last. Follow <code>next</code> as it
          is; the header <code>Link</code> has it too. A page starts behind the last row of the one before, so
          nothing is given twice or left out when a job comes or goes meanwhile, and the last page comes as
          fast as the first.
        </p>
        <CodeBlock label="The shape of a list">
          {'{ "data": [ … ], "total": 80, "next": "…?cursor=…" }'}
        </CodeBlock>
      </Rule>
      <Rule title="Samples">
        <p>
          A job or opening with <code>is_sample</code> true is made up and belongs to a company that does not
          exist. They are shown until the first real jobs are taken in, and are never in the feeds. Do not
          show them as jobs.
        </p>
      </Rule>
      <Rule title="Feeds">
        <p>
          The newest fifty real jobs of any list are an{' '}
          <a href={jobFeedHref('xml', EVERY_JOB)} className="text-link">
            RSS feed
          </a>{' '}
          and a{' '}
          <a href={jobFeedHref('json', EVERY_JOB)} className="text-link">
            JSON Feed
          </a>
          , under the parameters of the jobs page: <code>search</code>, <code>location</code>,{' '}
          <code>category</code> and <code>type</code>. The page of a list leads to both.
        </p>
      </Rule>
      <Rule title="Being a good neighbour">
        <p>
          Keep an answer for as long as <code>Cache-Control</code> says, and send its <code>ETag</code> back
          in <code>If-None-Match</code>: where nothing has changed the answer is 304 and has no body. Answers
          are compressed when the program takes that. Times are in UTC, amounts in rupees.
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
