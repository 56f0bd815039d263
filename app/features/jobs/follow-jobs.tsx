import { Link } from 'react-router'
import { AlertForm } from './alerts/alert-form.tsx'
import { paths } from '#app/paths.ts'
import type { JobFinder, JobSearch } from '#core/find/job-search.ts'
import { FOLLOW_ID, followChannels } from './share/follow-channels.ts'

interface FollowJobsProps {
  filters: JobSearch
  /** Displayed names of what is chosen. */
  labelOf?: JobFinder['label']
  withoutForm?: boolean
}

/** The same list by email, as feeds, and in the API. */
export function FollowJobs({ filters, labelOf, withoutForm = false }: FollowJobsProps) {
  const link = 'inline-flex min-h-11 items-center text-link'
  return (
    <div id={FOLLOW_ID} className="mt-8 scroll-mt-24">
      {!withoutForm && <AlertForm filters={filters} labelOf={labelOf} />}
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm print:hidden">
        <span className="text-ink-soft">Or subscribe by</span>
        {/* The first one is the form above. */}
        {followChannels(filters)
          .slice(1)
          .map(({ name, href }) => (
            <a key={name} href={href} className={link}>
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
