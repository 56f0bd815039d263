import { paths } from '#app/paths.ts'

export interface OpenPage {
  name: string
  path: string
  /** What it holds, in a few words. */
  text: string
}

/** The parts of the site that can be used today. */
export const OPEN_PAGES = {
  jobs: { name: 'Jobs', path: paths.jobs(), text: 'Verified openings from company careers pages' },
  mncHiring: { name: 'MNC Hiring', path: paths.mncHiring(), text: 'Hiring programmes of large companies' },
  careerPaths: {
    name: 'Career Paths',
    path: paths.careerPaths(),
    text: 'Roadmaps into a role, step by step',
  },
  courses: { name: 'Free + Paid Courses', path: paths.courses(), text: 'By tech role, level and price' },
  interviewPrep: {
    name: 'Interview Prep',
    path: paths.interviewPrep(),
    text: 'DSA, puzzles, HR, system design',
  },
  prepZone: { name: 'Prep Zone', path: paths.prepZone(), text: 'Practice for every subject and round' },
  toolsCourses: { name: 'Tools & Courses', path: paths.toolsCourses(), text: 'What to learn and work with' },
  resumePortfolio: {
    name: 'Resume & Portfolio',
    path: paths.resumePortfolio(),
    text: 'Templates, guides and examples',
  },
  eventsHackathons: {
    name: 'Events & Hackathons',
    path: paths.eventsHackathons(),
    text: 'Where to build and meet people',
  },
  entrepreneurHub: {
    name: 'Entrepreneur Hub',
    path: paths.entrepreneurHub(),
    text: 'Ideas and resources for founders',
  },
} as const satisfies Record<string, OpenPage>

export type OpenPageKey = keyof typeof OPEN_PAGES
