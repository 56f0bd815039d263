import { defineCatalogue } from '#app/catalogue/catalogue.ts'
import { paths } from '#app/paths.ts'
import { EVENT_TYPES } from '#core/content-options.ts'

export const events = defineCatalogue({
  path: paths.eventsHackathons(),
  title: 'Events & Hackathons',
  subtitle: 'Hackathons, meetups and workshops. Past ones are marked.',
  description: 'Hackathons, bootcamps, meetups, conferences and workshops for developers in India.',
  noun: ['event', 'events'],
  controls: {
    search: { kind: 'text', label: 'Search events', placeholder: 'Search events or organizers...' },
    type: { kind: 'select', label: 'Event type', all: 'All Types', options: EVENT_TYPES },
    location: { kind: 'text', label: 'Location', placeholder: 'Location' },
    show: { kind: 'count', page: 24, more: 'Show More Events' },
  },
  empty: ({ search, type, location }) => ({
    title: 'No events found',
    text:
      search || type || location
        ? 'Try another type or location. Many events are online or announce their city later.'
        : 'We are adding events soon.',
  }),
})
