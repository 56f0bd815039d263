import type { SalaryPeriod } from './job.ts'

const LAKH = 100_000

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const lakhs = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
const lakhsToOne = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Full rupees with Indian grouping: ₹12,00,000. */
export function formatRupees(rupees: number): string {
  return `₹${grouped.format(rupees)}`
}

export interface StatedSalary {
  /** Rupees per period; both null if the employer states none, one of them if it states only one end. */
  salary_min: number | null
  salary_max: number | null
  salary_period: SalaryPeriod
}

/**
 * A job's pay as cards show it: a yearly salary in lakhs (the value divided by 100,000), a monthly stipend in
 * rupees a month. Null if the employer states none.
 */
export function formatSalary({ salary_min, salary_max, salary_period }: StatedSalary): string | null {
  const [low, high] = [salary_min ?? salary_max, salary_max ?? salary_min]
  if (low === null || high === null) return null
  const format = salary_period === 'year' ? (rupees: number) => lakhs.format(rupees / LAKH) : grouped.format
  const unit = salary_period === 'year' ? 'LPA' : 'a month'
  if (salary_min === null) return `Up to ₹${format(high)} ${unit}`
  if (salary_max === null) return `From ₹${format(low)} ${unit}`
  return `₹${low === high ? format(low) : `${format(low)}–${format(high)}`} ${unit}`
}

/** A career path's average salary, rounded to whole lakhs a year. */
export function formatCareerSalary(rupees: number | null): string {
  return rupees === null ? 'Not specified' : `₹${Math.round(rupees / LAKH)} LPA`
}

/** An idea's investment: thousands with K below a lakh, else lakhs with one decimal and L. */
export function formatInvestment(rupees: number | null): string {
  if (rupees === null) return 'Variable'
  return rupees < LAKH ? `₹${Math.round(rupees / 1000)}K` : `₹${lakhsToOne.format(rupees / LAKH)}L`
}
