import { Link } from 'react-router'
import { JobBadges } from '#app/features/jobs/job-badges.tsx'
import { PostingDates } from '#app/features/jobs/posting/posting-dates.tsx'
import { PostingFacts } from '#app/features/jobs/posting/posting-facts.tsx'
import { paths } from '#app/paths.ts'
import type { ShownPosting as Shown } from './shown-posting.server.ts'

/** A posting as an example: what we read of it, from which words, and when it was confirmed. */
export function ShownPosting({ posting: { job, proof }, now }: { posting: Shown; now: Date }) {
  return (
    <article className="border bg-sheet p-4 sm:p-6">
      <p className="caption">
        {job.is_sample
          ? 'A sample job of a company that does not exist. A job of a careers page stands here once there is one.'
          : 'A job that is open now'}
      </p>
      <h3 className="mt-1 text-xl leading-snug font-bold">
        <Link to={paths.posting(job)} className="text-link">
          {job.title}
        </Link>
      </h3>
      <p className="mt-1 text-ink-soft">
        {job.company} · {job.location}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <JobBadges job={job} now={now} />
      </p>
      <div className="mt-5">
        <PostingFacts job={job} evidence={proof.evidence} />
      </div>
      {!job.is_sample && (
        <div className="mt-5">
          <PostingDates job={job} confirmations={proof.confirmations} now={now} />
        </div>
      )}
    </article>
  )
}
