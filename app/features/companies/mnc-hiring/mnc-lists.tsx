import { Link } from 'react-router'
import { formatCount } from '#core/count.ts'
import { jobsHref } from '#app/features/jobs/jobs-href.ts'
import { SkeletonGrid } from '#app/ui/skeleton.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { Skeleton, SkeletonText } from '#app/ui/skeleton.tsx'
import type { HiringProgramme } from './hiring-programmes.server.ts'
import { NoOpenings, NoProgrammes, OpeningsUnavailable } from './mnc-empty.tsx'
import type { MncState } from './mnc-url.ts'
import type { Opening } from './openings.ts'
import { OpeningCard } from './opening-card.tsx'
import { ProgrammeCard } from './programme-card.tsx'

interface ProgrammeListProps {
  programmes: HiringProgramme[]
  state: MncState
  now: Date
  /** A new list is loading. */
  pending: boolean
}

/** The built-in programmes, in one column: every card has its facts in the same place. */
export function ProgrammeList(props: ProgrammeListProps) {
  return (
    <section aria-labelledby="programmes" className="mt-10 flex flex-col gap-4">
      <SectionHeading
        id="programmes"
        title="Hiring programmes"
        description="Based on past notices. Check this year’s before applying. We show a date only if the company has published one."
      />
      <ProgrammeCards {...props} />
    </section>
  )
}

function ProgrammeCards({ programmes, state, now, pending }: ProgrammeListProps) {
  if (pending) return <ProgrammeSkeleton />
  if (programmes.length === 0) return <NoProgrammes state={state} />
  return (
    <ul className="flex flex-col gap-4">
      {programmes.map((programme) => (
        <li key={programme.id}>
          <ProgrammeCard programme={programme} now={now} />
        </li>
      ))}
    </ul>
  )
}

interface OpeningListProps {
  openings: Opening[]
  /** How many match, with those that are not shown. */
  total: number
  /** The database is down. */
  unavailable: boolean
  state: MncState
  /** The state of the URL, also if its company is unknown. */
  requested: MncState
  now: Date
  pending: boolean
}

/** The operator's own openings and real postings of the listed companies, from the database. */
export function OpeningList(props: OpeningListProps) {
  return (
    <section aria-labelledby="opportunities" className="mt-14 flex flex-col gap-4">
      <SectionHeading
        id="opportunities"
        title="Additional Opportunities"
        description="Openings at large companies, newest first."
      />
      <OpeningCards {...props} />
    </section>
  )
}

function OpeningCards({ openings, total, unavailable, state, requested, now, pending }: OpeningListProps) {
  if (pending) return <SkeletonGrid cards={3} />
  if (unavailable) return <OpeningsUnavailable requested={requested} />
  if (openings.length === 0) return <NoOpenings state={state} />
  return (
    <>
      <SampleOpeningsNotice openings={openings} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {openings.map((opening) => (
          <li key={opening.id} className="grid min-w-0">
            <OpeningCard opening={opening} now={now} />
          </li>
        ))}
      </ul>
      <MoreOpenings more={total - openings.length} state={state} />
    </>
  )
}

/** Where the openings are that the page does not show. */
function MoreOpenings({ more, state }: { more: number; state: MncState }) {
  if (more <= 0) return null
  const number = formatCount(more)
  if (!state.company) {
    return <p className="text-ink-soft">{number} more. Choose a company or search to find them.</p>
  }
  return (
    <Link to={jobsHref({ search: state.company })} className="text-link self-start py-2.5 font-semibold">
      {number} more at {state.company}: search all jobs
    </Link>
  )
}

/** Placeholder card, as large as the card that replaces it. */
function ProgrammeSkeleton() {
  return (
    <Card className="grid gap-x-8 gap-y-5 p-4 sm:p-5 md:grid-cols-2 lg:grid-cols-[19rem_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col gap-5">
        <div className="flex items-center gap-3">
          <Skeleton className="size-11" />
          <Skeleton className="h-5 w-1/2" />
        </div>
        <SkeletonText lines={5} />
      </div>
      <SkeletonText lines={8} />
      <SkeletonText lines={8} className="md:max-lg:hidden" />
    </Card>
  )
}

/** Shown while the list has sample openings. */
function SampleOpeningsNotice({ openings }: Pick<OpeningListProps, 'openings'>) {
  const samples = openings.filter(({ is_sample }) => is_sample).length
  if (samples === 0) return null
  return (
    <Notice>
      <p>
        <strong>
          {samples === openings.length
            ? 'These are sample openings.'
            : 'The openings marked Sample are samples.'}
        </strong>{' '}
        Their companies do not exist, and their links lead nowhere. Real openings appear once the site’s owner
        adds job boards.
      </p>
    </Notice>
  )
}
