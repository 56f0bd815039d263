import {
  isAmount,
  isData,
  isComplete,
  isIsoDate,
  hasType,
  isText,
  isWebAddress,
  lettersOf,
  type Data,
} from './json-ld.ts'

interface GoogleRule {
  name: string
  says: string
  keeps: (posting: Data, now: Date) => boolean
}

const EMPLOYMENT_TYPES = new Set(
  'FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER'.split(' '),
)
const CREDENTIALS = new Set([
  'high school',
  'associate degree',
  'bachelor degree',
  'professional certificate',
  'postgraduate degree',
])
const PROPERTIES = new Set([
  '@context',
  '@type',
  'title',
  'description',
  'url',
  'datePosted',
  'validThrough',
  'employmentType',
  'hiringOrganization',
  'identifier',
  'jobLocation',
  'jobLocationType',
  'applicantLocationRequirements',
  'baseSalary',
  'experienceRequirements',
  'educationRequirements',
  'directApply',
])

/**
 * Google for Jobs' rules for one `JobPosting` object. Each rule has a name, so that a failing test says which
 * one was broken. From https://developers.google.com/search/docs/appearance/structured-data/job-posting
 * (property definitions, content and technical guidelines), for jobs in India on a site where nobody applies
 * directly.
 */
const GOOGLE_RULES: readonly GoogleRule[] = [
  {
    name: 'type',
    says: 'One JobPosting of https://schema.org.',
    keeps: (posting) => posting['@context'] === 'https://schema.org' && hasType(posting, 'JobPosting'),
  },
  {
    name: 'known properties',
    says: 'Only properties that are defined, each with a value: nothing is null or empty.',
    keeps: (posting) => Object.keys(posting).every((name) => PROPERTIES.has(name)) && isComplete(posting),
  },
  {
    name: 'title',
    says: 'The title of the job.',
    keeps: ({ title }) => isText(title),
  },
  {
    name: 'title is the role',
    says: 'The role only: no job codes, addresses, salaries or company names, no "urgent", no "!!!" and "***".',
    keeps: (posting) => isText(posting.title) && isRole(posting.title, posting),
  },
  {
    name: 'description',
    says: 'The full description of the job in HTML, with paragraphs or lists.',
    keeps: ({ description }) => isText(description) && /<(?:p|ul|ol|br)\b/.test(description),
  },
  {
    name: 'description is not the title',
    says: 'The description cannot be the same as the title.',
    keeps: ({ title, description }) =>
      lettersOf(description) !== '' && lettersOf(description) !== lettersOf(title),
  },
  {
    name: 'datePosted',
    says: 'The original date that the employer posted the job, in ISO 8601; it is not to come.',
    keeps: ({ datePosted }, now) => isIsoDate(datePosted) && Date.parse(datePosted) <= now.getTime(),
  },
  {
    name: 'validThrough',
    says: 'The date when the posting expires, in ISO 8601, where there is one: after it was posted.',
    keeps: ({ validThrough, datePosted }) =>
      validThrough === undefined ||
      (isIsoDate(validThrough) && isIsoDate(datePosted) && Date.parse(validThrough) > Date.parse(datePosted)),
  },
  {
    name: 'expired',
    says: 'A posting that has expired carries no markup.',
    keeps: ({ validThrough }, now) => !isIsoDate(validThrough) || Date.parse(validThrough) >= now.getTime(),
  },
  {
    name: 'hiringOrganization',
    says: 'The organisation that offers the job, by its name; its sameAs and logo are web addresses.',
    keeps: ({ hiringOrganization: employer }) =>
      hasType(employer, 'Organization') &&
      isText(employer.name) &&
      [employer.sameAs, employer.logo].every((link) => link === undefined || isWebAddress(link)),
  },
  {
    name: 'jobLocation',
    says: 'Where the employee reports to work, unless the job is fully remote; one Place for each.',
    keeps: (posting) =>
      posting.jobLocation === undefined
        ? posting.jobLocationType === 'TELECOMMUTE'
        : placesOf(posting).length > 0 && placesOf(posting).every((place) => hasType(place, 'Place')),
  },
  {
    name: 'address',
    says: 'The address of a Place is a PostalAddress with its country, IN, and a locality or a region.',
    keeps: (posting) =>
      placesOf(posting).every(({ address }) => {
        if (!hasType(address, 'PostalAddress')) return false
        return (
          address.addressCountry === 'IN' &&
          (isText(address.addressLocality) || isText(address.addressRegion))
        )
      }),
  },
  {
    name: 'locality is a place',
    says: 'A locality is a city: not a country, not a way of working, not a list, and each is given once.',
    keeps: (posting) => {
      const localities = localitiesOf(posting)
      const isCity = (name: string) => !/^(?:india|in|remote|hybrid|on.?site|anywhere)$|,/i.test(name)
      return localities.every(isCity) && new Set(localities).size === localities.length
    },
  },
  {
    name: 'jobLocationType',
    says: 'TELECOMMUTE, and no other value.',
    keeps: ({ jobLocationType: type }) => type === undefined || type === 'TELECOMMUTE',
  },
  {
    name: 'applicantLocationRequirements',
    says: 'With TELECOMMUTE, and only then, the country from which the work may be done.',
    keeps: ({ jobLocationType, applicantLocationRequirements: from }) =>
      jobLocationType === undefined ? from === undefined : hasType(from, 'Country') && from.name === 'India',
  },
  {
    name: 'employmentType',
    says: `One or more of ${[...EMPLOYMENT_TYPES].join(', ')}.`,
    keeps: ({ employmentType }) =>
      employmentType === undefined ||
      [employmentType].flat().every((type) => typeof type === 'string' && EMPLOYMENT_TYPES.has(type)),
  },
  {
    name: 'baseSalary',
    says: 'The pay that the employer states: a MonetaryAmount in INR whose value is a QuantitativeValue.',
    keeps: ({ baseSalary: pay }) =>
      pay === undefined ||
      (hasType(pay, 'MonetaryAmount') && pay.currency === 'INR' && hasType(pay.value, 'QuantitativeValue')),
  },
  {
    name: 'figures of pay',
    says: 'One figure is a value; a range is a minValue and a greater maxValue. Numbers, not text.',
    keeps: ({ baseSalary: pay }) => {
      if (!isData(pay) || !isData(pay.value)) return true
      const { value, minValue, maxValue } = pay.value
      if (value !== undefined) return isAmount(value) && minValue === undefined && maxValue === undefined
      return isAmount(minValue) && isAmount(maxValue) && minValue < maxValue
    },
  },
  {
    name: 'unit of pay',
    says: 'HOUR, DAY, WEEK, MONTH or YEAR.',
    keeps: ({ baseSalary: pay }) =>
      !isData(pay) ||
      !isData(pay.value) ||
      ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'].includes(String(pay.value.unitText)),
  },
  {
    name: 'identifier',
    says: "The employer's own identifier: a PropertyValue with the employer's name and the value.",
    keeps: ({ identifier: id }) =>
      id === undefined || (hasType(id, 'PropertyValue') && isText(id.name) && isText(id.value)),
  },
  {
    name: 'url',
    says: 'An absolute web address.',
    keeps: ({ url }) => url === undefined || isWebAddress(url),
  },
  {
    name: 'directApply',
    says: 'Whether one can apply at this address itself: never true where the application is elsewhere.',
    keeps: ({ directApply }) => directApply === undefined || directApply === false,
  },
  {
    name: 'experienceRequirements',
    says: '"no requirements", or OccupationalExperienceRequirements with whole months of one or more.',
    keeps: ({ experienceRequirements: wanted }) => {
      if (wanted === undefined || wanted === 'no requirements') return true
      if (!hasType(wanted, 'OccupationalExperienceRequirements')) return false
      return Number.isInteger(wanted.monthsOfExperience) && Number(wanted.monthsOfExperience) >= 1
    },
  },
  {
    name: 'educationRequirements',
    says: `"no requirements", or an EducationalOccupationalCredential: ${[...CREDENTIALS].join(', ')}.`,
    keeps: ({ educationRequirements: wanted }) => {
      if (wanted === undefined || wanted === 'no requirements') return true
      const isKnown = (one: unknown) =>
        hasType(one, 'EducationalOccupationalCredential') && CREDENTIALS.has(String(one.credentialCategory))
      return [wanted].flat().every(isKnown)
    },
  },
]

