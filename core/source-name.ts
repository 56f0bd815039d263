/** Job board services by the first half of a source. */
const SERVICES: Record<string, string> = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  'lever-eu': 'Lever',
  ashby: 'Ashby',
  workable: 'Workable',
  recruitee: 'Recruitee',
  personio: 'Personio',
  teamtailor: 'Teamtailor',
  keka: 'Keka',
  workday: 'Workday',
  smartrecruiters: 'SmartRecruiters',
}

/**
 * Where a posting was seen, as a visitor knows it: the service that the employer's board is on, or the host of its own
 * careers pages. The posting's own address may be elsewhere: an employer shows its board on its own site.
 *
 * @param source `greenhouse:stripe`
 */
export function sourceName(source: string): string {
  const [kind = '', board = ''] = source.split(':')
  if (kind === 'jsonld') return board
  return SERVICES[kind] ?? 'the employer’s own list or page'
}
