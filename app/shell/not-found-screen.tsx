import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { buttonVariants } from '#app/ui/button.tsx'

export function NotFoundScreen() {
  return (
    <div className="page-width flex flex-col items-start pt-16 pb-24 sm:pt-24">
      <p className="display text-[clamp(5rem,3rem+12vw,11rem)] leading-none text-action tabular-nums">404</p>
      <h1 className="display mt-4 text-page">Page Not Found</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">
        We couldn’t find this page. The link may be old, or the page is not open yet.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.home()} className={buttonVariants({ size: 'lg' })}>
          Back to Home
        </Link>
        <Link to={paths.jobs()} className={buttonVariants({ size: 'lg', variant: 'outline' })}>
          Browse Jobs
        </Link>
      </div>
    </div>
  )
}
