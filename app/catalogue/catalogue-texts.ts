import { paths } from '#app/paths.ts'

/** What a catalogue page is called, and what its rows are. */
export interface CatalogueText {
  path: string
  /** The page's heading and, for search engines and tabs, its name. */
  title: string
  subtitle: string
  /** For search engines and shared links; under 160 characters. */
  description: string
  /** What one row is called, and several: for the count and for who waits. */
  noun: readonly [one: string, many: string]
}

/** In the order of the route table. */
export const CATALOGUE_TEXTS = {
  courses: {
    path: paths.courses(),
    title: 'Free + Paid Courses Hub',
    subtitle: 'Courses by tech role. Free ones say so; a certificate may still cost a fee.',
    description:
      'Free and paid courses for IT roles in India: frontend, backend, UI/UX design, DevOps, cloud.',
    noun: ['course', 'courses'],
  },
  careerPaths: {
    path: paths.careerPaths(),
    title: 'Career Paths',
    subtitle: 'Roadmaps into IT roles, step by step, with what each step takes.',
    description:
      'Roadmaps into IT careers in India with skills, tools, time and average salary, step by step.',
    noun: ['career path', 'career paths'],
  },
  events: {
    path: paths.eventsHackathons(),
    title: 'Events & Hackathons',
    subtitle: 'Where to build, meet and be seen. What is over says so.',
    description: 'Hackathons, bootcamps, meetups, conferences and workshops for developers in India.',
    noun: ['event', 'events'],
  },
  prepZone: {
    path: paths.prepZone(),
    title: 'Prep Zone',
    subtitle: 'Practice for every round, subject by subject.',
    description:
      'Preparation for IT interviews: programming, DSA, system design, databases, aptitude and more.',
    noun: ['resource', 'resources'],
  },
  tools: {
    path: paths.toolsCourses(),
    title: 'Tools & Courses Hub',
    subtitle: 'What to learn with and what to work with, with its price.',
    description: 'AI tools, resume builders, interview tools and courses for IT job seekers, with prices.',
    noun: ['entry', 'entries'],
  },
  interviewPrep: {
    path: paths.interviewPrep(),
    title: 'Interview Prep Hub',
    subtitle: 'From the first puzzle to the HR round, by difficulty.',
    description: 'Interview preparation for IT jobs: DSA, puzzles, HR questions, system design, companies.',
    noun: ['resource', 'resources'],
  },
  resumePortfolio: {
    path: paths.resumePortfolio(),
    title: 'Resume & Portfolio Hub',
    subtitle: 'Templates, guides and examples that get your work read.',
    description: 'Resume and portfolio templates, guides and examples for IT freshers, free and paid.',
    noun: ['resource', 'resources'],
  },
} as const satisfies Record<string, CatalogueText>
