import { Link } from 'react-router'
import { Mail } from '#app/ui/icons.tsx'
import { writeSearchUrl } from '#core/find/write-search-url.ts'
import type { JobDetail } from '#core/job.ts'
import { companySlug, slugOf } from '#core/slug.ts'
import { paths } from '#app/paths.ts'
import { ActionLabel } from '#app/features/jobs/saved/save-control.tsx'
import { buttonVariants } from '#app/ui/button.tsx'

type Posting = Pick<JobDetail, 'category' | 'company' | 'experience_level' | 'locations'>

/** Leads to an alert for postings like this one. */
export function SimilarAlertLink({ job }: { job: Posting }) {
  return (
    <Link
      to={similarAlertHref(job)}
      className={buttonVariants({ variant: 'ghost', className: 'print:hidden' })}
    >
      <Mail aria-hidden /> <ActionLabel word="Alert" rest=": subscribe to similar jobs" />
    </Link>
  )
}

/** The same kind of work in the same city, for freshers if it is; of the same company if its kind is unknown. */
export function similarAlertHref({ category, company, experience_level: level, locations }: Posting): string {
  const query = new URLSearchParams()
  writeSearchUrl(
    {
      ...(category ? { categories: [category] } : { companies: [companySlug(company)] }),
      levels: level === 'Fresher' ? [level] : [],
      cities: locations.slice(0, 1).map(slugOf),
    },
    query,
  )
  return `${paths.alerts()}?${query}`
}
