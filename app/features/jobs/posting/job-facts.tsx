import { Banknote, Briefcase, MapPin } from '#app/ui/icons.tsx'
import { formatBatch } from '#core/batch.ts'
import { formatExperience } from '#core/experience.ts'
import { placesOf, type JobSummary } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import { cn } from '#app/ui/class-names.ts'
import { Fact } from '#app/ui/fact.tsx'
import type { ReactNode } from 'react'

interface JobFactsProps {
  job: JobSummary
  className?: string
  /** Further facts. */
  children?: ReactNode
}

/** Location, experience and pay, in the same order everywhere. Pay that is not stated has no line. */
export function JobFacts({ job, className, children }: JobFactsProps) {
  const salary = formatSalary(job)
  return (
    <ul className={cn('flex flex-col gap-1 text-sm', className)}>
      <Fact icon={<MapPin />} name="Location">
        {placesOf(job)}
      </Fact>
      <Fact icon={<Briefcase />} name="Experience">
        {[formatExperience(job), formatBatch(job.batch)].filter(Boolean).join(' · ')}
      </Fact>
      {salary && (
        <Fact icon={<Banknote />} name="Salary">
          <span className="font-semibold tabular-nums">{salary}</span>
        </Fact>
      )}
      {children}
    </ul>
  )
}
