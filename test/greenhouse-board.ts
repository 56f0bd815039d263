interface Job {
  id: number
  title?: string
  city?: string
  description?: string
}

/** A response of a Greenhouse board of an invented company; by default, each job is an IT job in India. */
export function greenhouseBoard(company: string, jobs: Job[]): string {
  return JSON.stringify({
    jobs: jobs.map(
      ({ id, title = `Backend Engineer, team ${id}`, city = 'Pune', description = 'Work.' }) => ({
        id,
        internal_job_id: id,
        title,
        company_name: company,
        updated_at: '2026-09-28T10:00:00+05:30',
        first_published: '2026-09-28T10:00:00+05:30',
        requisition_id: `R-${id}`,
        location: { name: `${city}, India` },
        absolute_url: `https://job-boards.greenhouse.io/example/jobs/${id}`,
        metadata: [],
        content: `&lt;p&gt;${description} 2-4 years of experience with Java.&lt;/p&gt;`,
        departments: [],
        offices: [],
      }),
    ),
    meta: { total: jobs.length },
  })
}

/** Consecutive ids. */
export function jobs(from: number, count: number): Job[] {
  return Array.from({ length: count }, (_, index) => ({ id: from + index }))
}
