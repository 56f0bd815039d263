import { pageHeaders } from '#app/page/cache-headers.ts'
import { catalogueLoader } from '#app/catalogue/catalogue-loader.server.ts'
import { catalogueMeta } from '#app/catalogue/catalogue-meta.ts'
import { cataloguePage } from '#app/catalogue/catalogue-page.tsx'
import { InterviewCard } from '#app/features/learn/interview-prep/interview-card.tsx'
import { interviewPrep } from '#app/features/learn/interview-prep/interview-catalogue.ts'
import { INTERVIEW_RESOURCES, listRows } from '#db/queries/content/catalogue.ts'

export const loader = catalogueLoader(interviewPrep, ({ db }, { tab, search, sort }) =>
  listRows(db, INTERVIEW_RESOURCES, { category: tab, search }, sort),
)

export const meta = catalogueMeta(interviewPrep)

export const headers = pageHeaders

export default cataloguePage(interviewPrep, InterviewCard)
