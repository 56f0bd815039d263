import { pageHeaders } from '#app/page/cache-headers.ts'
import { catalogueLoader } from '#app/catalogue/catalogue-loader.server.ts'
import { catalogueMeta } from '#app/catalogue/catalogue-meta.ts'
import { cataloguePage } from '#app/catalogue/catalogue-page.tsx'
import { EventCard } from '#app/features/learn/events-hackathons/event-card.tsx'
import { events } from '#app/features/learn/events-hackathons/events-catalogue.ts'
import { comingFirst, eventGroup } from '#core/event.ts'
import { listEvents } from '#db/queries/content/events.ts'

export const loader = catalogueLoader(events, async ({ db, now }, { search, type, location }) => {
  const listed = await listEvents(db, { search, event_type: type ?? undefined, location })
  return comingFirst(listed, now)
})

export const meta = catalogueMeta(events)

export const headers = pageHeaders

export default cataloguePage(events, EventCard, { groupOf: eventGroup })
