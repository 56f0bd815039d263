import { defineCatalogue } from '#app/catalogue/catalogue.ts'
import { CATALOGUE_TEXTS } from '#app/catalogue/catalogue-texts.ts'
import { CAREER_CATEGORIES } from '#core/content-options.ts'

export const careerPaths = defineCatalogue({
  ...CATALOGUE_TEXTS.careerPaths,
  columns: 4,
  controls: {
    search: { kind: 'text', label: 'Search career paths', placeholder: 'Search career paths...' },
    category: { kind: 'select', label: 'Category', all: 'All Categories', options: CAREER_CATEGORIES },
    show: { kind: 'count', page: 4, more: 'Load More Career Paths' },
  },
  empty: ({ search, category }) => ({
    title: 'No career paths found',
    text: search || category ? 'Try another word or all categories.' : 'We are adding career paths soon.',
  }),
})
