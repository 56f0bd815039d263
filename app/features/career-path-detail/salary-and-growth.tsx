import { formatCareerSalary } from '#core/money.ts'
import { seniorityLabel, seniorityReason } from '#core/seniority.ts'
import type { ReactNode } from 'react'

/** What the role pays, and what the label made of it means. */
export function SalaryAndGrowth({ averageSalary }: { averageSalary: number | null }) {
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Figure name="Average salary" figure={formatCareerSalary(averageSalary)}>
        {averageSalary === null
          ? 'We have no figure that we could stand by.'
          : 'Our estimate of a year’s cost to company in the first three years, not an offer. LPA means lakh rupees a year.'}
      </Figure>
      <Figure name="Growth" figure={seniorityLabel(averageSalary)}>
        {seniorityReason(averageSalary)} It is no forecast.
      </Figure>
    </dl>
  )
}

interface FigureProps {
  name: string
  figure: string
  children: ReactNode
}

function Figure({ name, figure, children }: FigureProps) {
  return (
    <div className="border-l-3 border-heavy py-0.5 pl-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="display text-title tabular-nums">{figure}</dd>
      <dd className="mt-1 text-sm text-ink-soft">{children}</dd>
    </div>
  )
}
