import type { RoadmapStep } from '#db/content-schema.ts'
import type { SkillHelp } from '#db/queries/content/skill-learning.ts'
import { later } from '#app/ui/later.tsx'
import { StepSkills } from './step-skills.tsx'

const StepTick = later(async () => (await import('#app/features/jobs/my-skills/step-tick.tsx')).StepTick)

interface RoadmapStationProps {
  pathId: string
  number: number
  step: RoadmapStep
  /** Weeks from the start of the roadmap; undefined if unknown. */
  weeks?: string
  /** The skills that it teaches. */
  skills: readonly string[]
  help: readonly SkillHelp[]
}

/** One step. The line is a border and the number is text, because browsers don't print backgrounds. */
export function RoadmapStation({ pathId, number, step, weeks, skills, help }: RoadmapStationProps) {
  return (
    <li
      id={`step-${number}`}
      className={
        'group relative grid scroll-mt-24 grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 pb-9 break-inside-avoid ' +
        'sm:grid-cols-[7rem_2.5rem_minmax(0,1fr)] print:pb-5'
      }
    >
      <span
        aria-hidden
        className={
          'absolute inset-y-0 left-5 -ml-[1.5px] border-l-3 border-action group-first:top-5 ' +
          'print:group-last:hidden sm:left-[9.25rem]'
        }
      />
      <span
        aria-hidden
        className={
          'relative row-span-3 grid size-10 place-items-center rounded-full border-3 border-action ' +
          'bg-paper font-bold text-action tabular-nums sm:col-start-2 sm:row-span-2'
        }
      >
        {number}
      </span>
      <h3 className="pt-1.5 text-lg leading-snug font-bold sm:col-start-3 sm:row-start-1">
        <span className="sr-only">Step {number}: </span>
        {step.title}
      </h3>
      <p
        className={
          'col-start-2 flex flex-wrap gap-x-2 pt-0.5 text-sm sm:col-start-1 sm:row-span-2 sm:row-start-1 ' +
          'sm:flex-col sm:pt-2 sm:text-right'
        }
      >
        <span className="font-semibold tabular-nums">{step.duration}</span>
        {weeks && <span className="text-ink-soft tabular-nums">{weeks}</span>}
      </p>
      <p className="col-start-2 mt-1.5 max-w-prose sm:col-start-3">{step.description}</p>
      <StepSkills skills={skills} help={help} />
      <div className="col-start-2 sm:col-start-3">
        <StepTick pathId={pathId} number={number} teaches={skills} />
      </div>
    </li>
  )
}
