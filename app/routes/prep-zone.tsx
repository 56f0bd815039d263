import { pageHeaders } from '#app/page/cache-headers.ts'
import { catalogueLoader } from '#app/catalogue/catalogue-loader.server.ts'
import { catalogueMeta } from '#app/catalogue/catalogue-meta.ts'
import { cataloguePage } from '#app/catalogue/catalogue-page.tsx'
import { PrepCard } from '#app/features/learn/prep-zone/prep-card.tsx'
import { prepZone } from '#app/features/learn/prep-zone/prep-catalogue.ts'
import { listRows, PREP_RESOURCES } from '#db/queries/content/catalogue.ts'

export const loader = catalogueLoader(prepZone, ({ db }, { tab, search, type, free }) =>
  listRows(db, PREP_RESOURCES, {
    category: tab,
    search,
    resource_type: type ?? undefined,
    is_free: free || undefined,
  }),
)

export const meta = catalogueMeta(prepZone)

export const headers = pageHeaders

export default cataloguePage(prepZone, PrepCard)
