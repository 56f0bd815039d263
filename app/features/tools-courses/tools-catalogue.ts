import { defineCatalogue } from '#app/catalogue/catalogue.ts'
import { tabbed } from '#app/catalogue/controls.ts'
import { paths } from '#app/paths.ts'
import { TOOL_CATEGORIES } from '#core/content-options.ts'

export const tools = defineCatalogue({
  path: paths.toolsCourses(),
  title: 'Tools & Courses Hub',
  subtitle: 'What to learn with and what to work with, with its price.',
  description: 'AI tools, resume builders, interview tools and courses for IT job seekers, with prices.',
  noun: ['entry', 'entries'],
  controls: tabbed(TOOL_CATEGORIES, 'Search tools and courses', ['name', 'rating', 'price']),
  empty: ({ tab, search }) =>
    search
      ? { title: `No ${tab} match “${search}”`, text: 'Try fewer letters, or look under another tab.' }
      : { title: `No ${tab} yet`, text: 'We are adding them soon. The other tabs have some.' },
})
