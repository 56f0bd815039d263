import { Link } from 'react-router'
import { LayoutGrid, Rows3 } from '#app/ui/icons.tsx'
import type { FoundJobs, JobFinder, Notice } from '#core/find/job-search.ts'
import { cn } from '#app/ui/class-names.ts'
import { formatCount } from '#core/count.ts'
import { JOBS_PER_PAGE, type JobsState } from './jobs-href.ts'
import { listHref } from './list-href.ts'
import { ShareList } from './share/share-list.tsx'
import { Unstated } from './unstated.tsx'
import type { ReactNode } from 'react'

interface ListStatusProps {
  found: FoundJobs
  state: JobsState
  basePath: string
  /** Displayed names of what is chosen. */
  labelOf?: JobFinder['label']
}

/** What was found, announced when it changes, ways to share it, and the choice of cards or rows. */
export function ListStatus({ found, state, basePath, labelOf }: ListStatusProps) {
  return (
    <div className="mb-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 lg:mb-1.5">
      <div
        className={cn(
          'min-w-0 grow text-sm text-ink-soft',
          saysMore(found) ? 'basis-full sm:basis-32' : 'basis-32',
        )}
      >
        <output className="block">
          <Readings found={found} />
          {found.jobs.length > 0 ? (
            <span className="block pt-1">
              {shownPart(found, state)} {kindShown(found)}
            </span>
          ) : (
            <span className="sr-only">{nothingShown(found)}</span>
          )}
        </output>
        {found.total > 0 && <Unstated found={found} state={state} />}
      </div>
      {found.jobs.length > 0 && (
        <div className="flex flex-wrap justify-end gap-2 print:hidden">
          <ShareList found={found} state={state} basePath={basePath} labelOf={labelOf} />
          <ViewSwitch state={state} basePath={basePath} />
        </div>
      )}
    </div>
  )
}

/** What was read, left out or not stated needs the width of a phone. */
function saysMore({ readAs, leftOut, notices, unstated }: FoundJobs): boolean {
  return readAs.length + leftOut.length + notices.length > 0 || unstated.some(({ count }) => count > 0)
}

/** Nothing where the words were not understood: that is said already. */
function nothingShown({ total, notices }: FoundJobs): string {
  if (total > 0) return 'No jobs on this page'
  return notices.some(({ kind }) => kind === 'language') ? '' : 'No jobs match'
}

/** The specification's "Showing 6 of 80"; on a later page its first and last job. */
function shownPart({ jobs, total }: FoundJobs, { page, show }: JobsState): string {
  const all = formatCount(total)
  if (page === 1) return `Showing ${Math.min(show, total)} of ${all}`
  const before = (page - 1) * JOBS_PER_PAGE
  return `Showing ${formatCount(before + 1)}–${formatCount(before + jobs.length)} of ${all}`
}

/** The specification's wording, corrected if some jobs of the whole list are unverified or samples. */
function kindShown({ total, samples, verified }: FoundJobs): string {
  if (samples === total) return total === 1 ? 'sample job' : 'sample jobs'
  if (samples > 0) return `jobs (${formatCount(samples)} of them ${samples === 1 ? 'a sample' : 'samples'})`
  if (verified === total) return 'verified opportunities'
  return verified === 0
    ? 'opportunities, none of them checked this week'
    : `opportunities, ${formatCount(verified)} of them verified`
}

/** How the words were read, if not as typed. */
function Readings({ found: { leftOut, readAs, notices, total } }: { found: FoundJobs }) {
  const explained = new Set(notices.flatMap((notice) => notice.words))
  const words = quoted(leftOut.filter((word) => !explained.has(word)))
  return (
    <>
      {readAs
        .filter(({ typed, as }) => typed.toLowerCase() !== as.toLowerCase())
        .map(({ typed, as }) => (
          <span key={typed} className="block">
            Searched “{typed}” as “{as}”.
          </span>
        ))}
      {notices.map((notice) => (
        <span key={notice.kind} className="block font-semibold text-ink">
          {noticeText(notice)}
        </span>
      ))}
      {words.length > 0 && (
        <span className="block font-semibold text-ink">
          {total > 0
            ? `No job has all words. Showing jobs without ${words.join(' and ')}.`
            : `No job has ${words.join(' or ')}.`}
        </span>
      )}
    </>
  )
}

function quoted(words: readonly string[]): string[] {
  return words.map((word) => `“${word}”`)
}

function noticeText({ kind, words }: Notice): string {
  const typed = quoted(words).join(' and ')
  if (kind === 'denied') return `We can’t exclude words, so we left out ${typed}.`
  if (kind === 'government') return `We don’t list government jobs, so we left out ${typed}.`
  return `We search in English and Hindi. We didn’t understand ${typed}.`
}

function ViewSwitch({ state, basePath }: { state: JobsState; basePath: string }) {
  return (
    <nav aria-label="View" className="flex">
      <ViewLink
        to={listHref(basePath, { ...state, view: 'cards', show: 0 })}
        current={state.view === 'cards'}
      >
        <LayoutGrid aria-hidden /> <span className="max-sm:sr-only">Cards</span>
      </ViewLink>
      <ViewLink to={listHref(basePath, { ...state, view: 'rows', show: 0 })} current={state.view === 'rows'}>
        <Rows3 aria-hidden /> <span className="max-sm:sr-only">Rows</span>
      </ViewLink>
    </nav>
  )
}

function ViewLink({ to, current, children }: { to: string; current: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={current ? 'true' : undefined}
      className={cn(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 border px-2.5 text-sm font-semibold lg:min-h-7',
        'first:rounded-l-sm last:-ml-px last:rounded-r-sm [&_svg]:size-4',
        current
          ? 'z-1 border-action border-b-3 bg-action-wash text-action'
          : 'border-edge bg-sheet hover:bg-shade',
      )}
    >
      {children}
    </Link>
  )
}
