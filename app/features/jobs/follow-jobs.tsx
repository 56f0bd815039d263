import { Link } from '#app/ui/link.tsx'
import { AlertForm, queryOf } from '#app/features/alerts/alert-form.tsx'
import { paths } from '#app/paths.ts'
import { PartWithTexts, tokenOf } from '#app/reused-part.tsx'
import type { JobFinder, JobSearch } from '#core/find/job-search.ts'
import { JOB_FEEDS, jobFeedHref } from './job-feed-href.ts'
import { jobListName } from '#core/find/list-name.ts'

interface FollowJobsProps {
  filters: JobSearch
  /** Displayed names of what is chosen. */
  labelOf?: JobFinder['label']
}

/** The same list by email, as feeds, and in the API. */
export const FollowJobs = import.meta.env.SSR ? FollowJobsPart : Follow

/** Pages differ in the list's name and in its addresses. */
function FollowJobsPart({ filters, labelOf }: FollowJobsProps) {
  const texts = () => ({
    list: jobListName(filters, labelOf),
    query: queryOf(filters),
    ...Object.fromEntries(JOB_FEEDS.map(({ format }) => [format, jobFeedHref(format, filters)])),
  })
  return (
    <PartWithTexts by={() => 'follow jobs'} texts={texts}>
      <Follow filters={filters} labelOf={labelOf} />
    </PartWithTexts>
  )
}

function Follow({ filters, labelOf }: FollowJobsProps) {
  const link = 'inline-flex min-h-11 items-center text-link'
  return (
    <div className="mt-8">
      <AlertForm filters={filters} labelOf={labelOf} />
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm">
        <span className="text-ink-soft">Follow this list:</span>
        {JOB_FEEDS.map(({ format, name }) => (
          <a
            key={format}
            href={(import.meta.env.SSR ? tokenOf(format) : undefined) ?? jobFeedHref(format, filters)}
            className={link}
          >
            {name}
          </a>
        ))}
        <Link to={paths.api()} className={link}>
          Data API
        </Link>
      </p>
    </div>
  )
}
