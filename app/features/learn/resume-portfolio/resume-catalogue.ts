import { defineCatalogue } from '#app/catalogue/catalogue.ts'
import { tabbed } from '#app/catalogue/controls.ts'
import { paths } from '#app/paths.ts'
import { RESUME_RESOURCE_TYPES } from '#core/content-options.ts'

export const resumePortfolio = defineCatalogue({
  path: paths.resumePortfolio(),
  title: 'Resume & Portfolio Hub',
  subtitle: 'Templates, guides and examples for your resume and portfolio.',
  description: 'Resume and portfolio templates, guides and examples for IT freshers, free and paid.',
  noun: ['resource', 'resources'],
  controls: tabbed(RESUME_RESOURCE_TYPES, 'Search resources', ['title', 'platform', 'price']),
  empty: ({ tab, search }) => ({
    title: `No ${tab.toLowerCase()} resources found`,
    text: search ? `No match for “${search}”. Try a shorter word.` : 'We are adding them soon.',
  }),
})
