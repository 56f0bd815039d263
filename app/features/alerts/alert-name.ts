import { formatRupees } from '#core/money.ts'
import type { JobSearch } from '#core/find/job-search.ts'
import { jobListName } from '#app/features/jobs/job-feeds.ts'

const LAKH = 100_000

/** The name of an alert's list, with all that it asks for: "Fresher IT jobs in Pune: react · Java · batch 2026". */
export function alertName(search: JobSearch): string {
  const { skills, anySkill, companies, experience, pay, payStated, batches, jobTypes } = search
  const parts = [
    skills.map(nameOf).join(anySkill ? ' or ' : ' and '),
    companies.map(nameOf).join(' or '),
    experience === 'unstated' && 'experience not stated',
    typeof experience === 'number' && `up to ${experience} years`,
    pay && `at least ${amount(pay)}`,
    payStated && 'pay stated',
    batches.length > 0 && `batch ${batches.join(', ')}`,
    jobTypes.join(' or '),
  ]
  return [jobListName(search), ...parts.filter(Boolean)].join(' · ')
}

function amount({ amount: rupees, period }: NonNullable<JobSearch['pay']>): string {
  return period === 'year' ? `₹${rupees / LAKH} LPA` : `${formatRupees(rupees)} a month`
}

/** A slug as a name, as far as it tells. */
function nameOf(slug: string): string {
  return slug.replaceAll('-', ' ').replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase())
}
