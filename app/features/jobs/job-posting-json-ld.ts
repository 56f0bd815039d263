import { hasApplicationLink, type JobDetail, type JobType } from '#core/job.ts'

const EMPLOYMENT_TYPES: Record<JobType, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
  Temporary: 'TEMPORARY',
}

/**
 * A posting as Google for Jobs reads it: https://developers.google.com/search/docs/appearance/structured-data/job-posting
 *
 * Nothing is invented: what the employer does not state is left out, no date of expiry is made up, and there is
 * no markup at all for a posting that is closed, a sample, or nowhere to be applied for. Only a job that is remote
 * altogether is marked as telecommuting, which Google wants with the country an applicant must live in.
 *
 * @returns null when the posting must not be marked up.
 */
export function jobPostingJsonLd(job: JobDetail): Record<string, unknown> | null {
  if (!job.is_active || job.is_sample || !hasApplicationLink(job.application_url)) return null
  if (job.description.trim() === '') return null
  const remote = job.work_mode === 'remote'
  if (!remote && job.locations.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    datePosted: job.posted_at.toISOString(),
    ...(job.application_deadline && { validThrough: job.application_deadline.toISOString() }),
    ...(job.job_type && { employmentType: EMPLOYMENT_TYPES[job.job_type] }),
    hiringOrganization: { '@type': 'Organization', name: job.company },
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.external_id },
    ...(job.locations.length > 0 && { jobLocation: job.locations.map((city) => place(city)) }),
    ...(remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    }),
    ...baseSalary(job),
    ...experienceRequirements(job),
    directApply: false,
  }
}

function place(city: string) {
  return {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'IN' },
  }
}

function baseSalary({ salary_min, salary_max, salary_period }: JobDetail) {
  if (salary_min === null && salary_max === null) return {}
  const unitText = salary_period === 'month' ? 'MONTH' : 'YEAR'
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: {
        '@type': 'QuantitativeValue',
        ...(salary_min !== null && { minValue: salary_min }),
        ...(salary_max !== null && { maxValue: salary_max }),
        unitText,
      },
    },
  }
}

/** Months; Google wants nothing rather than a zero. */
function experienceRequirements({ experience_min }: JobDetail) {
  if (!experience_min) return {}
  return {
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: experience_min * 12,
    },
  }
}
