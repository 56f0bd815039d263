import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { TryAgain } from '#app/ui/try-again.tsx'
import { isFiltered, mncHref, type MncState } from './mnc-url.ts'

/** Shown if no programme matches. Without a filter there is always one. */
export function NoProgrammes({ state }: { state: MncState }) {
  return (
    <EmptyState>
      <EmptyStateTitle as="h3">No hiring programmes found</EmptyStateTitle>
      <EmptyStateText>{whyNoProgrammes(state)}</EmptyStateText>
      <EmptyStateActions>
        <Link to={paths.mncHiring()} className={buttonVariants()}>
          Show all programmes
        </Link>
      </EmptyStateActions>
    </EmptyState>
  )
}

function whyNoProgrammes({ search, company }: MncState): string {
  if (company && search) return `No ${company} programme matches “${search}”. Try fewer words.`
  if (company) return `We have not added any ${company} programme yet. Check its careers page.`
  return `No programme matches “${search}”. Try a company, a position such as Ninja, or a degree such as MCA.`
}

export function NoOpenings({ state }: { state: MncState }) {
  const filtered = isFiltered(state)
  return (
    <EmptyState>
      <EmptyStateTitle as="h3">{filtered ? 'No openings match' : 'No openings right now'}</EmptyStateTitle>
      <EmptyStateText>
        {filtered
          ? 'Try fewer words or All Companies, or browse jobs from company careers pages.'
          : 'We have no openings here right now. See the jobs page for jobs from company careers pages.'}
      </EmptyStateText>
      <EmptyStateActions>
        {filtered && (
          <Link to={paths.mncHiring()} className={buttonVariants()}>
            Show all openings
          </Link>
        )}
        <Link to={paths.jobs()} className={buttonVariants({ variant: filtered ? 'outline' : 'default' })}>
          Browse jobs
        </Link>
      </EmptyStateActions>
    </EmptyState>
  )
}

/** Shown if the database is down. It must not say that there are no openings. */
export function OpeningsUnavailable({ requested }: { requested: MncState }) {
  return (
    <EmptyState>
      <EmptyStateTitle as="h3">We can’t show openings right now</EmptyStateTitle>
      <EmptyStateText>Our database is not responding. Please try again in a minute.</EmptyStateText>
      <EmptyStateActions>
        <TryAgain href={mncHref(requested)} />
      </EmptyStateActions>
    </EmptyState>
  )
}
