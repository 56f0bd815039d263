import { paths } from '#app/paths.ts'

/** Titles, descriptions and paths of the market pages. */
export const MARKET_TITLES = {
  salary: {
    path: paths.salaryTrends(),
    title: 'Salary trends in IT jobs',
    subtitle: 'Pay that companies state in their own postings, by role, experience and city.',
    description:
      'What IT jobs in India pay, by role, experience and city, from pay that companies state on their own careers pages.',
  },
  ai: {
    path: paths.aiTrends(),
    title: 'AI and skill trends',
    subtitle: 'How many open IT jobs ask for AI skills, and which skills rise and fall.',
    description:
      'How many IT jobs in India ask for AI skills, which ones, and which skills rise and fall in companies’ postings.',
  },
  pulse: {
    path: paths.layoffsUpdates(),
    title: 'Hiring pulse',
    subtitle: 'Whose openings rose and fell. We report no layoffs, because we can’t verify any.',
    description:
      'Which companies have more or fewer IT openings in India than four weeks ago, from their own careers pages.',
  },
} as const

export type MarketPage = keyof typeof MARKET_TITLES

/** The page of one of the three paths. */
export function marketPageAt(path: string): MarketPage {
  if (path === MARKET_TITLES.ai.path) return 'ai'
  return path === MARKET_TITLES.pulse.path ? 'pulse' : 'salary'
}
