import type { MncJobOpening } from '#db/queries/content/mnc.ts'
import { SkeletonGrid } from '#app/shell/pending-frame.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { HiringProgramme } from './hiring-programmes.server.ts'
import { NoOpenings, NoProgrammes, OpeningsUnavailable } from './mnc-empty.tsx'
import type { MncState } from './mnc-url.ts'
import { OpeningCard } from './opening-card.tsx'
import { ProgrammeCard } from './programme-card.tsx'
import { ProgrammeSkeleton } from './programme-skeleton.tsx'
import { SampleOpeningsNotice } from './sample-openings-notice.tsx'

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
  openings: MncJobOpening[]
  /** The database is down. */
  unavailable: boolean
  state: MncState
  /** The state of the URL, also if its company is unknown. */
  asked: MncState
  now: Date
  pending: boolean
}

/** The openings, from the database. */
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

function OpeningCards({ openings, unavailable, state, asked, now, pending }: OpeningListProps) {
  if (pending) return <SkeletonGrid cards={3} />
  if (unavailable) return <OpeningsUnavailable asked={asked} />
  if (openings.length === 0) return <NoOpenings state={state} />
  return (
    <>
      {openings.some(({ is_sample }) => is_sample) && <SampleOpeningsNotice />}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {openings.map((opening) => (
          <li key={opening.id} className="grid min-w-0">
            <OpeningCard opening={opening} now={now} />
          </li>
        ))}
      </ul>
    </>
  )
}
