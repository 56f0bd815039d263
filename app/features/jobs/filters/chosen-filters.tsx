import { Link } from 'react-router'
import { X } from '#app/ui/icons.tsx'
import { jobsHref, type JobsState } from '../jobs-href.ts'
import { listChosen } from './list-chosen.ts'
import type { Choices } from './filter-groups.ts'

/** The chosen filters, each a link that takes it off. Words and the six chips show above what they ask for. */
export function ChosenFilters({ state, choices }: { state: JobsState; choices: Choices }) {
  const chosen = listChosen(state, choices)
  if (chosen.length === 0) return null
  const list = { ...state, job: null, show: undefined, page: undefined }
  return (
    <ul aria-label="Chosen filters" className="mb-3 flex flex-wrap gap-1.5">
      {chosen.map(({ name, label, without }) => (
        <li key={`${name} ${label}`} className="min-w-0">
          <Link
            to={jobsHref({ ...list, ...without })}
            preventScrollReset
            className={
              'inline-flex min-h-11 max-w-full items-center gap-1 rounded-sm border border-action bg-action-wash px-2.5 ' +
              'text-sm font-semibold text-action hover:bg-shade lg:min-h-9'
            }
          >
            <span className="sr-only">Remove {name}: </span>
            <span className="truncate">{label}</span>
            <X aria-hidden className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
