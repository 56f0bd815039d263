import { Link } from 'react-router'
import { counted } from '#core/count.ts'
import { RemoveButton } from './remove-button.tsx'
import type { ListedSearch } from './dashboard.server.ts'

/** Saved searches, each a link that runs it again. */
export function SavedSearches({ searches }: { searches: ListedSearch[] }) {
  return (
    <ul className="border-b">
      {searches.map(({ name, href, jobs }) => (
        <li key={href} className="flex items-start gap-3 border-t py-3">
          <div className="min-w-0 grow">
            <Link to={href} className="text-link font-semibold wrap-break-word">
              {name}
            </Link>
            {jobs !== null && (
              <p className="caption">{jobs === 0 ? 'No open jobs' : counted(jobs, 'open job')} right now</p>
            )}
          </div>
          <RemoveButton path={href} name={name} />
        </li>
      ))}
    </ul>
  )
}
