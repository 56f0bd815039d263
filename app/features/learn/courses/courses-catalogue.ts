import { defineCatalogue } from '#app/catalogue/catalogue.ts'
import { tabbed } from '#app/catalogue/controls.ts'
import { paths } from '#app/paths.ts'
import { COURSE_ROLES } from '#core/content-options.ts'

export const courses = defineCatalogue({
  path: paths.courses(),
  title: 'Free + Paid Courses Hub',
  subtitle: 'Free and paid courses by tech role. Some free courses charge for the certificate.',
  description: 'Free and paid courses for IT roles in India: frontend, backend, UI/UX design, DevOps, cloud.',
  noun: ['course', 'courses'],
  controls: tabbed(COURSE_ROLES, 'Search courses or platforms', ['name', 'rating', 'difficulty']),
  empty: ({ tab, search }) => ({
    title: `No ${tab} courses found`,
    text: search
      ? `No match in ${tab} for “${search}”. Try a shorter word or another tab.`
      : `We are adding ${tab} courses soon.`,
  }),
})
