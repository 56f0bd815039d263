import type { JobsState } from '#app/features/jobs/jobs-url.ts'

interface SearchChip {
  label: string
  /** What it asks of the jobs page. */
  state: Partial<JobsState>
}

/**
 * The specification's popular searches. A field of work is asked for by its category, which holds the MERN and
 * the SRE opening too that do not have the words in their title.
 */
export const SEARCH_CHIPS: readonly SearchChip[] = [
  { label: 'React Developer', state: { search: 'React Developer' } },
  { label: 'Node.js', state: { search: 'Node.js' } },
  { label: 'Full Stack', state: { category: 'Full Stack' } },
  { label: 'Remote Jobs', state: { chip: 'remote' } },
  { label: 'Bangalore', state: { location: 'Bangalore' } },
  { label: 'Frontend', state: { category: 'Frontend' } },
  { label: 'Backend', state: { category: 'Backend' } },
  { label: 'DevOps', state: { category: 'DevOps & Cloud' } },
]
