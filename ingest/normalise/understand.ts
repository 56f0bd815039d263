import type { ExperienceLevel, JobType, WorkMode } from '#core/job.ts'
import type { RawPosting } from '../raw-posting.ts'
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
  const places = readIndia({ locations: raw.locations, offices: raw.offices, title, labelled })
  const skills = readSkills({ title, field: raw.skills, lines })
  const years = readExperience({ title, field: raw.experience, lines })
  return {
    title,
    description: description.html,
    places,
    role: readRole({ title, departments: raw.departments, skills: skills.value, lines }),
    years,
    level: readLevel({ title, lines, years }),
    pay: readPay({ title, fields: raw.pay, field: raw.pay_text, lines }),
    workMode: readWorkMode({ title, field: raw.workplace_type, places: places.value, lines }),
    jobType: readJobType({ title, field: raw.employment_type, lines }),
    skills,
  }
}

/** One line, without the gaps and loose ends that editing leaves: "Associate,  (Night Shift) -". */
export function cleanTitle(title: string): string {
  return cleanLine(title)
    .replace(/,\s*\(/g, ' (')
    .replace(/\s+([,;:!?.])/g, '$1')
    .replace(/[\s,;:|–—-]+$/, '')
    .replace(/^[\s,;:|–—-]+/, '')
}
