import type { RequestScope } from '#app/page/context.ts'
import { formatExperience } from '#core/experience.ts'
import type { ShownJob } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import { readCompanyPage } from '#app/features/companies/company-page.server.ts'
import { jobListAt, jobListHeading } from '#app/features/jobs/lists/job-list.ts'
import { readJobListPage } from '#app/features/jobs/lists/job-list-page.server.ts'
import { readPostingPage } from '#app/features/jobs/posting/posting-page.server.ts'
import { readMarketPreview } from '#app/features/market/market-preview.server.tsx'
import { paths } from '#app/paths.ts'
import type { PreviewTexts } from './preview-svg.ts'

/** The texts of a page's picture, and its own path if that is another one. */
export interface Preview {
  texts: PreviewTexts
  path: string
}

/** The database failed. */
class PreviewUnavailable extends Error {
  override name = 'PreviewUnavailable'
}

/**
 * What the picture of a page says: a posting, a list, a company or figures of the market. Null if there is no such page.
 *
 * @throws if the database fails.
 */
export async function readPreview(scope: RequestScope, pagePath: string): Promise<Preview | null> {
  const list = jobListAt(pagePath)
  if (list) {
    const page = available(await readJobListPage(scope, list)).page
    if (!page) return null
    const line = page.figures.samples ? 'Sample jobs' : 'Apply on the company’s own careers page'
    return { texts: { title: jobListHeading(list, page.name), line }, path: list.path }
  }
  const figures = await readMarketPreview(scope, pagePath)
  if (figures) return { texts: figures, path: pagePath }
  const [, folder, name, ...more] = pagePath.split('/')
  if (name === undefined || more.length > 0) return null
  if (`/${folder}` === paths.companies()) return companyPreview(scope, decode(name))
  return `/${folder}` === paths.jobs() ? postingPreview(scope, decode(name)) : null
}

async function companyPreview(scope: RequestScope, name: string): Promise<Preview | null> {
  const { page } = available(await readCompanyPage(scope, name))
  if (!page) return null
  const { company } = page
  const line = company.sample ? 'A sample company, which does not exist' : 'IT jobs in India'
  return { texts: { title: company.name, line }, path: paths.company(company.slug) }
}

async function postingPreview(scope: RequestScope, slug: string): Promise<Preview | null> {
  const { opened } = available(await readPostingPage(scope, slug))
  if (!opened) return null
  const { job } = opened
  return { texts: { title: job.title, line: factsOf(job) }, path: paths.posting(job) }
}

function factsOf(job: ShownJob): string {
  const experience =
    job.experience_level === null && job.experience_min === null ? null : formatExperience(job)
  const facts = [job.is_sample ? 'Sample' : null, job.company, job.location, experience, formatSalary(job)]
  return facts.filter((fact) => fact !== null && fact !== '').join(' · ')
}

function available<T extends { unavailable: boolean }>(read: T): T {
  if (read.unavailable) throw new PreviewUnavailable('The database is not available')
  return read
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
