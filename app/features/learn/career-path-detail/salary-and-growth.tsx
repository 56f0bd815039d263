import { formatCareerSalary } from '#core/money.ts'
import type { ReactNode } from 'react'

/** The average salary. No growth figure is shown: a pay band says nothing about growth. */
export function SalaryAndGrowth({ averageSalary }: { averageSalary: number | null }) {
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Figure name="Average salary" figure={formatCareerSalary(averageSalary)}>
        {averageSalary === null
          ? 'We don’t have a reliable figure.'
          : 'Our estimate of the yearly CTC in the first three years. It is not an offer. LPA means lakhs per annum.'}
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
