import type { Degree } from '#core/degrees.ts'
import { stateOf } from '#core/places/gazetteer.ts'
import { hasApplicationLink, type JobDetail, type JobType, type OpenedJob } from '#core/job.ts'
import { isStillListed } from '#core/verification.ts'
import { paths } from '#app/paths.ts'
import { roleTitle } from './role-title.ts'

const EMPLOYMENT_TYPES: Record<JobType, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
  Temporary: 'TEMPORARY',
}

export interface JobPostingOptions {
  siteUrl: string
  now: Date
}

/**
 * `JobPosting` structured data for Google:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 *
 * We state only what the employer states, and never invent an expiry date. Only fully remote jobs are marked
 * as telecommuting, which requires the country where applicants may live. The rules are in
 * `test/google-job-posting.ts`.
 *
 * @returns Null if the posting must not be marked up: it is a sample, closed, past its deadline, or not
 *   confirmed for two weeks, or it has no apply link, no date, or no description besides its title.
 */
export function jobPostingJsonLd(job: OpenedJob, { siteUrl, now }: JobPostingOptions): object | null {
  if (!job.is_active || job.is_sample || !hasApplicationLink(job.application_url)) return null
  if (!isStillListed(job, now) || !isDescribed(job) || !job.day_stated) return null
  const remote = job.work_mode === 'remote'
  if (!remote && job.locations.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: roleTitle(job),
    description: job.description,
    url: siteUrl + paths.posting(job),
    datePosted: job.posted_at.toISOString(),
    ...(job.application_deadline && { validThrough: job.application_deadline.toISOString() }),
    ...(job.job_type && { employmentType: EMPLOYMENT_TYPES[job.job_type] }),
    hiringOrganization: organization(job, siteUrl),
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.external_id },
    ...(job.locations.length > 0 && { jobLocation: job.locations.map((city) => place(city)) }),
    ...(remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    }),
    ...baseSalary(job),
    ...experienceRequirements(job),
    ...educationRequirements(job),
    directApply: false,
  }
}

function organization({ company, company_site, company_logo_url: logo }: JobDetail, siteUrl: string) {
  return {
    '@type': 'Organization',
    name: company,
    ...(company_site !== null && { sameAs: company_site }),
    // One that we serve has a path.
    ...(logo?.startsWith('/') && { logo: siteUrl + logo }),
  }
}

/** Whether there is a description that does not just repeat the title. */
function isDescribed({ title, description }: JobDetail): boolean {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
  const text = letters(description.replaceAll(/<[^<>]*>|&[#\w]+;/g, ' '))
  return text !== '' && text !== letters(title)
}

function place(city: string) {
  const region = city === 'Delhi NCR' ? city : stateOf(city)
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      // Delhi NCR is a region across states, not a city.
      ...(city !== 'Delhi NCR' && { addressLocality: city }),
      ...(region && { addressRegion: region }),
      addressCountry: 'IN',
    },
  }
}

/** Google accepts one figure or a full range. "From" and "up to" are neither; only the page shows them. */
function baseSalary({ salary_min, salary_max, salary_period }: JobDetail) {
  if (salary_min === null || salary_max === null) return {}
  const figures =
    salary_min === salary_max ? { value: salary_min } : { minValue: salary_min, maxValue: salary_max }
  const unitText = salary_period === 'month' ? 'MONTH' : 'YEAR'
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', ...figures, unitText },
    },
  }
}

const CREDENTIALS: Partial<Record<Degree, string>> = {
  '12th': 'high school',
  ITI: 'professional certificate',
  'ME/MTech': 'postgraduate degree',
  MCA: 'postgraduate degree',
  MSc: 'postgraduate degree',
  MBA: 'postgraduate degree',
  'Any post-graduate': 'postgraduate degree',
  'BE/BTech': 'bachelor degree',
  BCA: 'bachelor degree',
  BSc: 'bachelor degree',
  BCom: 'bachelor degree',
  BA: 'bachelor degree',
  BBA: 'bachelor degree',
  'Any graduate': 'bachelor degree',
}

/**
 * The kinds of degree that are required. Nothing where degrees are only preferred, or where one of them is of no kind that
 * Google knows, as a diploma: without it, the others would ask for more than the posting.
 */
function educationRequirements({ facts: { degree } }: JobDetail) {
  if (!degree?.required) return {}
  const kinds = degree.names.map((name) => CREDENTIALS[name])
  if (kinds.includes(undefined)) return {}
  return {
    educationRequirements: [...new Set(kinds)].map((credentialCategory) => ({
      '@type': 'EducationalOccupationalCredential',
      credentialCategory,
    })),
  }
}

/**
 * Required months, or "no requirements". A minimum of zero years means the latter only for a fresher's job,
 * because "6 months to 2 years" is stored with minimum zero too.
 */
function experienceRequirements({ experience_min, experience_level }: JobDetail) {
  if (experience_min === null) return {}
  if (experience_min === 0)
    return experience_level === 'Fresher' ? { experienceRequirements: 'no requirements' } : {}
  return {
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: experience_min * 12,
    },
  }
}