/** Names of the rules that the object breaks; empty if Google would accept it without a warning. */
export function brokenGoogleRules(posting: unknown, now: Date): string[] {
  const data = isData(posting) ? posting : {}
  return GOOGLE_RULES.filter(({ keeps }) => !keeps(data, now)).map(({ name }) => name)
}

function isRole(title: string, posting: Data): boolean {
  const { hiringOrganization: employer } = posting
  const company = isData(employer) ? String(employer.name) : ''
  const beside = new Set([company, 'India', ...localitiesOf(posting)].map((name) => name.toLowerCase()))
  const pieces = title.toLowerCase().split(/\s[-–—@/]\s|[|()[\],]|\s(?:at|in|for)\s/)
  if (pieces.length > 1 && pieces.some((piece) => beside.has(piece.trim()))) return false
  if (/\d\s*(?:lpa|lakhs?)\b|[₹$]\s*\d|[!*]{2}|!$/i.test(title)) return false
  if (/\burgent(?:ly)?\b(?! care)|\bimmediate joiner|\bhiring (?:for|now)\b/i.test(title)) return false
  return !/(?:^|[\s(])(?:#\d+|[a-z]{1,4}-?\d{5,})/i.test(title)
}

function placesOf({ jobLocation }: Data): Data[] {
  if (jobLocation === undefined) return []
  return [jobLocation].flat().map((place: unknown) => (isData(place) ? place : {}))
}

function localitiesOf(posting: Data): string[] {
  return placesOf(posting).flatMap(({ address }) =>
    isData(address) && typeof address.addressLocality === 'string' ? [address.addressLocality] : [],
  )
}
