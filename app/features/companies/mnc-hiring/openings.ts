import { counted } from '#core/count.ts'
import { employerKey } from '#core/company-names.ts'
import { isoDay } from '#core/dates.ts'
import { isVerified } from '#core/verification.ts'
import type { MncCompany, MncJobOpening } from '#db/queries/content/mnc.ts'
import type { CompanyPosting } from '#db/queries/jobs/company-postings.ts'
import { paths } from '#app/paths.ts'

/** A card of Additional Opportunities: a row of `mnc_job_openings`, or a real posting of a listed company. */
export interface Opening {
  id: string
  title: string
  /** The posting's own page; null for a row of the table. */
  href: string | null
  company: { name: string; logo_url: string | null; website_url: string | null }
  /** Null for a row of the table. */
  location: string | null
  category: string | null
  /** What the role asks for: a row's requirements, or a posting's skills. */
  asks: { name: 'Requirements' | 'Skills'; items: string[] }
  /** `YYYY-MM-DD`, a day in India. */
  deadline: string | null
  apply_url: string | null
  is_sample: boolean
  verified: boolean
  date: Date
}

export function openingOfRow(row: MncJobOpening): Opening {
  return {
    id: row.id,
    title: row.title,
    href: null,
    company: row.company,
    location: null,
    category: row.category,
    asks: { name: 'Requirements', items: row.requirements },
    deadline: row.deadline,
    apply_url: row.apply_url,
    is_sample: row.is_sample,
    verified: false,
    date: row.created_at,
  }
}

/** @param companies One of them has the posting's company name, perhaps in another spelling. */
export function openingOfPosting(
  posting: CompanyPosting,
  companies: readonly MncCompany[],
  now: Date,
): Opening {
  const key = employerKey(posting.company)
  const listed = companies.find(({ name }) => employerKey(name) === key)
  const { name = posting.company, website_url = null } = listed ?? {}
  return {
    id: posting.id,
    title: posting.title,
    href: paths.posting(posting),
    company: { name, website_url, logo_url: listed?.logo_url ?? posting.company_logo_url },
    location: posting.location,
    category: posting.category,
    asks: { name: 'Skills', items: posting.skills },
    deadline: posting.application_deadline && isoDay(posting.application_deadline),
    apply_url: posting.application_url,
    is_sample: false,
    verified: isVerified(posting, now),
    date: posting.posted_at,
  }
}

/** Both lists as one, newest first. */
export function newestFirst(openings: readonly Opening[]): Opening[] {
  return openings.toSorted((one, other) => other.date.getTime() - one.date.getTime())
}

/**
 * The counts over the list. Samples are counted apart: "5 hiring programmes, 12 sample openings".
 *
 * @param openings Null if the database is down.
 */
export function countsText(
  programmes: number,
  openings: { shown: readonly Opening[]; total: number } | null,
): string {
  const counts = [counted(programmes, 'hiring programme')]
  if (openings) {
    const samples = openings.shown.filter(({ is_sample }) => is_sample).length
    const real = openings.total - samples
    if (real > 0 || samples === 0) counts.push(counted(real, 'opening'))
    if (samples > 0) counts.push(counted(samples, 'sample opening'))
  }
  return counts.join(', ')
}
