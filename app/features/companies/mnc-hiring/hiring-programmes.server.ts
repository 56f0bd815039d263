import rows from '#content/mnc-hiring-programmes.json' with { type: 'json' }
import type { MncState } from './mnc-url.ts'

/** A built-in hiring programme; field names are the specification's. */
export interface HiringProgramme {
  /** Slug of the programme's name: `tcs-nqt`. */
  id: string
  company: string
  logo: string | null
  positions: string[]
  hiringType: string
  eligibility: string
  /** As the company publishes it; null if it does not. */
  salaryRange: string | null
  /** In order. */
  hiringStages: string[]
  location: string
  applyLink: string
  /** Domain names; linked with https. */
  prepResources: string[]
  /** The published day in India, `YYYY-MM-DD`. */
  deadline: string | null
  type: string
}

/** Compiled in, so they need no database. A test validates the file. */
export const HIRING_PROGRAMMES: HiringProgramme[] = rows

/** Programmes of the company (of all, if empty) whose card has every search word. Case-insensitive. */
export function programmesFor({ search, company }: MncState): HiringProgramme[] {
  const words = search.toLowerCase().split(/\s+/)
  return HIRING_PROGRAMMES.filter((programme) => {
    if (company && programme.company !== company) return false
    const text = searchedText(programme)
    return words.every((word) => text.includes(word))
  })
}

/** Includes the id, because many visitors search by the programme's name. */
function searchedText(programme: HiringProgramme): string {
  const { id, company, positions, eligibility, hiringStages, location, hiringType, type } = programme
  const name = id.replaceAll('-', ' ')
  const parts = [company, name, ...positions, eligibility, ...hiringStages, location, hiringType, type]
  return parts.join('\n').toLowerCase()
}
