import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { buttonVariants } from '#app/ui/button.tsx'

/** Shown for errors on our side. Details are logged, never shown. */
export function ErrorScreen() {
  return (
    <div className="page-width flex flex-col items-start pt-16 pb-24 sm:pt-24">
      <p className="display text-[clamp(5rem,3rem+12vw,11rem)] leading-none text-ink-soft tabular-nums">
        500
      </p>
      <h1 className="display mt-4 text-page">Something went wrong</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">
        We couldn’t load this page. The problem is on our side. Please try again in a minute.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.home()} reloadDocument className={buttonVariants({ size: 'lg' })}>
          Back to Home
        </Link>
        <Link to={paths.jobs()} reloadDocument className={buttonVariants({ size: 'lg', variant: 'outline' })}>
          Browse Jobs
        </Link>
      </div>
    </div>
  )
}
