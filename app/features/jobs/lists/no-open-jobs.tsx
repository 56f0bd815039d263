import { Link } from 'react-router'
import { counted } from '#core/count.ts'
import { EmptyState, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import type { NearList } from './nearest-lists.server.ts'

/** A list without an open posting: others to look at. Its alert form is below. */
export function NoOpenJobs({ nearest }: { nearest: NearList[] }) {
  return (
    <EmptyState>
      <EmptyStateTitle>No open jobs here right now</EmptyStateTitle>
      <EmptyStateText>
        Ask below for an email when there are new ones, or see the nearest lists:
      </EmptyStateText>
      <ul className="flex flex-col">
        {nearest.map(({ path, name, count }) => (
          <li key={path}>
            <Link to={path} className="text-link inline-flex min-h-11 items-center">
              {name}
              {count !== null && `: ${counted(count, 'job')}`}
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
