import { pageHeaders } from '#app/page/cache-headers.ts'
import { catalogueLoader } from '#app/catalogue/catalogue-loader.server.ts'
import { catalogueMeta } from '#app/catalogue/catalogue-meta.ts'
import { cataloguePage } from '#app/catalogue/catalogue-page.tsx'
import { ResumeCard } from '#app/features/learn/resume-portfolio/resume-card.tsx'
import { resumePortfolio } from '#app/features/learn/resume-portfolio/resume-catalogue.ts'
import { RESUME_RESOURCES, listRows } from '#db/queries/content/catalogue.ts'

export const loader = catalogueLoader(resumePortfolio, ({ db }, { tab, search, sort }) =>
  listRows(db, RESUME_RESOURCES, { resource_type: tab, search }, sort),
)

export const meta = catalogueMeta(resumePortfolio)

export const headers = pageHeaders

export default cataloguePage(resumePortfolio, ResumeCard)
