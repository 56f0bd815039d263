import { defineCatalogue } from '#app/catalogue/catalogue.ts'
import { paths } from '#app/paths.ts'
import { PREP_CATEGORIES, PREP_RESOURCE_TYPES } from '#core/content-options.ts'

export const prepZone = defineCatalogue({
  path: paths.prepZone(),
  title: 'Prep Zone',
  subtitle: 'Practice resources by subject, from programming to aptitude.',
  description: 'Prepare for IT interviews: programming, DSA, system design, databases, aptitude and more.',
  noun: ['resource', 'resources'],
  controls: {
    tab: { kind: 'tab', options: PREP_CATEGORIES },
    search: { kind: 'text', label: 'Search resources', placeholder: 'Search resources...' },
    type: { kind: 'select', label: 'Resource type', all: 'All Types', options: PREP_RESOURCE_TYPES },
    free: { kind: 'toggle', label: 'Show Free Only' },
  },
  empty: ({ tab, search, type, free }) => ({
    title: `No ${tab} resources found`,
    text:
      search || type || free
        ? `No match in ${tab}. Remove a filter or try another subject.`
        : 'We are adding them soon.',
  }),
})
