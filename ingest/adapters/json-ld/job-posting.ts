import { unescapeMarkup } from '#ingest/text/unescape-markup.ts'
import { readMoment, readStatedMoment } from '../moment.ts'
import type { RawPay, RawPosting } from '../raw-posting.ts'
import { joinParts } from '../html-parts.ts'
import { isRemote, readPlaces } from './places.ts'
import { isObject, listOf, numberOf, textOf, textsOf } from './values.ts'
import { stated, statedPay } from '../stated.ts'

/** Reads the facts of a `JobPosting`. https://schema.org/JobPosting */
export function readJobPosting(posting: Record<string, unknown>) {
  return {
    locations: readPlaces(posting),
    departments: textsOf(posting.employmentUnit),
    employment_type: textsOf(posting.employmentType).join(', ') || null,
    workplace_type: isRemote(posting) ? 'Remote' : null,
    experience: readExperience(posting.experienceRequirements),
    skills: stated(...textsOf(posting.skills).flatMap((skills) => skills.split(/[,;|\n]/))),
    description: readDescription(posting),
    posted_at: readStatedMoment(textOf(posting.datePosted) ?? ''),
    posted_at_basis: 'datePosted',
    application_deadline: readDeadline(textOf(posting.validThrough)),
    requisition_id: readIdentifier(posting.identifier),
    pay: listOf(posting.baseSalary).flatMap((salary) => readPay(salary, posting)),
  } satisfies Partial<RawPosting>
}

/** The employer's id for the posting. In an object the id is `value`; `name` says whose id it is. */
function readIdentifier(identifier: unknown): string | null {
  const [first] = listOf(identifier)
  return isObject(first) ? textOf(first.value) : textOf(first)
}

/** `monthsOfExperience`, or the text. 0 months is read as not stated. */
function readExperience(requirements: unknown): string | null {
  const [first] = listOf(requirements)
  const months = isObject(first) ? numberOf(first.monthsOfExperience) : null
  if (months !== null) return months > 0 ? `${months}+ months` : null
  return textOf(first)
}

/** The description, and other text fields whose beginning it does not contain. */
function readDescription(posting: Record<string, unknown>): string {
  const description = textOf(posting.description) ?? ''
  const shown = unescapeMarkup(description).text
  const further = [
    ['Responsibilities', posting.responsibilities],
    ['Qualifications', posting.qualifications],
    ['Benefits', posting.jobBenefits],
  ] as const
  const parts = further.map(([heading, value]) => ({ heading, html: textsOf(value).join('\n') }))
  return joinParts([
    { html: description },
    ...parts.filter(({ html }) => !shown.includes(unescapeMarkup(html).text.slice(0, 80))),
  ])
}

/** A date without a time means the end of that day in India. */
function readDeadline(text: string | null): Date | null {
  const day = /^\d{4}-\d{1,2}-\d{1,2}$/.test(text?.trim() ?? '')
  if (day) return readMoment(`${text?.trim()}T23:59:59+05:30`)
  const moment = readStatedMoment(text ?? '')
  // Java's text of a day has a time, which is midnight in UTC.
  const isDay = moment !== null && / 00:00:00 (?:UTC|GMT) \d{4}$/i.test(text?.trim() ?? '')
  return isDay ? readMoment(`${moment.toISOString().slice(0, 10)}T23:59:59+05:30`) : moment
}

/**
 * Reads a `MonetaryAmount`, whose value is a number or a `QuantitativeValue`. Estimates are in another
 * property.
 */
function readPay(salary: unknown, { salaryCurrency }: Record<string, unknown>): RawPay[] {
  if (!isObject(salary)) return []
  const value = isObject(salary.value) ? salary.value : salary
  const exact = numberOf(value.value)
  return statedPay({
    min: numberOf(value.minValue) ?? exact,
    max: numberOf(value.maxValue) ?? exact,
    currency: textOf(salary.currency) ?? textOf(value.currency) ?? textOf(salaryCurrency),
    interval: textOf(value.unitText) ?? textOf(salary.unitText),
  })
}
