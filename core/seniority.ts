export type SeniorityLabel = 'High' | 'Medium' | 'Steady'

/** Average salaries, in rupees a year, from which each label applies (specification, section 9). */
const HIGH_FROM = 600_000
const MEDIUM_FROM = 400_000

/** A career path's label from its average salary in rupees; Medium if there is none. */
export function seniorityLabel(averageSalary: number | null): SeniorityLabel {
  if (averageSalary === null) return 'Medium'
  if (averageSalary >= HIGH_FROM) return 'High'
  return averageSalary >= MEDIUM_FROM ? 'Medium' : 'Steady'
}
