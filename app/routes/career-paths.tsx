import { pageHeaders } from '#app/page/cache-headers.ts'
import { catalogueLoader } from '#app/catalogue/catalogue-loader.server.ts'
import { catalogueMeta } from '#app/catalogue/catalogue-meta.ts'
import { cataloguePage } from '#app/catalogue/catalogue-page.tsx'
import { CareerPathCard, summarisePath } from '#app/features/learn/career-paths/career-path-card.tsx'
import { careerPaths } from '#app/features/learn/career-paths/career-paths-catalogue.ts'
import { listCareerPaths } from '#db/queries/content/career-paths.ts'

/** Fresh for five minutes, then stale for five (specification, section 9). */
const FRESHNESS = { freshSeconds: 300, staleSeconds: 300 }

export const loader = catalogueLoader(
  careerPaths,
  async ({ db }, { search, category }) => {
    const found = await listCareerPaths(db, { search, category: category ?? undefined })
    return found.map(summarisePath)
  },
  FRESHNESS,
)

export const meta = catalogueMeta(careerPaths)

export const headers = pageHeaders

export default cataloguePage(careerPaths, CareerPathCard)
