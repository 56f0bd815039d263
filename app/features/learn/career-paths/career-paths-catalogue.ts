import { defineCatalogue } from '#app/catalogue/catalogue.ts'
import { paths } from '#app/paths.ts'
import { CAREER_CATEGORIES } from '#core/content-options.ts'

export const careerPaths = defineCatalogue({
  path: paths.careerPaths(),
  title: 'Career Paths',
  subtitle: 'Step-by-step roadmaps to IT roles, with the time each step takes.',
  description:
    'Step-by-step roadmaps to IT careers in India, with skills, tools, time needed and average salary.',
  noun: ['career path', 'career paths'],
  columns: 4,
  controls: {
    search: { kind: 'text', label: 'Search career paths', placeholder: 'Search career paths...' },
    category: { kind: 'select', label: 'Category', all: 'All Categories', options: CAREER_CATEGORIES },
    show: { kind: 'count', page: 4, more: 'Load More Career Paths' },
  },
  empty: ({ search, category }) => ({
    title: 'No career paths found',
    text:
      search || category ? 'Try another word or choose All Categories.' : 'We are adding career paths soon.',
  }),
})
