import { postingPath } from '#core/posting-address.ts'

/** Every path of the site. All links use these, so moving a page changes one line. */
export const paths = {
  home: () => '/',
  jobs: () => '/jobs',
  /** A posting, opened in the list at /jobs. */
  job: (id: string) => `/jobs?${new URLSearchParams({ job: id })}`,
  /** A posting's own page. */
  posting: postingPath,
  /** Lists with one filter set (`app/features/jobs/lists/`). The values are slugs. */
  cityJobs: (city: string) => `/jobs/in/${encodeURIComponent(city)}`,
  skillJobs: (skill: string) => `/jobs/for/${encodeURIComponent(skill)}`,
  roleJobs: (role: string) => `/jobs/as/${encodeURIComponent(role)}`,
  /** Indexes of these lists. */
  cityLists: () => '/jobs/in',
  skillLists: () => '/jobs/for',
  roleLists: () => '/jobs/as',
  remoteJobs: () => '/remote-jobs',
  freshersZone: () => '/freshers-zone',
  companies: () => '/companies',
  /** What we check, and how fresh it is. */
  status: () => '/status',
  /** @param company A slug. */
  company: (company: string) => `/companies/${encodeURIComponent(company)}`,
  tools: () => '/tools',
  search: () => '/search',
  courses: () => '/courses',
  mncHiring: () => '/mnc-hiring',
  skills: () => '/skills',
  /** What a visitor could learn next. */
  skillPlan: () => '/skills/plan',
  /** @param skill A slug. */
  skill: (skill: string) => `/skills/${encodeURIComponent(skill)}`,
  careerPaths: () => '/career-paths',
  careerPath: (id: string) => `/career-paths/${encodeURIComponent(id)}`,
  /** Calendar files (`server/calendars/`). */
  careerPathCalendar: (id: string) => `/calendars/career-paths/${encodeURIComponent(id)}.ics`,
  eventCalendar: (id: string) => `/calendars/events/${encodeURIComponent(id)}.ics`,
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

  // Not in the specification's route table.
  api: () => '/api',
  /** What open postings say about pay, skills and hiring; `layoffsUpdates` is the hiring pulse. */
  salaryTrends: () => '/salary-trends',
  aiTrends: () => '/ai-trends',
  layoffsUpdates: () => '/layoffs-updates',
  /** The numbers of a figure of these pages. */
  marketFile: (figure: string, format: 'csv' | 'json') => `/market/${figure}.${format}`,
  /** Saved jobs, kept in the browser. */
  saved: () => '/saved',
  /** In place of a page that the worker does not keep. */
  offline: () => '/offline',
  /** Job alerts by email; the links in our mails add the token to the last three. */
  alerts: () => '/alerts',
  alertsConfirm: () => '/alerts/confirm',
  alertsManage: () => '/alerts/manage',
  alertsUnsubscribe: () => '/alerts/unsubscribe',
  newsletter: () => '/newsletter',
  /** The link in the confirmation mail; the mail adds the token. */
  newsletterConfirm: () => '/newsletter/confirm',
  newsletterUnsubscribe: () => '/newsletter/unsubscribe',

  about: () => '/about',
  /** Also takes the form of its page. */
  contact: () => '/contact',
  privacyPolicy: () => '/privacy-policy',
  terms: () => '/terms',
  resumeHelp: () => '/resume-help',
  /** The résumé of that page as plain text. */
  fresherResume: () => '/resume-help/fresher-resume.txt',

  // Only if sign-in is configured.
  dashboard: () => '/dashboard',
  dashboardDelete: () => '/dashboard/delete',
  userTypeSelection: () => '/user-type-selection',
  /** @param returnTo Path of the page to return to; default is the dashboard. */
  signIn: (returnTo?: string) =>
    returnTo ? `/auth/sign-in?${new URLSearchParams({ return_to: returnTo })}` : '/auth/sign-in',
  signUp: () => '/auth/sign-up',
  /** Asks signed-in visitors to prove who they are. */
  signInAgain: (returnTo: string) => `/auth/sign-in-again?${new URLSearchParams({ return_to: returnTo })}`,
} as const
