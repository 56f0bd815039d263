import { Link } from 'react-router'
import { formatCount } from '#core/count.ts'
import { formatAgo, formatDay } from '#core/dates.ts'
import { LISTED_FOR_DAYS, VERIFIED_FOR_DAYS } from '#core/verification.ts'
import { vendorName } from '#core/vendor-name.ts'
import type { Freshness } from '#db/queries/boards/freshness.ts'
import { paths } from '#app/paths.ts'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { StatList } from '#app/ui/stat-list.tsx'

interface StatusTablesProps {
  freshness: Freshness
  now: Date
}

/** Our figures as tables, which need no script. */
export function StatusTables({ freshness, now }: StatusTablesProps) {
  const { kinds, files, open, postings, oldest, days } = freshness
  const sum = (count: (kind: (typeof kinds)[number]) => number) =>
    kinds.reduce((total, kind) => total + count(kind), 0)
  const neverAsked = sum((kind) => kind.never_asked)
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-10">
        <section aria-labelledby="now">
          <SectionHeading id="now" title="Now" className="mb-4" />
          <StatList
            stats={[
              ['Careers pages that we read', written(sum((kind) => kind.boards))],
              ['Read in the last 24 hours', written(sum((kind) => kind.confirmed_today))],
              ['Read in the last 7 days', written(sum((kind) => kind.confirmed_this_week))],
              ['Failed at the last try', written(sum((kind) => kind.failing))],
              ['Not asked yet', written(neverAsked)],
              ['Open jobs', written(open)],
              ...(files.files > 0
                ? ([
                    ['Saved files that we imported', written(files.files)],
                    ['Postings of saved files', written(files.jobs)],
                    ['Oldest import of a saved file', files.oldest ? formatAgo(files.oldest, now) : 'none'],
                  ] as const)
                : []),
              ['Oldest confirmation of an open job', oldest ? formatAgo(oldest, now) : 'none'],
            ]}
          />
          <p className="mt-3 text-sm text-ink-soft">
            A job without a confirmation for {VERIFIED_FOR_DAYS} days loses its badge. After {LISTED_FOR_DAYS}{' '}
            days it leaves the list.{' '}
            {files.files > 0 &&
              'A saved file is a company’s own list, or a copy of its careers page. ' +
                `Its jobs stay for ${LISTED_FOR_DAYS} days after we imported it, however old the file is. `}
            <Link to={paths.jobs()} className="text-link">
              See the jobs
            </Link>
          </p>
        </section>
        <section aria-labelledby="sources">
          <SectionHeading
            id="sources"
            title="By system"
            description="Most companies show their jobs with one of these systems."
            className="mb-4"
          />
          {kinds.length === 0 ? (
            <p className="text-ink-soft">
              {files.files > 0 && files.jobs === postings
                ? 'No careers page has been added yet. All jobs come from saved files.'
                : 'No careers page has been added yet.'}
            </p>
          ) : (
            <Figures
              caption="Careers pages by system"
              columns={['System', 'Pages', '24 hours', '7 days', 'Failed']}
              rows={kinds.map((kind) => [
                vendorName(kind.kind),
                kind.boards,
                kind.confirmed_today,
                kind.confirmed_this_week,
                kind.failing,
              ])}
            />
          )}
        </section>
      </div>
      <section aria-labelledby="days" className="min-w-0">
        <SectionHeading
          id="days"
          title="By day"
          description="New and closed jobs, in India’s time."
          className="mb-4"
        />
        <Figures
          caption="New and closed jobs by day"
          columns={['Day', 'New', 'Closed']}
          rows={days.map(({ day, opened, closed }) => [
            formatDay(new Date(`${day}T06:30:00Z`)),
            opened,
            closed,
          ])}
        />
      </section>
    </div>
  )
}

interface FiguresProps {
  caption: string
  columns: string[]
  /** A name, then numbers. */
  rows: [string, ...number[]][]
}

function Figures({ caption, columns, rows }: FiguresProps) {
  return (
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-heavy">
          {columns.map((name, index) => (
            <th key={name} scope="col" className={index === 0 ? 'py-2 text-left' : 'py-2 pl-2 text-right'}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y">
        {rows.map(([name, ...counts]) => (
          <tr key={name}>
            <th scope="row" className="py-2 text-left font-normal">
              {name}
            </th>
            {counts.map((count, index) => (
              <td key={columns[index + 1]} className="py-2 pl-2 text-right">
                {written(count)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function written(count: number): string {
  return formatCount(count)
}
