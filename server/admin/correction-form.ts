import { html } from 'hono/html'
import { CORRECTED_FIELDS, CORRECTED_NUMBERS, type CorrectedField } from '#core/correction.ts'
import { EXPERIENCE_LEVELS, JOB_CATEGORIES, JOB_TYPES, SALARY_PERIODS, WORK_MODES } from '#core/job.ts'
import type { AdminPostingDetail } from '#db/queries/admin/find-postings.ts'
import type { Html } from './layout.ts'

const LABELS: Record<CorrectedField, string> = {
  title: 'Title',
  company: 'Company',
  location: 'Location, as shown',
  locations: 'Cities, for the filters, with a semicolon between',
  category: 'Category',
  experience_level: 'Level',
  experience_min: 'Least experience, years',
  experience_max: 'Most experience, years',
  work_mode: 'Work mode',
  job_type: 'Job type',
  salary_min: 'Lowest pay, rupees',
  salary_max: 'Highest pay, rupees',
  salary_period: 'Pay is for a',
  application_url: 'Apply link',
}
const CHOICES: Partial<Record<CorrectedField, readonly string[]>> = {
  category: JOB_CATEGORIES,
  experience_level: EXPERIENCE_LEVELS,
  work_mode: WORK_MODES,
  job_type: JOB_TYPES,
  salary_period: SALARY_PERIODS,
}

/** A form with the facts of a posting as they are, or as they were typed. */
export function correctionForm(
  posting: AdminPostingDetail,
  typed: Record<string, unknown> | undefined,
): Html {
  const textOf = (field: CorrectedField) => {
    const value = typed ? typed[field] : posting[field]
    if (Array.isArray(value)) return value.join('; ')
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  return html`<h2 id="correct">Correct</h2>
    <p>
      Only what the employer states, and we read wrong. An empty field means: not stated. A correction holds
      until the employer changes the posting’s text, and handles its reports.
    </p>
    <form method="post" action="/admin/postings/${posting.id}" class="fields">
      ${CORRECTED_FIELDS.map((field) => html`<label>${LABELS[field]} ${control(field, textOf(field))}</label>`)}
      <div><button class="main">Save the correction</button></div>
    </form>`
}

function control(field: CorrectedField, text: string): Html {
  const choices = CHOICES[field]
  if (!choices)
    return html`<input
      name="${field}"
      value="${text}"
      ${CORRECTED_NUMBERS.has(field) ? 'inputmode=numeric' : ''}
    />`
  const options = field === 'salary_period' ? choices : ['', ...choices]
  return html`<select name="${field}">
    ${options.map(
      (option) =>
        html`<option value="${option}" ${option === text ? 'selected' : ''}>
          ${option || 'not stated'}
        </option>`,
    )}
  </select>`
}
