import { paths } from '#app/paths.ts'

export interface OpenPage {
  name: string
  path: string
  /** A short description. */
  text: string
}

/** The pages that are already built. */
export const OPEN_PAGES = {
  jobs: { name: 'Jobs', path: paths.jobs(), text: 'Jobs from company careers pages' },
  companies: { name: 'Companies', path: paths.companies(), text: 'Who is hiring, and for what' },
  mncHiring: { name: 'MNC Hiring', path: paths.mncHiring(), text: 'Hiring programmes at large companies' },
  careerPaths: {
    name: 'Career Paths',
    path: paths.careerPaths(),
    text: 'Step-by-step roadmaps to IT roles',
  },
  skills: {
    name: 'Skills',
    path: paths.skills(),
    text: 'What jobs ask for, and what to learn next',
  },
  courses: { name: 'Free + Paid Courses', path: paths.courses(), text: 'By tech role, level and price' },
  interviewPrep: {
    name: 'Interview Prep',
    path: paths.interviewPrep(),
    text: 'DSA, puzzles, HR, system design',
  },
  prepZone: { name: 'Prep Zone', path: paths.prepZone(), text: 'Practice resources by subject' },
  toolsCourses: {
    name: 'Tools & Courses',
    path: paths.toolsCourses(),
    text: 'AI tools, resume builders, courses',
  },
  resumePortfolio: {
    name: 'Resume & Portfolio',
    path: paths.resumePortfolio(),
    text: 'Templates, guides and examples',
  },
  eventsHackathons: {
    name: 'Events & Hackathons',
    path: paths.eventsHackathons(),
    text: 'Hackathons, meetups and workshops',
  },
  entrepreneurHub: {
    name: 'Entrepreneur Hub',
    path: paths.entrepreneurHub(),
    text: 'Ideas and resources for founders',
  },
} as const satisfies Record<string, OpenPage>

export type OpenPageKey = keyof typeof OPEN_PAGES
