import type { JobCategory } from '#core/job.ts'

/**
 * What a category says of its postings beside its own name, so that "react developer" finds a React internship and
 * "frontend" a full stack job. Such words weigh least.
 */
export const CATEGORY_WORDS: Readonly<Partial<Record<JobCategory, string>>> = {
  'Software Engineering': 'developer engineer',
  Frontend: 'developer engineer',
  Backend: 'developer engineer',
  'Full Stack': 'developer engineer frontend backend',
  Mobile: 'developer engineer',
  'Data & AI': 'engineer',
  'DevOps & Cloud': 'engineer',
  Security: 'engineer',
  'QA & Testing': 'engineer',
  'Embedded & Hardware': 'engineer',
}
