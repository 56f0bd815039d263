import type { JobsState } from '#app/features/jobs/jobs-href.ts'

interface SearchChip {
  label: string
  /** State of the jobs page that the chip links to. */
  state: Partial<JobsState>
}

/**
 * The specification's popular searches. A field of work links to its category, which also finds jobs without
 * these words in the title, such as MERN or SRE.
 */
export const SEARCH_CHIPS: readonly SearchChip[] = [
  { label: 'React Developer', state: { search: 'React Developer' } },
  { label: 'Node.js', state: { search: 'Node.js' } },
  { label: 'Full Stack', state: { categories: ['Full Stack'] } },
  { label: 'Remote Jobs', state: { modes: ['remote'] } },
  { label: 'Bangalore', state: { cities: ['bengaluru'] } },
  { label: 'Frontend', state: { categories: ['Frontend'] } },
  { label: 'Backend', state: { categories: ['Backend'] } },
  { label: 'DevOps', state: { categories: ['DevOps & Cloud'] } },
]
