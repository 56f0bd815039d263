/** The pages of boards whose kind shares a host. */
const PAGES: Record<string, (board: string) => string> = {
  greenhouse: (board) => `https://job-boards.greenhouse.io/${board}`,
  lever: (board) => `https://jobs.lever.co/${board}`,
  'lever-eu': (board) => `https://jobs.eu.lever.co/${board}`,
  ashby: (board) => `https://jobs.ashbyhq.com/${encodeURIComponent(board)}`,
  workable: (board) => `https://apply.workable.com/${board}/`,
  jobvite: (board) => `https://jobs.jobvite.com/${board}`,
  rippling: (board) => `https://ats.rippling.com/${board}/jobs`,
  cognizant: (board) => `https://careers.cognizant.com/${board}/jobs/`,
  google: () => 'https://www.google.com/about/careers/applications/',
  smartrecruiters: (board) => `https://careers.smartrecruiters.com/${board}`,
}

/**
 * The page of a board that visitors see, if boards of its kind share a host; else null.
 *
 * @param source `greenhouse:stripe`
 */
export function boardPage(source: string): string | null {
  const [kind = '', ...board] = source.split(':')
  return Object.hasOwn(PAGES, kind) ? (PAGES[kind]?.(board.join(':')) ?? null) : null
}
