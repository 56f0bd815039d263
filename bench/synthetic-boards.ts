const CITIES = ['Bengaluru', 'Hyderabad', 'Pune', 'Chennai', 'Gurugram', 'Mumbai', 'Remote']
const TITLES = ['Software Engineer', 'Frontend Developer', 'Data Engineer', 'QA Analyst', 'DevOps Engineer']
const WORDS =
  'design build test review deploy services customers teams quality systems data cloud ownership'.split(' ')

/** Postings per board. Most real boards are about this size. */
const BOARD_SIZE = 500

/**
 * Payloads of Greenhouse boards with this many postings in total, each an IT job in India with about 3 kB of
 * text.
 */
export function syntheticBoards(postings: number): { board: string; payload: unknown }[] {
  return Array.from({ length: Math.ceil(postings / BOARD_SIZE) }, (_, board) => {
    const first = board * BOARD_SIZE
    const jobs = Array.from({ length: Math.min(BOARD_SIZE, postings - first) }, (_, index) =>
      job(first + index),
    )
    return { board: `bench-${board}`, payload: { jobs, board_name: `Company ${board}` } }
  })
}

function job(index: number) {
  const years = index % 9
  const words = Array.from(
    { length: 380 },
    (_, word) => WORDS[(index * 7 + word * word) % WORDS.length],
  ).join(' ')
  return {
    id: index,
    internal_job_id: index,
    title: `${TITLES[index % TITLES.length]} ${index}`,
    updated_at: '2026-09-28T10:00:00+05:30',
    first_published: '2026-09-01T10:00:00+05:30',
    requisition_id: `R-${index}`,
    location: { name: `${CITIES[index % CITIES.length]}, India` },
    absolute_url: `https://job-boards.greenhouse.io/bench/jobs/${index}`,
    content:
      `&lt;p&gt;${words}&lt;/p&gt;&lt;ul&gt;&lt;li&gt;${years}-${years + 3} years of experience with ` +
      `Java, React and SQL&lt;/li&gt;&lt;li&gt;CTC: ₹${8 + years} - ${12 + years} ` +
      `LPA&lt;/li&gt;&lt;/ul&gt;`,
    departments: [{ name: 'Engineering' }],
    offices: [],
    metadata: [],
  }
}
