import { nameOfSlug } from '../display-names.ts'
import { nameOfStudy } from '#core/degrees.ts'
import { formatRupees } from '#core/money.ts'
import { oneLine } from '#core/printable.ts'
import { MOST_YEARS, type JobFinder, type JobSearch, type YearsRange } from './job-search.ts'
import { unstatedName } from './unstated.ts'
import { KIND_NAMES, kindsOf, LAKH } from './write-search-url.ts'

type LabelOf = JobFinder['label']

/**
 * The name of a list in feeds, alerts and saved searches, with all that it asks for: "Fresher IT jobs in Pune: react ·
 * Java · 2026 batch". It holds what visitors typed, on one line.
 *
 * @param labelOf Displayed names of slugs. What it does not know is named by the words of the slug.
 */
export function jobListName(search: JobSearch, labelOf: LabelOf = () => ''): string {
  const {
    skills,
    anySkill,
    companies,
    years,
    experience,
    pay,
    payStated,
    batches,
    degrees,
    branches,
    jobTypes,
  } = search
  const names = (group: 'skill' | 'company', slugs: string[]) =>
    slugs.map((slug) => labelOf(group, slug) || nameOfSlug(slug))
  const parts = [
    names('skill', skills).join(anySkill ? ' or ' : ' and '),
    names('company', companies).join(' or '),
    years && yearsText(years),
    experience === 'unstated' && 'experience not mentioned',
    experience === 0 && 'no experience',
    typeof experience === 'number' && experience > 0 && `up to ${count(experience, 'year')}`,
    pay && `at least ${amount(pay)}`,
    payStated && 'pay stated',
    batches.length > 0 && `${batches.join(' or ')} batch`,
    degrees.map(nameOfStudy).join(' or '),
    branches.map(nameOfStudy).join(' or '),
    jobTypes.join(' or '),
    search.postedWithin && `posted ${lastDays(search.postedWithin)}`,
    search.confirmedWithin &&
      `checked ${search.confirmedWithin === 1 ? 'in the last day' : lastDays(search.confirmedWithin)}`,
    ...search.unstated.map((group) => `or no ${unstatedName(group, search)} stated`),
  ]
  return oneLine([startOf(search, labelOf), ...parts.filter(Boolean)].join(' · '))
}

/** "4 years of experience", "3 to 5 years of experience". */
export function yearsText({ from, to }: YearsRange): string {
  if (from === to) return `${count(from, 'year')} of experience`
  return to === MOST_YEARS ? `${from}+ years of experience` : `${from} to ${count(to, 'year')} of experience`
}

/** "Fresher Backend jobs in Pune: react". */
function startOf(search: JobSearch, labelOf: LabelOf): string {
  const { search: words, location, cities, categories } = search
  const named = cities.filter((slug) => slug !== 'remote').map((slug) => cityName(slug, labelOf))
  const places = [...named, location, cities.includes('remote') ? 'remote' : ''].filter(Boolean)
  const place = places.join(' or ') || 'India'
  const field = categories.join(' or ') || 'IT'
  const jobs = [
    ...kindsOf(search).map((kind) => KIND_NAMES[kind]),
    field,
    'jobs',
    place === 'remote' ? place : `in ${place}`,
  ]
  return `${jobs.join(' ')}${words && `: ${words}`}`
}

function cityName(slug: string, labelOf: LabelOf): string {
  return slug === 'delhi-ncr' ? 'Delhi NCR' : labelOf('city', slug) || nameOfSlug(slug)
}

function lastDays(days: number): string {
  return days === 1 ? 'today' : `in the last ${days} days`
}

function count(number: number, unit: string): string {
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`
}

function amount({ amount: rupees, period }: NonNullable<JobSearch['pay']>): string {
  return period === 'year' ? `₹${rupees / LAKH} LPA` : `${formatRupees(rupees)} a month`
}
