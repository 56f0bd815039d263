import { defineCatalogue } from '#app/catalogue/catalogue.ts'
import { tabbed } from '#app/catalogue/controls.ts'
import { paths } from '#app/paths.ts'
import { INTERVIEW_CATEGORIES } from '#core/content-options.ts'

export const interviewPrep = defineCatalogue({
  path: paths.interviewPrep(),
  title: 'Interview Prep Hub',
  subtitle: 'DSA, puzzles, system design and HR questions, by difficulty.',
  description:
    'Interview prep for IT jobs: DSA, puzzles, HR questions, system design and company-specific prep.',
  noun: ['resource', 'resources'],
  controls: tabbed(INTERVIEW_CATEGORIES, 'Search topics', ['topic', 'difficulty', 'type']),
  empty: ({ tab, search }) =>
    search
      ? { title: `No topics match “${search}”`, text: `No match in ${tab}. Try another word or another tab.` }
      : { title: `No ${tab} resources found`, text: 'We are adding them soon.' },
})
