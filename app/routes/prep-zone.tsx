import { pageHeaders } from '#app/cache-headers.ts'
import { catalogueLoader } from '#app/catalogue/catalogue-loader.server.ts'
import { catalogueMeta } from '#app/catalogue/catalogue-meta.ts'
import { cataloguePage } from '#app/catalogue/catalogue-page.tsx'
import { PrepCard } from '#app/features/prep-zone/prep-card.tsx'
import { prepZone } from '#app/features/prep-zone/prep-catalogue.ts'
import { listPrepResources } from '#db/queries/content/prep-resources.ts'

export const loader = catalogueLoader(prepZone, ({ db }, { tab: category, search, type, free: freeOnly }) =>
  listPrepResources(db, { category, search, resource_type: type ?? undefined, freeOnly }),
)

export const meta = catalogueMeta(prepZone)

export const headers = pageHeaders

export default cataloguePage(prepZone, PrepCard)
