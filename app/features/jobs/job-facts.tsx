import Banknote from 'lucide-react/icons/banknote'
import Briefcase from 'lucide-react/icons/briefcase'
import MapPin from 'lucide-react/icons/map-pin'
import { formatExperience } from '#core/experience.ts'
import type { JobSummary } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import type { ReactNode } from 'react'

/** Where, for whom and for how much: the three facts that decide, in one order everywhere. */
export function JobFacts({ job, children }: { job: JobSummary; children?: ReactNode }) {
  const salary = formatSalary(job)
  return (
    <ul className="flex flex-col gap-1 text-sm">
      <Fact icon={<MapPin />} name="Location">
        {job.location}
      </Fact>
      <Fact icon={<Briefcase />} name="Experience">
        {formatExperience(job)}
      </Fact>
      <Fact icon={<Banknote />} name="Salary">
        {salary ? <span className="font-semibold tabular-nums">{salary}</span> : 'Salary not stated'}
      </Fact>
      {children}
    </ul>
  )
}

interface FactProps {
  icon: ReactNode
  name: string
  children: ReactNode
}

export function Fact({ icon, name, children }: FactProps) {
  return (
    <li className="flex items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft">
      <span aria-hidden>{icon}</span>
      <span className="min-w-0">
        <span className="sr-only">{name}: </span>
        {children}
      </span>
    </li>
  )
}
