export type SeniorityLabel = 'High' | 'Medium' | 'Steady'

/** A career path's label from its average salary in rupees (specification, section 9). */
export function seniorityLabel(averageSalary: number | null): SeniorityLabel {
  if (averageSalary === null) return 'Medium'
  if (averageSalary >= 600_000) return 'High'
  return averageSalary >= 400_000 ? 'Medium' : 'Steady'
}
