import type { OpenPageKey } from '#app/features/site/open-pages/open-pages.ts'
import { PRODUCT_NAME } from '#app/site.ts'

/** A page that is not built yet. To build it, delete its row and give the route its own module. */
export interface Placeholder {
  /** The route's pattern, as in app/routes.ts. */
  path: string
  title: string
  subtitle: string
  /** What the page will have, for the Coming Soon card. */
  promise: string
  /** Meta description. */
  description: string
  /** Pages that help today, the closest first. */
  openToday: readonly OpenPageKey[]
}

export const PLACEHOLDERS: readonly Placeholder[] = [
  {
    path: '/tools',
    title: 'AI & Career Tools',
    subtitle: 'Tools for your job search.',
    promise: 'Tools to write your resume, practise for interviews and track your applications.',
    description: 'AI and career tools for IT job seekers in India: resume, interview practice, applications.',
    openToday: ['toolsCourses', 'resumePortfolio', 'interviewPrep'],
  },
  {
    path: '/case-studies',
    title: 'Case Studies',
    subtitle: 'How tech products and careers were built.',
    promise: 'Products, teams and careers in Indian tech: what worked, what failed, and what you can learn.',
    description: 'Case studies of products, teams and careers in Indian tech.',
    openToday: ['careerPaths', 'entrepreneurHub', 'prepZone'],
  },
  {
    path: '/million-dollar-ideas',
    title: 'Million-Dollar Ideas',
    subtitle: 'Premium startup ideas with market analysis.',
    promise:
      'Startup ideas in full detail: the market, the money you need to start, how it earns, and the challenges.',
    description: 'Premium startup ideas with market analysis, for founders in India.',
    openToday: ['entrepreneurHub', 'eventsHackathons', 'toolsCourses'],
  },
  {
    path: '/pro-startup-toolkit',
    title: 'Pro Startup Toolkit',
    subtitle: 'Templates, tools and resources for startups.',
    promise: 'Ready-to-use business plans, financial models, pitch decks and checklists for your startup.',
    description: 'Templates, tools and resources for startups in India.',
    openToday: ['entrepreneurHub', 'toolsCourses', 'eventsHackathons'],
  },
  {
    path: '/roadmap-to-ceo',
    title: 'Roadmap to CEO',
    subtitle: 'Skills, experiences and milestones for becoming a tech CEO.',
    promise: 'The stages from your first job to leading a company, with milestones for each.',
    description: 'Skills, experiences and milestones for becoming a tech CEO.',
    openToday: ['careerPaths', 'entrepreneurHub', 'courses'],
  },
  {
    path: '/submit-idea',
    title: 'Submit Your Idea',
    subtitle: 'Submit your startup idea and get feedback.',
    promise: 'A form for your idea, and written feedback on it.',
    description: 'Submit a startup idea and get feedback on it.',
    openToday: ['entrepreneurHub', 'eventsHackathons'],
  },
  {
    path: '/it-cards',
    title: 'IT Cards',
    subtitle: 'Your profile on a card, in Lite, Pro and Resume formats.',
    promise:
      'A card that shows who you are and what you build: Lite to share, Pro to show your work, Resume to apply.',
    description: 'IT cards in Lite, Pro and Resume formats for tech professionals.',
    openToday: ['resumePortfolio', 'interviewPrep'],
  },
  {
    path: '/project-templates',
    title: 'Project Templates',
    subtitle: 'Templates for various tech stacks.',
    promise: 'Working starter projects for common tech stacks, ready to build on.',
    description: 'Project templates for various tech stacks.',
    openToday: ['resumePortfolio', 'courses', 'eventsHackathons'],
  },
  {
    path: '/premium-packs',
    title: 'Premium Packs',
    subtitle: 'Curated premium resource packs.',
    promise: 'Resource bundles for one goal at a time, so you don’t have to collect them yourself.',
    description: 'Curated premium resource packs for job seekers and founders.',
    openToday: ['prepZone', 'courses', 'toolsCourses'],
  },
  {
    path: '/career-tools',
    title: 'Career Tools',
    subtitle: 'Career planning, skill assessment and growth tracking.',
    promise: 'Plan your career, find your skill gaps and track your growth.',
    description: 'Career planning, skill assessment and growth tracking for IT careers.',
    openToday: ['careerPaths', 'prepZone', 'toolsCourses'],
  },
  {
    path: '/creator-submissions',
    title: 'Creator Submissions',
    subtitle: 'Submit your resources and monetize them.',
    promise: 'Creators can publish templates, guides and courses here and earn from them.',
    description: 'Creators can submit and monetize resources for job seekers.',
    openToday: ['resumePortfolio', 'courses', 'toolsCourses'],
  },
  {
    path: '/community',
    title: 'Community',
    subtitle: 'A community of tech professionals.',
    promise: 'A place to ask, answer and meet people on the same path.',
    description: 'A community of tech professionals and freshers in India.',
    openToday: ['eventsHackathons', 'careerPaths', 'prepZone'],
  },
  {
    path: '/share-journey',
    title: 'Share Your Journey',
    subtitle: 'Career stories from people in tech.',
    promise: 'Tell others how you got your job, so that they can learn from it.',
    description: 'Share your career story with freshers and early-career professionals.',
    openToday: ['careerPaths', 'interviewPrep'],
  },
  {
    path: '/post-hiring',
    title: 'Post Hiring',
    subtitle: 'Post job openings and referrals.',
    promise: 'A form to post an opening at your company or offer a referral.',
    description: 'Post job openings and referrals for IT professionals in India.',
    openToday: ['mncHiring', 'eventsHackathons'],
  },
  {
    path: '/leaderboard',
    title: 'Leaderboard',
    subtitle: 'Top contributors and active users.',
    promise: 'A list of the members who help others the most.',
    description: 'Top contributors and active users of the community.',
    openToday: ['eventsHackathons', 'prepZone'],
  },
  {
    path: '/forums',
    title: 'Forums',
    subtitle: 'Forums and a chat-community server.',
    promise: 'Discussion threads for detailed questions and a chat server for quick ones.',
    description: 'Forums and a chat community for tech professionals.',
    openToday: ['interviewPrep', 'prepZone', 'eventsHackathons'],
  },
  {
    path: '/ambassadors',
    title: 'Ambassador Program',
    subtitle: `Represent ${PRODUCT_NAME} at your college.`,
    promise: 'What ambassadors do, what they get, and how to become one.',
    description: 'The ambassador program for students and young professionals.',
    openToday: ['eventsHackathons', 'careerPaths'],
  },
]

const ID_PREFIX = 'placeholder:'

/** One module serves many routes, so each route needs its own id, which contains its pattern. */
export function placeholderRouteId(path: string): string {
  return ID_PREFIX + path
}

/** The row of a matched route. @throws Error if the id is not of a placeholder. */
export function placeholderOfRoute(routeId: string | undefined): Placeholder {
  const row = PLACEHOLDERS.find(({ path }) => placeholderRouteId(path) === routeId)
  if (!row) throw new Error(`No placeholder for the route ${routeId}`)
  return row
}
