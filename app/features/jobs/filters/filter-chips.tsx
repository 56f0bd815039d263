import { Check } from '#app/ui/icons.tsx'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
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

/**
 * The specification's six chips, as links. On a narrow screen they scroll sideways, and Fresher comes first, then the chosen
 * ones: side by side, so that two of them are seen.
 */
export function FilterChips({ state, choices, className }: FilterChipsProps) {
  const row = useRef<HTMLUListElement>(null)
  const chosen = [...state.modes, ...state.levels].join()
  const pressed = JOB_CHIPS.filter(({ value }) => value !== 'all' && isChipChosen(state, value))
  const first = pressed.find(({ value }) => value === 'fresher') ?? pressed[0]
  useEffect(() => {
    if (!chosen || !row.current) return
    const chips = [...row.current.querySelectorAll<HTMLElement>('[aria-current]')]
    const start = Math.min(...chips.map((chip) => chip.offsetLeft))
    const end = Math.max(...chips.map((chip) => chip.offsetLeft + chip.offsetWidth))
    row.current.scrollLeft = start - Math.max((row.current.clientWidth - (end - start)) / 2, 0)
  }, [chosen])
  return (
    <ul
      ref={row}
      aria-label="Filter jobs"
      className={cn('chip-row reads-as-seen relative flex gap-1.5', className)}
    >
      {JOB_CHIPS.map(({ value, label }) => (
        <li key={value} className={cn('shrink-0', placeOf(value, isChipChosen(state, value)))}>
          <Chip
            id={`chip-${value}`}
            scrolledTo={value === first?.value && (pressed.length > 1 ? 'with the next' : 'alone')}
            to={chipHref(state, value)}
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

function placeOf(chip: JobChip, chosen: boolean): string | false {
  if (chip === 'fresher') return 'max-lg:-order-2'
  return chosen && chip !== 'all' && 'max-lg:-order-1'
}

/** The list with a chip pressed. */
function chipHref(state: JobsState, chip: JobChip): string {
  return jobsHref({ ...state, job: null, show: undefined, page: undefined, ...pressChip(state, chip) })
}

function chipCount({ mode, level }: Choices, chip: JobChip): number | null {
  const choice = [...mode, ...level].find(({ label }) => label.toLowerCase() === chip)
  return choice?.count ?? null
}

interface ChipProps {
  id: string
  to: string
  current: boolean
  /** Where browsers that know it begin, without script: at the first chosen chip. */
  scrolledTo: 'alone' | 'with the next' | false
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
      data-scrolled-to={scrolledTo || undefined}
      aria-describedby={count === null ? undefined : id}
      className={cn(
        'chip',
        current
          ? 'border-action bg-action text-on-action'
          : 'border-edge bg-sheet text-ink hover:border-ink hover:bg-shade',
      )}
    >
      {current && <Check aria-hidden className="size-4" />}
      {children}
      {count !== null && (
        <span id={id} aria-hidden className="text-2xs font-normal tabular-nums opacity-85">
          {formatCount(count)}
          <span className="sr-only">{count === 1 ? ' job' : ' jobs'}</span>
        </span>
      )}
    </Link>
  )
}
