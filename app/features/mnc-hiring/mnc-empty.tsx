import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { TryAgain } from '#app/ui/try-again.tsx'
import { isFiltered, mncHref, type MncState } from './mnc-url.ts'

/** No programme for what was asked; there is always one without a filter. */
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
  if (company && search)
    return `We describe no programme of ${company} that mentions “${search}”. Try fewer words.`
  if (company) return `We describe no programme of ${company}. Its careers page may have one.`
  return `No programme mentions “${search}”. Try a company, a position such as Ninja, or a degree such as MCA.`
}

export function NoOpenings({ state }: { state: MncState }) {
  const filtered = isFiltered(state)
  return (
    <EmptyState>
      <EmptyStateTitle as="h3">{filtered ? 'No openings match' : 'No openings right now'}</EmptyStateTitle>
      <EmptyStateText>
        {filtered
          ? 'Try fewer words or all companies, or look through the jobs from companies’ own career pages.'
          : 'Single openings appear here when a company has some. Until then, the jobs page lists what companies’ own career pages do.'}
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

/** The openings while the database is away: nothing is known to be missing. */
export function OpeningsUnavailable({ asked }: { asked: MncState }) {
  return (
    <EmptyState>
      <EmptyStateTitle as="h3">Openings cannot be shown right now</EmptyStateTitle>
      <EmptyStateText>
        Our list of openings does not answer at the moment. Try again in a minute.
      </EmptyStateText>
      <EmptyStateActions>
        <TryAgain href={mncHref(asked)} />
      </EmptyStateActions>
    </EmptyState>
  )
}
