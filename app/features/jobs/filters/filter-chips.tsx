import Check from 'lucide-react/icons/check'
import { useEffect, useRef } from 'react'
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
  const list = { ...state, job: null, show: undefined, page: undefined }
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
            to={jobsHref({ ...list, ...pressChip(state, value) })}
            current={isChipChosen(state, value)}
            count={countOf(choices, value)}
          >
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

function countOf({ mode, level }: Choices, chip: JobChip): number | null {
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
          {formatCount(count)}
          <span className="sr-only"> jobs</span>
        </span>
      )}
    </Link>
  )
}
