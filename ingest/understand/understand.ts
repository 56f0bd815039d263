import { anyOf } from '#core/any-of.ts'
import type { ExperienceLevel, JobType, WorkMode } from '#core/job.ts'
import type { PostingEvidence } from '#core/posting-evidence.ts'
import type { RawPosting } from '#ingest/adapters/raw-posting.ts'
import { readBatch } from './batch/batch.ts'
import { readDescription } from './document/description.ts'
import { readFacts, type ExtractedFacts } from './facts.ts'
import { readExperience, type Years } from './experience/experience.ts'
import { readPlaces, type IndiaPlaces } from './place/place.ts'
import { readJobType } from './job-type/job-type.ts'
import { readLastDate } from './last-date/last-date.ts'
import { readLevel } from './level/level.ts'
import { mendLostSigns } from '#ingest/text/mojibake.ts'
import { fieldText } from '#ingest/text/field-text.ts'
import { repairText } from '#ingest/text/repair-texts.ts'
import type { Pay } from './pay/period.ts'
import { choosePay, findPay } from './pay/pay.ts'
import { readPay } from './pay/place-of-pay.ts'
import { quoteFacts } from './quotes.ts'
import type { Extracted } from './extracted.ts'
import { isSurelyOther, readRole, type Role } from './role/role.ts'
import { labelledLocations, sectionLines, statedTitle } from './document/sections.ts'
import { readSkills, type FoundSkill } from './skills/skills.ts'
import { scanPosting, type ScannedPosting } from './scan/scan.ts'
import { cleanLine } from './document/text.ts'
import { readWorkMode } from './mode/mode.ts'

