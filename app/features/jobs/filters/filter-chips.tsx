import Check from 'lucide-react/icons/check'
import { useEffect, useRef } from 'react'
import { tokenOf } from '#app/reused-part.tsx'
import { Link } from '#app/ui/link.tsx'
import { cn } from '#app/ui/class-names.ts'
import { formatCount } from '#core/count.ts'
import { jobsHref, type JobsState } from '../jobs-href.ts'
import { isChipChosen, JOB_CHIPS, pressChip, type JobChip } from '../jobs-url.ts'
import type { Choices } from './filter-groups.ts'

interface FilterChipsProps {
  state: JobsState
  choices: Choices
  className?: string
}

/** The specification's six chips, as links. On a narrow screen Fresher comes first, and they scroll sideways. */
export function FilterChips({ state, choices, className }: FilterChipsProps) {
  const row = useRef<HTMLUListElement>(null)
  const chosen = [...state.modes, ...state.levels].join()
  useEffect(() => {
    const chip = chosen && row.current?.querySelector<HTMLElement>('[data-chosen]')
    if (!chip || !row.current) return
    row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2
  }, [chosen])
  return (
    <ul ref={row} aria-label="Filter jobs" className={cn('chip-row relative flex gap-1.5', className)}>
      {JOB_CHIPS.map(({ value, label }) => (
        <li key={value} className={cn('shrink-0', value === 'fresher' && 'max-lg:-order-1')}>
          <Chip
            id={`chip-${value}`}
            scrolledTo={value !== 'all'}
            to={(import.meta.env.SSR ? tokenOf(`address of ${value}`) : undefined) ?? chipHref(state, value)}
            current={isChipChosen(state, value)}
            count={chipCount(choices, value)}
          >
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

/** The list with a chip pressed. */
export function chipHref(state: JobsState, chip: JobChip): string {
  return jobsHref({ ...state, job: null, show: undefined, page: undefined, ...pressChip(state, chip) })
}

export function chipCount({ mode, level }: Choices, chip: JobChip): number | null {
  const choice = [...mode, ...level].find(({ label }) => label.toLowerCase() === chip)
  return choice?.count ?? null
}

interface ChipProps {
  id: string
  to: string
  current: boolean
  /** Scroll to it while it is chosen. */
  scrolledTo: boolean
  count: number | null
  children: string
}

function Chip({ id, to, current, scrolledTo, count, children }: ChipProps) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={current ? 'true' : undefined}
      data-chosen={current && scrolledTo ? '' : undefined}
      aria-describedby={count === null ? undefined : id}
      className={cn(
        'chip',
        current
          ? 'border-action bg-action text-on-action forced-colors:outline-2'
          : 'border-edge bg-sheet text-ink hover:border-ink hover:bg-shade',
      )}
    >
      {current && <Check aria-hidden className="size-4" />}
      {children}
      {count !== null && (
        <span id={id} aria-hidden className="text-2xs font-normal tabular-nums opacity-85">
          {(import.meta.env.SSR ? tokenOf(`count of ${id}`) : undefined) ?? formatCount(count)}
          <span className="sr-only"> jobs</span>
        </span>
      )}
    </Link>
  )
}
