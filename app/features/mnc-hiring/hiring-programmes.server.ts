import rows from '#content/mnc-hiring-programmes.json' with { type: 'json' }
import type { MncState } from './mnc-url.ts'

/** A built-in hiring programme; field names are the specification's. */
export interface HiringProgramme {
  /** The programme's own name as a slug: `tcs-nqt`. */
  id: string
  company: string
  logo: string | null
  positions: string[]
  hiringType: string
  eligibility: string
  /** As the company publishes it; null where it does not. */
  salaryRange: string | null
  /** In their order. */
  hiringStages: string[]
  location: string
  applyLink: string
  /** Domain names, read over https. */
  prepResources: string[]
  /** A published day in India, `YYYY-MM-DD`. */
  deadline: string | null
  type: string
}

/** Part of the build: they need no database. `npm run content:check` holds the file to its schema. */
export const HIRING_PROGRAMMES: HiringProgramme[] = rows

/** Those of the company, all when it is empty, whose card holds every word of the search, in whatever case. */
export function programmesFor({ search, company }: MncState): HiringProgramme[] {
  const words = search.toLowerCase().split(/\s+/)
  return HIRING_PROGRAMMES.filter((programme) => {
    if (company && programme.company !== company) return false
    const text = searchedText(programme)
    return words.every((word) => text.includes(word))
  })
}

/** The id is among it: the programme's own name is what many search by. */
function searchedText(programme: HiringProgramme): string {
  const { id, company, positions, eligibility, hiringStages, location, hiringType, type } = programme
  const name = id.replaceAll('-', ' ')
  const parts = [company, name, ...positions, eligibility, ...hiringStages, location, hiringType, type]
  return parts.join('\n').toLowerCase()
}
