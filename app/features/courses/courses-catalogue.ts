import { defineCatalogue } from '#app/catalogue/catalogue.ts'
import { tabbed } from '#app/catalogue/controls.ts'
import { CATALOGUE_TEXTS } from '#app/catalogue/catalogue-texts.ts'
import { COURSE_ROLES } from '#core/content-options.ts'

export const courses = defineCatalogue({
  ...CATALOGUE_TEXTS.courses,
  controls: tabbed(COURSE_ROLES, 'Search courses or platforms', ['name', 'rating', 'difficulty']),
  empty: ({ tab, search }) => ({
    title: `No ${tab} courses found`,
    text: search
      ? `Nothing in ${tab} matches “${search}”. Try fewer letters, or another role.`
      : `We are adding ${tab} courses soon.`,
  }),
})
