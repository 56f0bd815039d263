import { decodeHTML } from 'entities'
import { readMoment, readPageMoment } from '../moment.ts'
import type { RawPay, RawPosting } from '../raw-posting.ts'
import { joinParts } from '../html-parts.ts'
import { isRemote, readPlaces } from './places.ts'
import { isObject, listOf, numberOf, textOf, textsOf } from './values.ts'
import { stated, statedPay } from '../stated.ts'

/** What a `JobPosting` states by itself. https://schema.org/JobPosting */
export function readJobPosting(posting: Record<string, unknown>) {
  return {
    locations: readPlaces(posting),
    departments: textsOf(posting.employmentUnit),
    employment_type: textsOf(posting.employmentType).join(', ') || null,
    workplace_type: isRemote(posting) ? 'Remote' : null,
    experience: readExperience(posting.experienceRequirements),
    skills: stated(...textsOf(posting.skills).flatMap((skills) => skills.split(/[,;|\n]/))),
    description: readDescription(posting),
    posted_at: readPageMoment(textOf(posting.datePosted) ?? ''),
    posted_at_basis: 'datePosted',
    application_deadline: readDeadline(textOf(posting.validThrough)),
    requisition_id: readIdentifier(posting.identifier),
    pay: listOf(posting.baseSalary).flatMap((salary) => readPay(salary, posting)),
  } satisfies Partial<RawPosting>
}

/** The employer's own number; an object's name says whose number it is. */
function readIdentifier(identifier: unknown): string | null {
  const [first] = listOf(identifier)
  return isObject(first) ? textOf(first.value) : textOf(first)
}

/** `monthsOfExperience`, or the words; none at all is not the same as "0 months". */
function readExperience(requirements: unknown): string | null {
  const [first] = listOf(requirements)
  const months = isObject(first) ? numberOf(first.monthsOfExperience) : null
  if (months !== null) return months > 0 ? `${months}+ months` : null
  return textOf(first)
}

/** A text of which the description does not already hold the beginning. */
function readDescription(posting: Record<string, unknown>): string {
  const description = unescape(textOf(posting.description) ?? '')
  const further = [
    ['Responsibilities', posting.responsibilities],
    ['Qualifications', posting.qualifications],
    ['Benefits', posting.jobBenefits],
  ] as const
  const parts = further.map(([heading, value]) => ({ heading, html: unescape(textsOf(value).join('\n')) }))
  return joinParts([
    { html: description },
    ...parts.filter(({ html }) => !description.includes(html.slice(0, 80))),
  ])
}

/** Markup that was escaped once too often: nobody describes a job with the words `<p>` and `<ul>`. */
function unescape(text: string): string {
  return /<[a-z]/i.test(text) || !/&lt;\/?(?:p|div|ul|ol|li|br|h\d|strong|b|span)\b/i.test(text)
    ? text
    : decodeHTML(text)
}

/** A day without a time lasts to its end in India. */
function readDeadline(text: string | null): Date | null {
  const day = /^\d{4}-\d{1,2}-\d{1,2}$/.test(text?.trim() ?? '')
  return readMoment(day ? `${text?.trim()}T23:59:59+05:30` : (text ?? ''))
}

/** `MonetaryAmount`, whose value is a number or a `QuantitativeValue`; estimates are another property. */
function readPay(salary: unknown, { salaryCurrency }: Record<string, unknown>): RawPay[] {
  if (!isObject(salary)) return []
  const value = isObject(salary.value) ? salary.value : salary
  const exact = numberOf(value.value)
  return statedPay({
    min: numberOf(value.minValue) ?? exact,
    max: numberOf(value.maxValue) ?? exact,
    currency: textOf(salary.currency) ?? textOf(value.currency) ?? textOf(salaryCurrency),
    interval: textOf(value.unitText) ?? textOf(salary.unitText),
    periods: /^(year|month|week|day|hour)(?:ly)?$/i,
  })
}
