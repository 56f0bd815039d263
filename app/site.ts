import { paths } from '#app/paths.ts'

export const PRODUCT_NAME = 'Pravesh'

/** The site in one sentence; also the description of pages without their own. Samples are not called verified. */
export const PRODUCT_PROMISE = 'IT jobs in India, freshers first, straight from company careers pages.'

export interface NavigationItem {
  name: string
  path: string
  /** The page is a paid product. */
  paid?: boolean
}

export interface NavigationGroup {
  name: string
  items: readonly NavigationItem[]
}

export const HEADER_GROUPS: readonly NavigationGroup[] = [
  {
    name: 'Explore',
    items: [
      { name: 'Jobs', path: paths.jobs() },
      { name: 'MNC Hiring', path: paths.mncHiring() },
      { name: 'Career Paths', path: paths.careerPaths() },
      { name: 'Events & Hackathons', path: paths.eventsHackathons() },
      { name: 'Prep Zone', path: paths.prepZone() },
    ],
  },
  {
    name: 'Learn',
    items: [
      { name: 'Tools & Courses', path: paths.toolsCourses() },
      { name: 'Interview Prep', path: paths.interviewPrep() },
      { name: 'Resume & Portfolio', path: paths.resumePortfolio() },
      { name: 'Free + Paid Courses', path: paths.courses() },
      { name: 'Case Studies', path: paths.caseStudies() },
    ],
  },
  {
    name: 'Startup Hub',
    items: [
      { name: 'Entrepreneur Hub', path: paths.entrepreneurHub() },
      { name: 'Million-Dollar Ideas', path: paths.millionDollarIdeas(), paid: true },
      { name: 'Pro Startup Toolkit', path: paths.proStartupToolkit() },
      { name: 'Roadmap to CEO', path: paths.roadmapToCeo() },
      { name: 'Submit Idea', path: paths.submitIdea() },
    ],
  },
  {
    name: 'Marketplace',
    items: [
      { name: 'IT Cards', path: paths.itCards() },
      { name: 'Project Templates', path: paths.projectTemplates() },
      { name: 'Premium Packs', path: paths.premiumPacks() },
      { name: 'Career Tools', path: paths.careerTools() },
      { name: 'Creator Submissions', path: paths.creatorSubmissions() },
    ],
  },
]

export const FOOTER_GROUPS: readonly NavigationGroup[] = [
  {
    name: 'Jobs',
    items: [
      { name: 'All Jobs', path: paths.jobs() },
      { name: 'Remote Jobs', path: paths.remoteJobs() },
      { name: 'Freshers Zone', path: paths.freshersZone() },
      { name: 'Salary Trends', path: paths.salaryTrends() },
    ],
  },
  {
    name: 'Resources',
    items: [
      { name: 'Tools', path: paths.tools() },
      { name: 'Resume Help', path: paths.resumeHelp() },
      { name: 'Layoffs Updates', path: paths.layoffsUpdates() },
      { name: 'AI Trends', path: paths.aiTrends() },
    ],
  },
  {
    name: PRODUCT_NAME,
    items: [
      { name: 'About', path: paths.about() },
      { name: 'Contact', path: paths.contact() },
      { name: 'Privacy Policy', path: paths.privacyPolicy() },
      { name: 'Terms', path: paths.terms() },
    ],
  },
]

/** The specification's figures: fixed text, not counted. `SITE_FIGURES` says when they show. */
export const STATIC_MARKETING_FIGURES = {
  home: [
    { figure: '100%', label: 'verified jobs' },
    { figure: '500+', label: 'companies' },
    { figure: '1,000+', label: 'direct links' },
    { figure: '25,000+', label: 'job seekers' },
  ],
  partners: [
    { figure: '25K+', label: 'monthly visitors' },
    { figure: '5K+', label: 'newsletter subscribers' },
    { figure: '85%', label: 'tech professionals' },
  ],
  courses: [
    { figure: '100+', label: 'courses' },
    { figure: '50+', label: 'free' },
    { figure: '25K+', label: 'students' },
  ],
  entrepreneurHub: [{ figure: '78%', label: 'of entrepreneurs succeed in the first year' }],
  /** Job seekers = active jobs × this factor, rounded down; the success rate is fixed. */
  jobMarket: { jobSeekersPerJob: 6.12, successRatePercent: 95 },
  /** The badge on Jobs. */
  bottomBarJobs: 12,
} as const

/** The early-bird countdown restarts here on every load: 3 days and 14 hours. */
export const OFFER_COUNTDOWN_SECONDS = (3 * 24 + 14) * 60 * 60

/** How long the loader screen shows; must equal `--loader-time` in app/styles/tokens.css. */
export const LOADER_MILLISECONDS = 500

/** The header turns translucent after this many pixels of scrolling. */
export const HEADER_SCROLL_THRESHOLD = 10
