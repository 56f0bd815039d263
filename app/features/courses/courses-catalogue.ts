import { defineCatalogue } from '#app/catalogue/catalogue.ts'
import { tabbed } from '#app/catalogue/controls.ts'
import { paths } from '#app/paths.ts'
import { COURSE_ROLES } from '#core/content-options.ts'

export const courses = defineCatalogue({
  path: paths.courses(),
  title: 'Free + Paid Courses Hub',
  subtitle: 'Courses by tech role. Free ones say so; a certificate may still cost a fee.',
  description: 'Free and paid courses for IT roles in India: frontend, backend, UI/UX design, DevOps, cloud.',
  noun: ['course', 'courses'],
  controls: tabbed(COURSE_ROLES, 'Search courses or platforms', ['name', 'rating', 'difficulty']),
  empty: ({ tab, search }) => ({
    title: `No ${tab} courses found`,
    text: search
      ? `Nothing in ${tab} matches “${search}”. Try fewer letters, or another role.`
      : `We are adding ${tab} courses soon.`,
  }),
})
