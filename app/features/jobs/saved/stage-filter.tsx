import { STAGES, type Stage } from '#core/application-stage.ts'
import { cn } from '#app/ui/class-names.ts'
import { STAGE_NAMES } from './stage-names.ts'
import type { SavedJob } from './device-data.ts'

interface StageFilterProps {
  jobs: SavedJob[]
  stage: Stage | null
  onChange: (stage: Stage | null) => void
}

/** The stages in order, each with its number of jobs; a press shows only those. */
export function StageFilter({ jobs, stage, onChange }: StageFilterProps) {
  const countOf = (one: Stage) => jobs.filter((job) => job.stage === one).length
  return (
    <fieldset className="mt-4 grid grid-cols-3 gap-px border bg-rule sm:grid-cols-6">
      <legend className="sr-only">Show only one stage</legend>
      {STAGES.map((one) => {
        const count = countOf(one)
        const pressed = one === stage
        return (
          <button
            key={one}
            type="button"
            aria-pressed={pressed}
            onClick={() => onChange(pressed ? null : one)}
            className={cn(
              'flex min-h-14 flex-col items-start justify-center border-t-3 border-transparent bg-sheet px-3 py-1.5',
              'text-left leading-tight hover:bg-shade focus-visible:-outline-offset-3',
              'aria-pressed:border-action aria-pressed:bg-action-wash aria-pressed:text-action',
            )}
          >
            <span
              className={cn('text-xl font-bold tabular-nums', count === 0 && 'font-normal text-ink-soft')}
            >
              {count}
            </span>
            <span className="text-sm">{STAGE_NAMES[one]}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
