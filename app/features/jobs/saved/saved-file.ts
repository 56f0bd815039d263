import { aboutMeOf, fillAbout, NOTHING_SAID, saysSomething, type AboutMe } from '#core/about-me.ts'
import { counted } from '#core/count.ts'
import { MAX_SKILLS, MAX_STEPS, MAX_TICK_NAME } from '#core/my-skills.ts'
import {
  countTicks,
  isTickName,
  missingFrom,
  type SkillRecord,
} from '#app/features/jobs/my-skills/skill-record.ts'
import { hideCompany, isHidden, mergeJobs, type DeviceData, type SavedJob } from './device-data.ts'
import { hiddenIn, holdsJobs, jobsIn, parseJson, readEach, VERSION } from './stored-rows.ts'

export const FILE_NAME = 'pravesh-saved-jobs.json'
export const MAX_FILE_BYTES = 2_000_000

/** All that a visitor keeps, in the browser or in the account. */
export interface AllKept {
  data: DeviceData
  ticks: SkillRecord
  /** What the visitor says of herself, if anything. */
  about?: AboutMe | undefined
}

/**
 * The file that the visitor downloads.
 *
 * @param linkOf The address of a posting on this site, for whoever opens the file.
 */
export function toFile(
  { data, ticks, about }: AllKept,
  now: Date,
  linkOf: (job: SavedJob) => string,
): string {
  const content = {
    pravesh: 'saved jobs and skills',
    version: VERSION,
    exported_at: now.toISOString(),
    jobs: data.jobs.map((job) => ({ ...job, link: linkOf(job) })),
    hidden_companies: data.hidden,
    skills: ticks.skills,
    finished_steps: ticks.steps,
    ...(saysSomething(about) && { about_me: about }),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

export interface Imported extends AllKept {
  /** What happened, in sentences. */
  summary: string
  problems: string[]
}

/**
 * Adds the rows of a file to what is kept. Wrong rows are left out and named; a job that is in both stays as it was
 * changed last.
 *
 * @returns A message if the text is not such a file.
 */
export function importFile(
  { data, ticks, about = NOTHING_SAID }: AllKept,
  content: string,
  now: Date,
): Imported | string {
  const rows = readFile(content)
  if (typeof rows === 'string') return rows
  const merged = mergeJobs(data, rows.jobs)
  const all = rows.hidden.reduce(
    (known, { company }) => hideCompany(known, company, now) ?? known,
    merged.data,
  )
  const newlyHidden = rows.hidden.filter(({ company }) => !isHidden(data, company)).length
  const newTicks = missingFrom(ticks, rows.ticks)
  const added = {
    skills: newTicks.skills.slice(0, MAX_SKILLS - ticks.skills.length),
    steps: newTicks.steps.slice(0, MAX_STEPS - ticks.steps.length),
  }
  const overflow =
    merged.overflow +
    (newTicks.skills.length - added.skills.length) +
    (newTicks.steps.length - added.steps.length)
  const filled = rows.about ? fillAbout(about, rows.about) : about
  const isFilled = JSON.stringify(filled) !== JSON.stringify(about)
  const facts = [
    `${counted(merged.added, 'job')} added`,
    merged.updated > 0 && `${merged.updated} updated`,
    merged.unchanged > 0 && `${merged.unchanged} already here`,
    newlyHidden > 0 && `${counted(newlyHidden, 'company', 'companies')} hidden`,
    countTicks(added) !== '' && `${countTicks(added)} ticked`,
    isFilled && 'About me added',
    overflow > 0 && `${overflow} left out because your list is full`,
    rows.problems.length > 0 && `${rows.problems.length} left out because they are not valid`,
  ]
  return {
    data: all,
    ticks: { skills: [...ticks.skills, ...added.skills], steps: [...ticks.steps, ...added.steps] },
    about: isFilled ? filled : undefined,
    summary: `${facts.filter(Boolean).join(', ')}.`,
    problems: rows.problems,
  }
}

/** Reads the rows of a file. @returns A message if it is none. */
function readFile(content: string) {
  const lists = parseJson(content)
  if (lists === undefined) return 'This file is not JSON. Choose a file that you downloaded on this page.'
  if (!holdsJobs(lists)) return 'This file has no saved jobs. Choose a file that you downloaded on this page.'
  if (lists['version'] !== VERSION)
    return 'This file is of another version of Pravesh. Reload this page and try again.'
  const [jobs, hidden] = [jobsIn(lists), hiddenIn(lists)]
  const skills = readEach('Skill', lists['skills'], parseTickName)
  const steps = readEach('Step', lists['finished_steps'], parseTickName)
  return {
    jobs: jobs.rows,
    hidden: hidden.rows,
    ticks: { skills: skills.rows.flat(), steps: steps.rows.flat() },
    /** Null if the file has nothing of it. */
    about: aboutMeOf(lists['about_me']),
    problems: [jobs, hidden, skills, steps].flatMap(({ problems }) => problems),
  }
}

/** A string says what is wrong, so the name is in a list. */
function parseTickName(value: unknown): [string] | string {
  if (typeof value !== 'string') return 'it is not text'
  return isTickName(value) ? [value] : `it is empty or longer than ${MAX_TICK_NAME} characters`
}
