import { Link } from 'react-router'
import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { SavedJobs } from '#app/features/jobs/saved/saved-page.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { queryWithFallback } from '#app/page/read.server.ts'
import { listLogos } from '#db/queries/jobs/company-facts.ts'
import type { Route } from './+types/saved'

/** So many companies, those with most open jobs, have their logo here; the others have initials. */
const LOGOS = 300
/** A logo is here as soon as on the lists of jobs. */
const FRESHNESS = { freshSeconds: 15, staleSeconds: 60 }

/** The same for everybody: which jobs are saved, only the browser knows. Without the database there are initials. */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const { value } = await queryWithFallback(scope, 'logos', (db) => listLogos(db, LOGOS), [])
  return pageData(
    { logos: Object.fromEntries(value.map(({ slug, logo_path }) => [slug, logo_path])) },
    FRESHNESS,
  )
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Saved jobs',
    description: 'The jobs you saved, from applied to offer. Kept in your browser, without an account.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.saved(),
    noindex: true,
  })
}

export const headers = pageHeaders

export default function Saved({ matches, loaderData }: Route.ComponentProps) {
  const root = matches[0].loaderData
  return (
    <div className="page-width pb-16">
      <PageHeading
        title="Saved jobs"
        subtitle={
          root?.signedIn
            ? 'Kept in your account, on every device where you sign in.'
            : 'Kept in this browser. We never see this list, and it needs no account.'
        }
        actions={
          <>
            <a
              href="#about-me"
              className={buttonVariants({ variant: 'outline', className: 'noscript:hidden' })}
            >
              About me
            </a>
            <Link to={paths.skillPlan()} className={buttonVariants({ variant: 'outline' })}>
              My skills and what to learn next
            </Link>
          </>
        }
      />
      <SavedJobs siteUrl={root?.siteUrl ?? ''} logos={loaderData.logos} />
    </div>
  )
}
