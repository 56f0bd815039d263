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
