import { BRANCHES, DEGREES, type Branch, type Degree } from './degrees.ts'
import { WORK_MODES, type WorkMode } from './job.ts'

/** What a visitor says of herself, once. Her skills are what she ticked (`core/my-skills.ts`). Null or empty: not said. */
export interface AboutMe {
  degrees: Degree[]
  branch: Branch | null
  /** Year of graduation. */
  batch: number | null
  /** Of experience. */
  years: number | null
  /** Names as typed. */
  cities: string[]
  modes: WorkMode[]
  /** Notice period in days. */
  notice: number | null
}

export const NOTHING_SAID: AboutMe = {
  degrees: [],
  branch: null,
  batch: null,
  years: null,
  cities: [],
  modes: [],
  notice: null,
}

export const MAX_CITIES = 10
export const MAX_CITY = 60
export const MOST_YEARS = 30
export const MOST_NOTICE = 180

/** What somebody can have, among what postings ask for. */
export const OWN_DEGREES = DEGREES.filter((degree) => !degree.startsWith('Any'))
export const OWN_BRANCHES = BRANCHES.filter((branch) => branch !== 'Any' && branch !== 'Related')

/** Reads it from a parsed text. What is not valid in it is left out; null if it is no object. */
export function aboutMeOf(value: unknown): AboutMe | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { degrees, branch, batch, years, cities, modes, notice } = value as Record<string, unknown>
  return {
    degrees: OWN_DEGREES.filter((degree) => listOf(degrees).includes(degree)),
    branch: OWN_BRANCHES.find((one) => one === branch) ?? null,
    batch: whole(batch, 1950, 2100),
    years: whole(years, 0, MOST_YEARS),
    cities: citiesOf(listOf(cities).filter((city) => typeof city === 'string')),
    modes: WORK_MODES.filter((mode) => listOf(modes).includes(mode)),
    notice: whole(notice, 0, MOST_NOTICE),
  }
}

/** Names of cities without empty ones and repetitions. */
export function citiesOf(names: readonly string[]): string[] {
  const cities = names.map((name) => name.trim().replaceAll(/\s+/g, ' ').slice(0, MAX_CITY)).filter(Boolean)
  return [...new Map(cities.map((city) => [city.toLowerCase(), city])).values()].slice(0, MAX_CITIES)
}

/** What is said here, and from there what is not said here. */
export function fillAbout(here: AboutMe, there: AboutMe): AboutMe {
  return {
    degrees: here.degrees.length > 0 ? here.degrees : there.degrees,
    branch: here.branch ?? there.branch,
    batch: here.batch ?? there.batch,
    years: here.years ?? there.years,
    cities: here.cities.length > 0 ? here.cities : there.cities,
    modes: here.modes.length > 0 ? here.modes : there.modes,
    notice: here.notice ?? there.notice,
  }
}

/** Whether something is said. */
export function saysSomething(about: AboutMe | null | undefined): about is AboutMe {
  return (
    about != null && Object.values(about).some((one) => (Array.isArray(one) ? one.length > 0 : one !== null))
  )
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function whole(value: unknown, least: number, most: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : null
}
