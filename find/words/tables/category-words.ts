import type { JobCategory } from '#core/job.ts'

/**
 * What a category says of its postings beside its own name, so that "react developer" finds a React internship and
 * "frontend" a full stack job. Such words weigh least. A developer is found as an engineer too, and the other way
 * round, so one of them is enough.
 */
export const CATEGORY_WORDS: Readonly<Partial<Record<JobCategory, string>>> = {
  'Software Engineering': 'developer',
  Frontend: 'developer',
  Backend: 'developer',
  'Full Stack': 'developer frontend backend',
  Mobile: 'developer',
  'Data & AI': 'developer',
  'DevOps & Cloud': 'developer',
  Security: 'developer',
  'QA & Testing': 'developer',
  'Embedded & Hardware': 'developer',
}
