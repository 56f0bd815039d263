import { pageHeaders } from '#app/page/cache-headers.ts'
import { catalogueLoader } from '#app/catalogue/catalogue-loader.server.ts'
import { catalogueMeta } from '#app/catalogue/catalogue-meta.ts'
import { cataloguePage } from '#app/catalogue/catalogue-page.tsx'
import { ToolCard } from '#app/features/learn/tools-courses/tool-card.tsx'
import { tools } from '#app/features/learn/tools-courses/tools-catalogue.ts'
import { TOOLS, listRows } from '#db/queries/content/catalogue.ts'

export const loader = catalogueLoader(tools, ({ db }, { tab, search, sort }) =>
  listRows(db, TOOLS, { category: tab, search }, sort),
)

export const meta = catalogueMeta(tools)

export const headers = pageHeaders

export default cataloguePage(tools, ToolCard)
