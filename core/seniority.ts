import { formatRupees } from './money.ts'

export type SeniorityLabel = 'High' | 'Medium' | 'Steady'

/** Rupees a year from which an average is called so (specification, section 9). */
const HIGH_FROM = 600_000
const MEDIUM_FROM = 400_000

/** A career path's label from its average salary in rupees; Medium where there is none. */
export function seniorityLabel(averageSalary: number | null): SeniorityLabel {
  if (averageSalary === null) return 'Medium'
  if (averageSalary >= HIGH_FROM) return 'High'
  return averageSalary >= MEDIUM_FROM ? 'Medium' : 'Steady'
}

/** Why a path has its label, so that nobody takes it for a forecast. */
export function seniorityReason(averageSalary: number | null): string {
  if (averageSalary === null) return 'Medium stands where no average salary is given.'
  const [high, medium] = [formatRupees(HIGH_FROM), formatRupees(MEDIUM_FROM)]
  const label = seniorityLabel(averageSalary)
  const bounds = {
    High: `of ${high} a year or more`,
    Medium: `from ${medium} to below ${high} a year`,
    Steady: `below ${medium} a year`,
  }
  return `${label} stands for an average ${bounds[label]}.`
}