/** All facts of a posting, each with the words it was read from. */
export interface Extraction {
  title: string
  description: string
  places: Extracted<IndiaPlaces>
  role: Extracted<Role>
  years: Extracted<Years | null>
  level: Extracted<ExperienceLevel | null>
  /** Years of graduation it is open to, ascending. */
  batch: Extracted<number[]>
  pay: Extracted<Pay | null>
  workMode: Extracted<WorkMode | null>
  jobType: Extracted<JobType | null>
  skills: Extracted<FoundSkill[]>
  /** The last day to apply, as an ISO date. */
  lastDate: Extracted<string | null>
  facts: ExtractedFacts
  /** The employer's own lines behind these facts. */
  quotes: PostingEvidence
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

/** Lines that are read, with those that a line is cut into: no posting has so many (the longest of 1,400 seen has 83). */
const MOST_LINES = 1500

/** The texts of a posting, cleaned, cut into lines and scanned: what all readers share. */
export function prepare(posting: PostingWords) {
  const raw = mended(posting)
  const title = cleanTitle(raw.title)
  const description = readDescription(raw.description)
  const lines = sectionLines(description.lines).slice(0, MOST_LINES)
  const field = raw.pay_text
  const scanned = scanPosting({
    title,
    experience: raw.experience,
    pay: field,
    employmentType: raw.employment_type,
    workplaceType: raw.workplace_type,
    locations: raw.locations.map(({ text }) => text),
    offices: raw.offices,
    departments: raw.departments,
    skills: raw.skills,
    lines,
  })
  return { raw, title, description, lines, field, scanned }
}

/**
 * Extracts all facts of a posting.
 *
 * @param now Only the graduation years that are plausible depend on it, and days without a year.
 * @param posted When it was published: the last date to apply is not before it.
 */
// oxlint-disable-next-line pravesh/no-process-clock -- only its year counts
export function understand(posting: PostingWords, now: Date = new Date(), posted = now): Extraction {
  const { raw, title, description, lines, field, scanned } = prepare(posting)
  const labelled = labelledLocations(lines)
  const jobType = readJobType(scanned)
  const opensJob = THEN_A_JOB.test([title, ...jobType.evidence].join())
  const internship = jobType.value === 'Internship' && !opensJob
  const terms = { fields: raw.pay, field: scanned.pay, internship, opensJob }
  const stated = findPay(scanned, terms)
  const skills = readSkills(scanned)
  const places = readPlaces(scanned, {
    locations: raw.locations,
    labelled,
    rupees: choosePay(stated, terms, false).evidence,
  })
  const batch = readBatch(scanned, now)
  const years = readExperience(scanned)
  const level = readLevel(scanned, {
    years,
    batch,
    internship: jobType.value === 'Internship' ? jobType.evidence : [],
  })
  const pay = readPay(scanned, { stated, terms, places: places.value })
  const labels = new Set(raw.pay.map(({ label }) => label))
  const workMode = readWorkMode(scanned, places.value)
  const facts = readFacts(scanned, workMode.value, now)
  const lastDate = readLastDate(scanned, posted)
  return {
    title,
    description: description.html,
    places,
    role: readPost(scanned, skills.value),
    years,
    level,
    batch,
    pay,
    workMode,
    jobType,
    skills,
    lastDate,
    facts,
    quotes: quoteFacts(
      { title, lines: description.lines.map(({ text }) => text) },
      {
        experience: { evidence: years.evidence, fields: [raw.experience] },
        level: { evidence: level.evidence, fields: [raw.experience, raw.employment_type] },
        batch: { evidence: batch.evidence, fields: [raw.experience] },
        // A pay field's name is no proof of its amounts.
        pay: { evidence: pay.evidence.map((text) => (labels.has(text) ? '' : text)), fields: [field] },
        work_mode: {
          evidence: workMode.evidence,
          fields: [raw.workplace_type, ...raw.locations.map(({ text }) => text)],
        },
        location: {
          evidence: places.evidence,
          fields: [...raw.locations.map(({ text }) => text), ...raw.offices],
        },
        last_date: { evidence: lastDate.evidence, fields: [] },
        ...Object.fromEntries(
          Object.entries(facts).map(([name, { evidence }]) => [name, { evidence, fields: [] }]),
        ),
      },
    ),
  }
}

/** Titles that announce a drive: the post is named in the text. */
const ANNOUNCES = new RegExp(
  `\\b${anyOf(
    'walk[ -]?ins?, drive, hiring, recruit(?:ment|ing), vacanc(?:y|ies), openings?, registration, notification, notice',
    'off[ -]?campus, campus',
  )}\\b`,
  'i',
)

/** Who hires is the post itself: "Technical Recruiter - Engineering Hiring". */
const HIRES = /\b(?:recruiter|sourcer|talent|human resources?|hr)\b/i

/** The work, by the title, or by the post that the text names where the title only says that somebody hires. */
function readPost(scanned: ScannedPosting, skills: FoundSkill[]): Extracted<Role> {
  const role = readRole(scanned, skills)
  const { text } = scanned.title
  if (role.value.isIt || !ANNOUNCES.test(text) || HIRES.test(text)) return role
  const post = statedTitle(scanned.lines)
  const named = post === '' ? role : readRole(scanned, skills, post)
  return named.value.isIt ? named : role
}

/**
 * Whether a title alone says that the work is not IT, whatever the description adds. For sources whose descriptions
 * cost a request each.
 */
export function isOtherWork(title: string): boolean {
  const text = cleanTitle(title)
  return isSurelyOther(text) && !ANNOUNCES.test(text)
}

/** Values of a field that are read: no posting has so many. */
const MOST_VALUES = 500

/** The words as they were meant: of fields the text alone, without tags or another encoding, and none without end. */
function mended(posting: PostingWords): PostingWords {
  const mend = (text: string) => mendLostSigns(fieldText(text))
  const mendAny = (text: string | null) => (text === null ? null : mend(text))
  const mendAll = (texts: string[]) => texts.slice(0, MOST_VALUES).map(mend)
  return {
    ...posting,
    title: mend(posting.title),
    locations: posting.locations
      .slice(0, MOST_VALUES)
      .map(({ text, country }) => ({ text: mend(text), country })),
    offices: mendAll(posting.offices),
    departments: mendAll(posting.departments),
    employment_type: mendAny(posting.employment_type),
    workplace_type: mendAny(posting.workplace_type),
    experience: mendAny(posting.experience),
    skills: mendAll(posting.skills),
    description: mendLostSigns(repairText(posting.description)),
    pay: posting.pay
      .slice(0, MOST_VALUES)
      .map(({ label, ...amounts }) => Object.assign(amounts, { label: mend(label) })),
    pay_text: mendAny(posting.pay_text),
  }
}

/** "Internship + Full-Time": what is advertised is the job that the internship opens. */
const THEN_A_JOB = new RegExp(
  String.raw`\binternship\s*(?:\+|&|\/|,|and|to|followed by|leading to)\s*(?:an? )?(?:full|fte\b|ppo\b)` +
    String.raw`|\bfull[ -]?time\s*(?:\+|&|\/|,|and)\s*internship`,
  'i',
)

/**
 * Cleans a title: one line, without leftover spaces and punctuation such as "Associate,  (Night Shift) -".
 */
export function cleanTitle(title: string): string {
  return cleanLine(title)
    .replace(/(?<=\w)\s+Jobs? (?:in|at) [A-Z].*$/, '')
    .replace(/^(?:Role|Position|Job ?Title|Designation)(?=[A-Z][a-z])/, '')
    .replace(/,\s*\(/g, ' (')
    .replace(/\s+([,;:!?]|\.(?!\w))/g, '$1')
    .replace(/[\s,;:|–—-]+$/, '')
    .replace(/^[\s,;:|–—-]+/, '')
}
