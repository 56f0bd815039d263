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
}

export const PLACEHOLDERS: readonly Placeholder[] = [
  {
    path: '/tools',
    title: 'AI & Career Tools',
    subtitle: 'Small tools for the work of finding work.',
    promise: 'Tools that help you write a resume, practise for interviews and keep track of applications.',
    description: 'AI and career tools for IT job seekers in India: resume, interview practice, applications.',
  },
  {
    path: '/search',
    title: 'Search',
    subtitle: 'Find a job by title and place.',
    promise:
      'Advanced Search Coming Soon! It will combine title, place, skills and experience in one form. Until then the jobs page has a search of its own.',
    description: 'Search verified IT jobs in India by job title and location.',
  },
  {
    path: '/courses',
    title: 'Free + Paid Courses Hub',
    subtitle: 'Courses by tech role, free ones first.',
    promise: 'Courses for frontend, backend, design, DevOps, and cloud and security, by level and price.',
    description:
      'Free and paid courses for IT roles: frontend, backend, UI/UX design, DevOps, cloud, security.',
  },
  {
    path: '/mnc-hiring',
    title: 'MNC Hiring',
    subtitle: 'Hiring programmes of large companies, on campus and off.',
    promise: 'Who may apply, the stages of each programme, and the link to the company’s own page.',
    description:
      'Hiring programmes of multinational companies in India: eligibility, stages, official links.',
  },
  {
    path: '/career-paths',
    title: 'Career Paths',
    subtitle: 'Roadmaps into IT roles, step by step.',
    promise: 'For each role: what it pays, the skills and tools it needs, and a roadmap with durations.',
    description: 'Roadmaps into IT careers in India: frontend, backend, DevOps, data science.',
  },
  {
    path: '/career-paths/:id',
    title: 'Career Path',
    subtitle: 'One role, from first lesson to first job.',
    promise: 'The roadmap of this role, its skills and tools, and what it pays.',
    description: 'A roadmap into one IT role: steps, skills, tools and pay.',
  },
  {
    path: '/events-hackathons',
    title: 'Events & Hackathons',
    subtitle: 'Where to build, meet and be seen.',
    promise: 'Hackathons, bootcamps, meetups, conferences and workshops, with date, place, fee and prize.',
    description: 'Hackathons, bootcamps, meetups, conferences and workshops for developers in India.',
  },
  {
    path: '/prep-zone',
    title: 'Prep Zone',
    subtitle: 'Practice for every round, subject by subject.',
    promise: 'Courses, books, practice sites and channels, from programming and DSA to aptitude.',
    description:
      'Preparation for IT interviews: programming, DSA, system design, databases, aptitude and more.',
  },
  {
    path: '/tools-courses',
    title: 'Tools & Courses Hub',
    subtitle: 'What to learn with, and what to work with.',
    promise: 'AI tools, resume builders, interview tools, and free and paid courses, with their price.',
    description: 'AI tools, resume builders, interview tools and courses for job seekers, with prices.',
  },
  {
    path: '/interview-prep',
    title: 'Interview Prep Hub',
    subtitle: 'From the first puzzle to the HR round.',
    promise: 'DSA practice, puzzles, HR questions, system design and company-specific preparation.',
    description: 'Interview preparation for IT jobs: DSA, puzzles, HR questions, system design, companies.',
  },
  {
    path: '/resume-portfolio',
    title: 'Resume & Portfolio Hub',
    subtitle: 'Show your work so that it is read.',
    promise: 'Templates, guides and examples for resumes and portfolios, free and paid.',
    description: 'Resume and portfolio templates, guides and examples for IT freshers.',
  },
  {
    path: '/case-studies',
    title: 'Case Studies',
    subtitle: 'How products and careers in tech were made.',
    promise: 'Close readings of products, teams and careers in Indian tech.',
    description: 'Case studies of products, teams and careers in Indian tech.',
  },
  {
    path: '/entrepreneur-hub',
    title: 'Entrepreneur Hub',
    subtitle: 'Turn your ideas into million-dollar businesses',
    promise:
      'Business ideas with what they cost to start, four steps to a launch, and resources for founders.',
    description: 'Business ideas, launch steps and startup resources for aspiring founders in India.',
  },
  {
    path: '/million-dollar-ideas',
    title: 'Million-Dollar Ideas',
    subtitle: 'Premium startup ideas with market analysis.',
    promise: 'Startup ideas worked out in full: the market, the money it takes, and how it earns.',
    description: 'Premium startup ideas with market analysis, for founders in India.',
  },
  {
    path: '/pro-startup-toolkit',
    title: 'Pro Startup Toolkit',
    subtitle: 'Templates, tools and resources for startups.',
    promise: 'What a young company needs on paper: plans, models, decks and checklists, ready to fill in.',
    description: 'Templates, tools and resources for startups in India.',
  },
  {
    path: '/roadmap-to-ceo',
    title: 'Roadmap to CEO',
    subtitle: 'Skills, experiences and milestones for becoming a tech CEO.',
    promise: 'The way from first job to leading a company, as stages with something to show for each.',
    description: 'Skills, experiences and milestones on the way to becoming a tech CEO.',
  },
  {
    path: '/submit-idea',
    title: 'Submit Your Idea',
    subtitle: 'Put a startup idea forward and get feedback.',
    promise: 'A form for your idea, and written feedback on it.',
    description: 'Submit a startup idea and get feedback on it.',
  },
  {
    path: '/it-cards',
    title: 'IT Cards',
    subtitle: 'Your profile on a card, in Lite, Pro and Resume formats.',
    promise: 'A card that says who you are and what you build: Lite to share, Pro to show, Resume to send.',
    description: 'IT cards in Lite, Pro and Resume formats for tech professionals.',
  },
  {
    path: '/project-templates',
    title: 'Project Templates',
    subtitle: 'Starting points for various tech stacks.',
    promise: 'Projects that already run, one for each common stack, to build yours on.',
    description: 'Project templates for various tech stacks.',
  },
  {
    path: '/premium-packs',
    title: 'Premium Packs',
    subtitle: 'Curated packs of premium resources.',
    promise: 'Resources picked for one goal at a time and bundled, so that you need not collect them.',
    description: 'Curated premium resource packs for job seekers and founders.',
  },
  {
    path: '/career-tools',
    title: 'Career Tools',
    subtitle: 'Career planning, skill assessment and growth tracking.',
    promise: 'Plan where you want to go, see which skills are missing, and track how you grow.',
    description: 'Career planning, skill assessment and growth tracking for IT careers.',
  },
  {
    path: '/creator-submissions',
    title: 'Creator Submissions',
    subtitle: 'Submit your resources and earn from them.',
    promise: 'A way for creators to publish templates, guides and courses here and be paid for them.',
    description: 'Creators can submit and monetize resources for job seekers.',
  },
  {
    path: '/community',
    title: 'Community',
    subtitle: 'A community of tech professionals.',
    promise: 'A place to ask, answer and meet people who are on the same way.',
    description: 'A community of tech professionals and freshers in India.',
  },
  {
    path: '/share-journey',
    title: 'Share Your Journey',
    subtitle: 'Career stories, told by those who lived them.',
    promise: 'Write down how you got in, so that the next one finds the way.',
    description: 'Share your career story with freshers and early-career professionals.',
  },
  {
    path: '/post-hiring',
    title: 'Post Hiring',
    subtitle: 'Job openings and referrals from people who hire.',
    promise: 'Post an opening at your company, or offer a referral.',
    description: 'Post job openings and referrals for IT professionals in India.',
  },
  {
    path: '/leaderboard',
    title: 'Leaderboard',
    subtitle: 'Top contributors and active users.',
    promise: 'A list of those who help others most.',
    description: 'Top contributors and active users of the community.',
  },
  {
    path: '/forums',
    title: 'Forums',
    subtitle: 'Forums and a chat-community server.',
    promise: 'Threads for long questions and a chat server for short ones.',
    description: 'Forums and a chat community for tech professionals.',
  },
  {
    path: '/ambassadors',
    title: 'Ambassador Program',
    subtitle: 'Speak for Pravesh at your college.',
    promise: 'What ambassadors do, what they get, and how to become one.',
    description: 'The ambassador program for students and young professionals.',
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
