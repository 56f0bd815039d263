import type { OpenPageKey } from '#app/features/open-pages/open-pages.ts'
import { PRODUCT_NAME } from '#app/site.ts'

/** A page that exists and is not built yet. Building it means deleting its row and giving the route a module. */
export interface Placeholder {
  /** The route's pattern, as in app/routes.ts. */
  path: string
  title: string
  subtitle: string
  /** What the page will hold, in the Coming Soon card. */
  promise: string
  /** For search engines and shared links. */
  description: string
  /** What already helps with the same thing, nearest first. */
  openToday: readonly OpenPageKey[]
}

export const PLACEHOLDERS: readonly Placeholder[] = [
  {
    path: '/tools',
    title: 'AI & Career Tools',
    subtitle: 'Small tools for the work of finding work.',
    promise: 'Tools that help you write a resume, practise for interviews and keep track of applications.',
    description: 'AI and career tools for IT job seekers in India: resume, interview practice, applications.',
    openToday: ['toolsCourses', 'resumePortfolio', 'interviewPrep'],
  },
  {
    path: '/case-studies',
    title: 'Case Studies',
    subtitle: 'How products and careers in tech were made.',
    promise:
      'Close readings of products, teams and careers in Indian tech: what was tried, what failed, and what can be learnt.',
    description: 'Case studies of products, teams and careers in Indian tech.',
    openToday: ['careerPaths', 'entrepreneurHub', 'prepZone'],
  },
  {
    path: '/million-dollar-ideas',
    title: 'Million-Dollar Ideas',
    subtitle: 'Premium startup ideas with market analysis.',
    promise:
      'Startup ideas worked out in full: the market, the money it takes to begin, how it earns, and what is hard about it.',
    description: 'Premium startup ideas with market analysis, for founders in India.',
    openToday: ['entrepreneurHub', 'eventsHackathons', 'toolsCourses'],
  },
  {
    path: '/pro-startup-toolkit',
    title: 'Pro Startup Toolkit',
    subtitle: 'Templates, tools and resources for startups.',
    promise: 'What a young company needs on paper: plans, models, decks and checklists, ready to fill in.',
    description: 'Templates, tools and resources for startups in India.',
    openToday: ['entrepreneurHub', 'toolsCourses', 'eventsHackathons'],
  },
  {
    path: '/roadmap-to-ceo',
    title: 'Roadmap to CEO',
    subtitle: 'Skills, experiences and milestones for becoming a tech CEO.',
    promise: 'The way from first job to leading a company, as stages with something to show for each.',
    description: 'Skills, experiences and milestones on the way to becoming a tech CEO.',
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
    promise: 'A card that says who you are and what you build: Lite to share, Pro to show, Resume to send.',
    description: 'IT cards in Lite, Pro and Resume formats for tech professionals.',
    openToday: ['resumePortfolio', 'interviewPrep'],
  },
  {
    path: '/project-templates',
    title: 'Project Templates',
    subtitle: 'Templates for various tech stacks.',
    promise: 'Projects that already run, one for each common stack, to build yours on.',
    description: 'Project templates for various tech stacks.',
    openToday: ['resumePortfolio', 'courses', 'eventsHackathons'],
  },
  {
    path: '/premium-packs',
    title: 'Premium Packs',
    subtitle: 'Curated premium resource packs.',
    promise: 'Resources picked for one goal at a time and bundled, so that you need not collect them.',
    description: 'Curated premium resource packs for job seekers and founders.',
    openToday: ['prepZone', 'courses', 'toolsCourses'],
  },
  {
    path: '/career-tools',
    title: 'Career Tools',
    subtitle: 'Career planning, skill assessment and growth tracking.',
    promise: 'Plan where you want to go, see which skills are missing, and track how you grow.',
    description: 'Career planning, skill assessment and growth tracking for IT careers.',
    openToday: ['careerPaths', 'prepZone', 'toolsCourses'],
  },
  {
    path: '/creator-submissions',
    title: 'Creator Submissions',
    subtitle: 'Submit your resources and monetize them.',
    promise: 'A way for creators to publish templates, guides and courses here and be paid for them.',
    description: 'Creators can submit and monetize resources for job seekers.',
    openToday: ['resumePortfolio', 'courses', 'toolsCourses'],
  },
  {
    path: '/community',
    title: 'Community',
    subtitle: 'A community of tech professionals.',
    promise: 'A place to ask, answer and meet people who are on the same way.',
    description: 'A community of tech professionals and freshers in India.',
    openToday: ['eventsHackathons', 'careerPaths', 'prepZone'],
  },
  {
    path: '/share-journey',
    title: 'Share Your Journey',
    subtitle: 'Career stories, told by those who lived them.',
    promise: 'Write down how you got in, so that the next one finds the way.',
    description: 'Share your career story with freshers and early-career professionals.',
    openToday: ['careerPaths', 'interviewPrep'],
  },
  {
    path: '/post-hiring',
    title: 'Post Hiring',
    subtitle: 'Post job openings and referrals.',
    promise: 'A form for people who hire: an opening at your company, or a referral you can give.',
    description: 'Post job openings and referrals for IT professionals in India.',
    openToday: ['mncHiring', 'eventsHackathons'],
  },
  {
    path: '/leaderboard',
    title: 'Leaderboard',
    subtitle: 'Top contributors and active users.',
    promise: 'A list of those who help others most.',
    description: 'Top contributors and active users of the community.',
    openToday: ['eventsHackathons', 'prepZone'],
  },
  {
    path: '/forums',
    title: 'Forums',
    subtitle: 'Forums and a chat-community server.',
    promise: 'Threads for long questions and a chat server for short ones.',
    description: 'Forums and a chat community for tech professionals.',
    openToday: ['interviewPrep', 'prepZone', 'eventsHackathons'],
  },
  {
    path: '/ambassadors',
    title: 'Ambassador Program',
    subtitle: `Speak for ${PRODUCT_NAME} at your college.`,
    promise: 'What ambassadors do, what they get, and how to become one.',
    description: 'The ambassador program for students and young professionals.',
    openToday: ['eventsHackathons', 'careerPaths'],
  },
]

const ID_PREFIX = 'placeholder:'

/** One module serves many routes, so each needs an id of its own; it carries the pattern. */
export function placeholderRouteId(path: string): string {
  return ID_PREFIX + path
}

/** The row of a matched route. @throws Error when the id belongs to no placeholder */
export function placeholderOfRoute(routeId: string | undefined): Placeholder {
  const row = PLACEHOLDERS.find(({ path }) => placeholderRouteId(path) === routeId)
  if (!row) throw new Error(`No placeholder for the route ${routeId}`)
  return row
}
