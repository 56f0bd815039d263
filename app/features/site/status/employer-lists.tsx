import { formatCount } from '#core/count.ts'
import { formatAgo } from '#core/dates.ts'
import {
  COVERAGE_WORDS,
  isRead,
  LARGE_FROM,
  type CoverageState,
  type EmployerCoverage,
} from '#core/employer-coverage.ts'
import { SectionHeading } from '#app/ui/section-heading.tsx'

export type ShownEmployer = Pick<EmployerCoverage, 'company' | 'size' | 'state' | 'lastReadAt' | 'open'>

interface EmployerListsProps {
  /** The largest first. */
  employers: readonly ShownEmployer[]
  now: Date
}

const STATES = Object.keys(COVERAGE_WORDS) as CoverageState[]

/** Large employers that we read, and those that we do not, by the reason. */
export function EmployerLists({ employers, now }: EmployerListsProps) {
  const read = employers.filter(isRead)
  const others = Map.groupBy(
    employers.filter((employer) => !isRead(employer)),
    ({ state }) => state,
  )
  return (
    <section aria-labelledby="employers" className="mt-10">
      <SectionHeading
        id="employers"
        title="Large employers"
        description={
          `Employers with at least ${LARGE_FROM} openings in India, counting all kinds of jobs. ` +
          'The number in brackets is what public lists counted.'
        }
        className="mb-4"
      />
      <div className="grid gap-10 lg:grid-cols-2">
        <div className="min-w-0">
          <h3 className="mb-2 font-bold">{`Read: ${formatCount(read.length)}`}</h3>
          {read.length === 0 ? (
            <p className="text-ink-soft">We read none of them yet.</p>
          ) : (
            <ReadTable employers={read} now={now} />
          )}
        </div>
        <div className="min-w-0">
          <h3 className="mb-2 font-bold">{`Not read: ${formatCount(employers.length - read.length)}`}</h3>
          <dl className="divide-y text-sm">
            {STATES.filter((state) => others.has(state)).map((state) => (
              <div key={state} className="py-2.5">
                <dt>{COVERAGE_WORDS[state]}</dt>
                <dd className="mt-1 text-ink-soft">{others.get(state)?.map(named).join(', ')}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}

function ReadTable({ employers, now }: EmployerListsProps) {
  return (
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">Large employers that we read</caption>
      <thead>
        <tr className="border-b-2 border-heavy">
          <th scope="col" className="py-2 text-left">
            Employer
          </th>
          <th scope="col" className="py-2 pl-2 text-right">
            IT jobs here
          </th>
          <th scope="col" className="py-2 pl-2 text-right">
            Last read
          </th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {employers.map((employer) => (
          <tr key={employer.company}>
            <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
              {named(employer)}
              {employer.state === 'part' && (
                <span className="text-ink-soft">: {COVERAGE_WORDS.part.toLowerCase()}</span>
              )}
            </th>
            <td className="py-2 pl-2 text-right">{formatCount(employer.open)}</td>
            <td className="py-2 pl-2 text-right">
              {employer.lastReadAt ? formatAgo(employer.lastReadAt, now) : 'from a saved file'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** "Wipro (1,426)" */
function named({ company, size }: ShownEmployer): string {
  return size === null ? company : `${company} (${formatCount(size)})`
}
