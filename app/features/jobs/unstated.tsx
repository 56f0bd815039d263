import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#core/count.ts'
import type { FoundJobs, UnstatedCount, UnstatedGroup } from '#core/find/job-search.ts'
import { unstatedName, type StudyFilters } from '#core/find/unstated.ts'
import { jobsHref, type JobsState } from './jobs-href.ts'

/** "47 more do not name a batch". */
const DO_NOT: Record<Exclude<UnstatedGroup, 'degree'>, string> = {
  batch: 'name a batch',
  experience: 'mention experience',
  job_type: 'state a job type',
  mode: 'say if they are remote, hybrid or on-site',
  pay: 'state their pay',
}

/** What state nothing of a filter's group: a line each, with a link that adds them to the list, or takes them off. */
export function Unstated({ found, state }: { found: FoundJobs; state: JobsState }) {
  return (
    <>
      {found.unstated.map((unstated) => (
        <UnstatedLine key={unstated.group} found={found} state={state} unstated={unstated} />
      ))}
      <TogetherLine found={found} state={state} />
    </>
  )
}

/** "47 more do not state all of that": of several groups, none of which says it by itself. */
function TogetherLine({ found, state }: { found: FoundJobs; state: JobsState }) {
  const { unstatedTogether: count, unstated, implied } = found
  if (count === 0) return null
  return (
    <p className="text-sm">
      {formatCount(count)} more {count === 1 ? 'does' : 'do'} not state all that you ask for ·{' '}
      <ShowToo state={{ ...state, ...implied, unstated: unstated.map(({ group }) => group) }}>
        show {count === 1 ? 'it' : 'them'} too
      </ShowToo>
    </p>
  )
}

/** The list with what a state asks for. */
function ShowToo({ state, children }: { state: JobsState; children: ReactNode }) {
  return (
    <Link
      to={jobsHref({ ...state, job: null, page: 1, show: undefined })}
      preventScrollReset
      className="inline-flex min-h-11 items-center text-link lg:min-h-7"
    >
      {children}
    </Link>
  )
}

interface UnstatedLineProps {
  found: FoundJobs
  state: JobsState
  unstated: UnstatedCount
}

/** "47 more do not name a batch · show them too". */
function UnstatedLine({ found, state, unstated }: UnstatedLineProps) {
  const { group, count, shown } = unstated
  if (count === 0) return null
  const others = state.unstated.filter((other) => other !== group)
  const next = shown ? others : [...others, group]
  // Filters that words mean become filters of the address, so that it can ask for the others too.
  const asked = { ...state, ...found.implied }
  const them = count === 1 ? 'it' : 'them'
  return (
    <p className="text-sm">
      {formatCount(count)} {shown ? 'of these' : 'more'} {doNot(unstated, asked)} ·{' '}
      <ShowToo state={{ ...asked, unstated: next }}>
        {shown ? `hide ${them}` : `show ${them} too`}
        <span className="sr-only">: what {doNot({ ...unstated, count: 1 }, asked)}</span>
      </ShowToo>
    </p>
  )
}

/** "do not name a batch". @param asked What the list filters by. */
export function doNot({ group, count }: UnstatedCount, asked: StudyFilters): string {
  const what = group === 'degree' ? nameStudies(asked) : DO_NOT[group]
  return count === 1
    ? `does not ${what.replace('they are', 'it is').replace('their', 'its')}`
    : `do not ${what}`
}

/** A posting may name one of the two that are asked for. */
function nameStudies(asked: StudyFilters): string {
  const name = unstatedName('degree', asked)
  return name === 'degree or branch' ? 'name both a degree and a branch' : `name a ${name}`
}
