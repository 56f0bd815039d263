import { formatCount } from './count.ts'
import type { SalaryPeriod } from './job.ts'

const LAKH = 100_000

/** Full rupees with Indian grouping: ₹12,00,000. */
export function formatRupees(rupees: number): string {
  return `₹${formatCount(Math.round(rupees))}`
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
  const format = salary_period === 'year' ? formatLakhs : (rupees: number) => formatCount(Math.round(rupees))
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
  return rupees < LAKH
    ? `₹${Math.round(rupees / 1000)}K`
    : `₹${(Math.round(rupees / 10_000) / 10).toFixed(1)}L`
}

/** To two decimals, where there are any: 4.5, 12.35, 1,200. */
function formatLakhs(rupees: number): string {
  const hundredths = Math.round(rupees / 1000)
  const whole = Math.floor(hundredths / 100)
  return formatCount(whole) + String((hundredths - whole * 100) / 100).slice(1)
}
