import { counted } from '#core/count.ts'
import { Printer } from '#app/ui/icons.tsx'
import { totalDuration, weeksOfSteps } from '#core/duration.ts'
import type { CareerPath } from '#db/queries/content/career-paths.ts'
import type { SkillHelp } from '#db/queries/content/skill-learning.ts'
import { paths } from '#app/paths.ts'
import { Button, buttonVariants } from '#app/ui/button.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { RoadmapStation } from './roadmap-station.tsx'
import type { ReactNode } from 'react'

interface RoadmapProps {
  path: Pick<CareerPath, 'id' | 'roadmap' | 'step_skills'>
  help: readonly SkillHelp[]
  /** The last station. */
  children: ReactNode
}

/** The steps as stations on one line. */
export function Roadmap({ path: { id, roadmap: steps, step_skills: taught }, help, children }: RoadmapProps) {
  const durations = steps.map(({ duration }) => duration)
  const weeks = weeksOfSteps(durations)
  const stations = steps.map((step, index) => ({
    number: index + 1,
    step,
    weeks: weeks?.[index],
    skills: taught?.[index] ?? [],
  }))
  return (
    <section aria-labelledby="roadmap" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <SectionHeading id="roadmap" title="Learning Roadmap" description={roadmapLength(durations)} />
        {steps.length > 0 && (
          <div className="flex flex-wrap gap-2 print:hidden">
            <a href={paths.careerPathCalendar(id)} className={buttonVariants({ variant: 'outline' })}>
              Add to calendar
            </a>
            <PrintButton />
          </div>
        )}
      </div>
      <div>
        <ol>
          {stations.map((station) => (
            <RoadmapStation key={station.number} pathId={id} help={help} {...station} />
          ))}
        </ol>
        {children}
      </div>
    </section>
  )
}

function roadmapLength(durations: string[]): string {
  const count = durations.length
  if (count === 0) return 'We have not added the steps of this path yet.'
  const total = totalDuration(durations)
  const steps = counted(count, 'step')
  return total ? `${steps} in ${total}, one after another.` : `${steps}, one after another.`
}

/** Hidden without script; the browser's menu can still print. */
function PrintButton() {
  return (
    <Button variant="outline" className="noscript:hidden print:hidden" onClick={() => window.print()}>
      <Printer aria-hidden /> Print roadmap
    </Button>
  )
}
