import { Link, useLocation } from 'react-router'
import { paths } from '#app/paths.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { TryAgain } from '#app/ui/try-again.tsx'

/** The 404 page of a career path. */
export function MissingCareerPath() {
  return (
    <EmptyState className="my-8 sm:my-12">
      <EmptyStateTitle as="h1">Career Path Not Found</EmptyStateTitle>
      <EmptyStateText>
        The link may be incomplete, or we have removed this path. See the list of all career paths.
      </EmptyStateText>
      <EmptyStateActions>
        <Link to={paths.careerPaths()} className={buttonVariants()}>
          Back to Career Paths
        </Link>
      </EmptyStateActions>
    </EmptyState>
  )
}

/** Shown if the database is down. It must not say that the path is missing. */
export function CareerPathUnavailable() {
  const { pathname } = useLocation()
  return (
    <EmptyState className="my-8 sm:my-12">
      <EmptyStateTitle as="h1">We can’t show this career path right now</EmptyStateTitle>
      <EmptyStateText>Our database is not responding. Please try again in a minute.</EmptyStateText>
      <EmptyStateActions>
        <TryAgain href={pathname} />
        <Link to={paths.careerPaths()} className={buttonVariants({ variant: 'outline' })}>
          Back to Career Paths
        </Link>
      </EmptyStateActions>
    </EmptyState>
  )
}
