import type { ExperienceLevel, JobType, WorkMode } from '#core/job.ts'
import type { RawPosting } from '../raw-posting.ts'
import { readBatch } from './batch.ts'
import { readDescription } from './description.ts'
import { readExperience, type Years } from './experience.ts'
import { readIndia, type IndiaPlaces } from './india.ts'
import { readJobType } from './job-type.ts'
import { readLevel } from './level.ts'
import { readPay, type Pay } from './pay.ts'
import type { Reading } from './reading.ts'
import { readRole, type Role } from './role.ts'
import { labelledLocations, sectionLines } from './sections.ts'
import { readSkills, type FoundSkill } from './skills.ts'
import { cleanLine } from './text.ts'
import { readWorkMode } from './work-mode.ts'

/** Everything the rules made of a posting, each with the words it was read from. */
export interface Understanding {
  title: string
  description: string
  places: Reading<IndiaPlaces>
  role: Reading<Role>
  years: Reading<Years | null>
  level: Reading<ExperienceLevel | null>
  /** Years of graduation it is open to, ascending. */
  batch: Reading<number[]>
  pay: Reading<Pay | null>
  workMode: Reading<WorkMode | null>
  jobType: Reading<JobType | null>
  skills: Reading<FoundSkill[]>
}

/** The parts of a raw posting that the rules read. */
export type PostingWords = Pick<
  RawPosting,
  | 'title'
  | 'locations'
  | 'offices'
  | 'departments'
  | 'employment_type'
  | 'workplace_type'
  | 'experience'
  | 'skills'
  | 'description'
  | 'pay'
  | 'pay_text'
>

/** Reads a posting whole. Pure: the same posting gives the same understanding on any day. */
export function understand(raw: PostingWords): Understanding {
  const title = cleanTitle(raw.title)
  const description = readDescription(raw.description)
  const lines = sectionLines(description.lines)
  const labelled = labelledLocations(description.lines)
  const jobType = readJobType({ title, field: raw.employment_type, lines })
  const internship = jobType.value === 'Internship'
  const payWords = { title, fields: raw.pay, field: raw.pay_text, lines, internship }
  const stated = readPay(payWords)
  const places = readIndia({
    locations: raw.locations,
    offices: raw.offices,
    title,
    labelled,
    lines,
    rupees: stated.evidence,
  })
  const skills = readSkills({ title, field: raw.skills, lines })
  const batch = readBatch({ title, field: raw.experience, lines })
  const years = readExperience({ title, field: raw.experience, lines })
  return {
    title,
    description: description.html,
    places,
    role: readRole({ title, departments: raw.departments, skills: skills.value, lines }),
    years,
    level: readLevel({ title, field: raw.experience, lines, years, batch }),
    batch,
    pay: payIn(places.value, stated, () => readPay(payWords, true)),
    workMode: readWorkMode({
      title,
      field: raw.workplace_type,
      places: places.value,
      locations: raw.locations.map(({ text }) => text),
      lines,
    }),
    jobType,
    skills,
  }
}

/** Countries whose money is called rupees too. */
const OTHER_RUPEES = new Set(['PK', 'NP', 'LK', 'MV'])

/** Amounts without a sign of rupees are read only where the work is not known to be in another country. */
function payIn(
  { india, country }: IndiaPlaces,
  stated: Reading<Pay | null>,
  readPlain: () => Reading<Pay | null>,
): Reading<Pay | null> {
  if (country !== null && OTHER_RUPEES.has(country)) return { value: null, evidence: [] }
  if (india === false) return stated
  return stated.value !== null && india === null ? stated : readPlain()
}

/** One line, without the gaps and loose ends that editing leaves: "Associate,  (Night Shift) -". */
export function cleanTitle(title: string): string {
  return cleanLine(title)
    .replace(/,\s*\(/g, ' (')
    .replace(/\s+([,;:!?]|\.(?!\w))/g, '$1')
    .replace(/[\s,;:|–—-]+$/, '')
    .replace(/^[\s,;:|–—-]+/, '')
}
