/**
 * Every address of the site, in one place. A page that links elsewhere asks here, so that moving a page is one
 * reviewed line.
 */
export const paths = {
  home: () => '/',
  jobs: () => '/jobs',
  /** A posting opened in the list; the path stays /jobs. */
  job: (id: string) => `/jobs?${new URLSearchParams({ job: id })}`,
  tools: () => '/tools',
  search: () => '/search',
  courses: () => '/courses',
  mncHiring: () => '/mnc-hiring',
  careerPaths: () => '/career-paths',
  careerPath: (id: string) => `/career-paths/${encodeURIComponent(id)}`,
  eventsHackathons: () => '/events-hackathons',
  prepZone: () => '/prep-zone',
  toolsCourses: () => '/tools-courses',
  interviewPrep: () => '/interview-prep',
  resumePortfolio: () => '/resume-portfolio',
  caseStudies: () => '/case-studies',
  entrepreneurHub: () => '/entrepreneur-hub',
  millionDollarIdeas: () => '/million-dollar-ideas',
  proStartupToolkit: () => '/pro-startup-toolkit',
  roadmapToCeo: () => '/roadmap-to-ceo',
  submitIdea: () => '/submit-idea',
  itCards: () => '/it-cards',
  projectTemplates: () => '/project-templates',
  premiumPacks: () => '/premium-packs',
  careerTools: () => '/career-tools',
  creatorSubmissions: () => '/creator-submissions',
  community: () => '/community',
  shareJourney: () => '/share-journey',
  postHiring: () => '/post-hiring',
  leaderboard: () => '/leaderboard',
  forums: () => '/forums',
  ambassadors: () => '/ambassadors',

  // Not in the specification's table.
  api: () => '/api',
  newsletter: () => '/newsletter',
  /** Opened from a mail, with its token behind it. */
  newsletterConfirm: () => '/newsletter/confirm',
  newsletterUnsubscribe: () => '/newsletter/unsubscribe',

  // There where sign-in is set up, and nowhere spoken of where it is not.
  dashboard: () => '/dashboard',
  dashboardDelete: () => '/dashboard/delete',
  userTypeSelection: () => '/user-type-selection',
  /** @param returnTo Page of ours to come back to; the dashboard unless said. */
  signIn: (returnTo?: string) =>
    returnTo ? `/auth/sign-in?${new URLSearchParams({ return_to: returnTo })}` : '/auth/sign-in',
  signUp: () => '/auth/sign-up',

  // Linked from the footer; no screen of their own yet, so they answer as not found.
  remoteJobs: () => '/remote-jobs',
  freshersZone: () => '/freshers-zone',
  salaryTrends: () => '/salary-trends',
  resumeHelp: () => '/resume-help',
  layoffsUpdates: () => '/layoffs-updates',
  aiTrends: () => '/ai-trends',
  about: () => '/about',
  contact: () => '/contact',
  privacyPolicy: () => '/privacy-policy',
  terms: () => '/terms',
} as const
