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
  return found.unstated.map((unstated) => (
    <UnstatedLine key={unstated.group} found={found} state={state} unstated={unstated} />
  ))
}

interface UnstatedLineProps {
  found: FoundJobs
  state: JobsState
  unstated: UnstatedCount
}

/** "47 more do not name a batch · show them too". */
export function UnstatedLine({ found, state, unstated }: UnstatedLineProps) {
  const { group, count, shown } = unstated
  if (count === 0) return null
  const others = state.unstated.filter((other) => other !== group)
  const next = shown ? others : [...others, group]
  // Filters that words mean become filters of the address, so that it can ask for the others too.
  const asked = { ...state, ...found.implied }
  const them = count === 1 ? 'it' : 'them'
  return (
    <p>
      {formatCount(count)} {shown ? 'of these' : 'more'} {doNot(unstated, asked)} ·{' '}
      <Link
        to={jobsHref({ ...asked, unstated: next, job: null, page: 1, show: undefined })}
        preventScrollReset
        className="inline-flex min-h-11 items-center text-link lg:min-h-7"
      >
        {shown ? `hide ${them}` : `show ${them} too`}
        <span className="sr-only">: what {doNot({ ...unstated, count: 1 }, asked)}</span>
      </Link>
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
