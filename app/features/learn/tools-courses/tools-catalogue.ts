import { defineCatalogue } from '#app/catalogue/catalogue.ts'
import { tabbed } from '#app/catalogue/controls.ts'
import { paths } from '#app/paths.ts'
import { TOOL_CATEGORIES } from '#core/content-options.ts'

export const tools = defineCatalogue({
  path: paths.toolsCourses(),
  title: 'Tools & Courses Hub',
  subtitle: 'AI tools, resume builders and courses, with prices.',
  description: 'AI tools, resume builders, interview tools and courses for IT job seekers, with prices.',
  noun: ['tool or course', 'tools and courses'],
  controls: tabbed(TOOL_CATEGORIES, 'Search tools and courses', ['name', 'rating', 'price']),
  empty: ({ tab, search }) =>
    search
      ? { title: `No ${tab} match “${search}”`, text: 'Try a shorter word or another tab.' }
      : { title: `No ${tab} yet`, text: 'We are adding them soon. See the other tabs.' },
})
