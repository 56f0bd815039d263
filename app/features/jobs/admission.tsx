import { counted } from '#core/count.ts'
import type { FoundJobs, JobFinder, JobSearch } from '#core/find/job-search.ts'
import { AlertForm } from './alerts/alert-form.tsx'

interface AdmissionProps {
  found: FoundJobs
  filters: JobSearch
  labelOf: JobFinder['label']
}

/** Begins a list without a single job of the kind that was asked for: says so, and offers to mail the first one. */
export function Admission({ found: { admits, total }, filters, labelOf }: AdmissionProps) {
  if (!admits) return null
  const { work, elsewhere, mentioned } = admits
  return (
    <div className="mb-4 flex flex-col gap-2 pt-2">
      <p className="display text-xl text-pretty">
        No {work} jobs {elsewhere ? 'with these filters ' : ''}right now.
      </p>
      {mentioned && total > 0 && (
        <p>
          {counted(total, 'posting mentions', 'postings mention')} {work} in {total === 1 ? 'its' : 'their'}{' '}
          text.
        </p>
      )}
      <AlertForm filters={filters} labelOf={labelOf} />
    </div>
  )
}
