import { defineCatalogue } from '#app/catalogue/catalogue.ts'
import { tabbed } from '#app/catalogue/controls.ts'
import { paths } from '#app/paths.ts'
import { INTERVIEW_CATEGORIES } from '#core/content-options.ts'

export const interviewPrep = defineCatalogue({
  path: paths.interviewPrep(),
  title: 'Interview Prep Hub',
  subtitle: 'From the first puzzle to the HR round, by difficulty.',
  description: 'Interview preparation for IT jobs: DSA, puzzles, HR questions, system design, companies.',
  noun: ['resource', 'resources'],
  controls: tabbed(INTERVIEW_CATEGORIES, 'Search topics', ['topic', 'difficulty', 'type']),
  empty: ({ tab, search }) =>
    search
      ? { title: `No topics match “${search}”`, text: `Nothing under ${tab} has that in it. Try one word.` }
      : { title: `No ${tab} resources found`, text: 'We are adding them soon.' },
})
