import Banknote from 'lucide-react/icons/banknote'
import Briefcase from 'lucide-react/icons/briefcase'
import MapPin from 'lucide-react/icons/map-pin'
import { formatBatch } from '#core/batch.ts'
import { formatExperience } from '#core/experience.ts'
import type { JobSummary } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import { Fact } from '#app/ui/fact.tsx'
import type { ReactNode } from 'react'

/** Location, experience and pay, in the same order everywhere. */
export function JobFacts({ job, children }: { job: JobSummary; children?: ReactNode }) {
  const salary = formatSalary(job)
  return (
    <ul className="flex flex-col gap-1 text-sm">
      <Fact icon={<MapPin />} name="Location">
        {job.location}
      </Fact>
      <Fact icon={<Briefcase />} name="Experience">
        {[formatExperience(job), formatBatch(job.batch)].filter(Boolean).join(' · ')}
      </Fact>
      <Fact icon={<Banknote />} name="Salary">
        {salary ? <span className="font-semibold tabular-nums">{salary}</span> : 'Salary not disclosed'}
      </Fact>
      {children}
    </ul>
  )
}
