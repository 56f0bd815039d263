import { defineCatalogue } from '#app/catalogue/catalogue.ts'
import { tabbed } from '#app/catalogue/controls.ts'
import { CATALOGUE_TEXTS } from '#app/catalogue/catalogue-texts.ts'
import { INTERVIEW_CATEGORIES } from '#core/content-options.ts'

export const interviewPrep = defineCatalogue({
  ...CATALOGUE_TEXTS.interviewPrep,
  controls: tabbed(INTERVIEW_CATEGORIES, 'Search topics', ['topic', 'difficulty', 'type']),
  empty: ({ tab, search }) =>
    search
      ? { title: `No topics match “${search}”`, text: `Nothing under ${tab} has that in it. Try one word.` }
      : { title: `No ${tab} resources found`, text: 'We are adding them soon.' },
})
