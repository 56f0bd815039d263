import type { Facts } from '#ingest/explain/explanation.ts'
import type { Labelled } from './labelled-set.ts'

/** The measures by their name in the accuracy table. Each reads its value from the facts. */
export const MEASURES: Record<string, (facts: Partial<Facts>) => unknown> = {
  india: ({ india }) => (india === undefined ? undefined : india === true || null),
  // A town that nobody knows is unknown: who calls it abroad loses a job.
  abroad: ({ india }) => (india === undefined ? undefined : india === false || null),
  cities: ({ cities }) => cities,
  IT: ({ is_it }) => (is_it === undefined ? undefined : is_it === true || null),
  category: ({ category }) => category,
  experience: ({ experience_min: min, experience_max: max }) =>
    min === undefined && max === undefined
      ? undefined
      : min == null && max == null
        ? null
        : `${min}–${max ?? null}`,
  fresher: ({ level }) => (level === undefined ? undefined : level === 'Fresher' || null),
  experienced: ({ level }) => (level === undefined ? undefined : level === 'Experienced' || null),
  batch: ({ batch }) => (batch === undefined ? undefined : (batch?.join(',') ?? null)),
  pay: ({ salary_min: min, salary_max: max, salary_period: period }) =>
    min === undefined && max === undefined
      ? undefined
      : min == null && max == null
        ? null
        : `${min ?? null}–${max ?? null} a ${period}`,
  'work mode': ({ work_mode }) => work_mode,
  skills: ({ skills }) => skills,
  'last date': ({ last_date }) => last_date,
  degree: ({ degree }) => degree && [...degree.names, degree.required ? 'required' : 'wish'],
  branch: ({ branch }) => branch,
  notice: ({ notice_days }) => notice_days,
  shift: ({ shift }) => shift,
  'office days': ({ office_days }) => office_days,
  openings: ({ openings }) => openings,
  'walk-in': ({ walk_in: day }) => day && [...day.dates, day.hours, day.place, day.bring].map(String),
  travel: ({ travel }) => travel && (travel.percent ?? 'yes'),
  relocation: ({ relocation }) => relocation,
  bond: ({ bond }) => bond && (bond.months ?? 'yes'),
  languages: ({ languages }) => languages,
  fee: ({ fee_asked }) => fee_asked,
}

export interface Score {
  labelled: number
  /** Postings whose label states a value. */
  stated: number
  /** The share of extracted values that are correct. Members of a list count separately. */
  precision: number
  /** The share of stated values that were extracted. */
  recall: number
  /** The share of postings with a stated value where it was extracted exactly. */
  exact: number
  /** The number of postings with a value where the label says unknown. */
  invented: number
  confusions: Confusion[]
}

export interface Confusion {
  where: string
  posting: Record<string, unknown>
  expected: unknown
  got: unknown
}

export interface Judged {
  labelled: Labelled
  got: Partial<Facts>
}

/** Scores one measure over all postings that have a label for it. */
export function score(judged: Judged[], read: (facts: Partial<Facts>) => unknown): Score {
  const counts = { labelled: 0, stated: 0, exact: 0, invented: 0, right: 0, given: 0, wanted: 0 }
  const confusions: Confusion[] = []
  for (const { labelled, got } of judged) {
    const expected = read(labelled.expect)
    if (expected === undefined) continue
    const value = read(got) ?? null
    const [want, have] = [members(expected), members(value)]
    const right = have.filter((one) => want.includes(one)).length
    const same = right === want.length && right === have.length
    counts.labelled += 1
    counts.right += right
    counts.given += have.length
    counts.wanted += want.length
    if (want.length > 0) counts.stated += 1
    if (want.length > 0 && same) counts.exact += 1
    if (want.length === 0 && have.length > 0) counts.invented += 1
    if (!same) confusions.push({ where: labelled.where, posting: labelled.posting, expected, got: value })
  }
  return {
    labelled: counts.labelled,
    stated: counts.stated,
    precision: counts.given === 0 ? 1 : counts.right / counts.given,
    recall: counts.wanted === 0 ? 1 : counts.right / counts.wanted,
    exact: counts.stated === 0 ? 1 : counts.exact / counts.stated,
    invented: counts.invented,
    confusions,
  }
}

function members(value: unknown): unknown[] {
  if (value === null) return []
  return Array.isArray(value) ? value : [value]
}
