/**
 * The enumerations of the catalogues, in display order. Separate from the schemas, so that pages can import
 * them without the schema library.
 */

/** The tabs, in the order they are shown; the first is the default (specification, /courses). */
export const COURSE_ROLES = [
  'Frontend Dev',
  'Backend Dev',
  'UI/UX Design',
  'DevOps',
  'Cloud & Security',
] as const

/** Easiest first: the order of the difficulty sort. */
export const COURSE_DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const

/** The tabs, in the order they are shown; the first is the default (specification, /tools-courses). */
export const TOOL_CATEGORIES = [
  'AI Tools',
  'Resume Builders',
  'Interview Tools',
  'Free Courses',
  'Paid Courses',
] as const

/** The tabs, in the order they are shown; the first is the default (specification, /interview-prep). */
export const INTERVIEW_CATEGORIES = [
  'DSA Practice',
  'Puzzles & Logical Reasoning',
  'HR Round Questions',
  'System Design',
  'Company-specific Prep',
] as const

/** Easiest first: the order of the difficulty sort. */
export const INTERVIEW_DIFFICULTIES = ['Easy', 'Beginner', 'Intermediate', 'Advanced'] as const

export const INTERVIEW_RESOURCE_TYPES = ['PDF', 'YouTube', 'Website'] as const

/** The tabs, in the order they are shown (specification, /resume-portfolio). */
export const RESUME_RESOURCE_TYPES = ['Resume', 'Portfolio'] as const

export const RESUME_FORMATS = ['PDF', 'Website', 'Figma', 'Notion'] as const

/** The category tabs, in the order they are shown; the first is the default (specification, /prep-zone). */
export const PREP_CATEGORIES = [
  'Programming',
  'Data Structures & Algorithms',
  'System Design',
  'Database',
  'Web Development',
  'Mobile Development',
  'DevOps',
  'Machine Learning',
  'Aptitude',
  'Soft Skills',
] as const

/** In the order of the resource-type select (specification, /prep-zone). */
export const PREP_RESOURCE_TYPES = [
  'Course',
  'Book',
  'Practice Platform',
  'YouTube Channel',
  'Blog',
  'Tool',
] as const

/** In the order of the type select (specification, /events-hackathons). */
export const EVENT_TYPES = ['Hackathon', 'Bootcamp', 'Meetup', 'Conference', 'Workshop'] as const

/** The categories that the career paths page offers (specification, /career-paths). */
export const CAREER_CATEGORIES = ['Frontend', 'Backend', 'DevOps', 'Data Science'] as const

/** Further categories of career paths, found under All Categories: the specification's select has four. */
export const MORE_CAREER_CATEGORIES = ['QA & Testing', 'IT Support', 'Security'] as const
