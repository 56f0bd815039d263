/** The systems of job boards, as they write their own names. */
const NAMES: Record<string, string> = {
  ashby: 'Ashby',
  eightfold: 'Eightfold',
  greenhouse: 'Greenhouse',
  jsonld: 'Own careers pages',
  keka: 'Keka',
  lever: 'Lever',
  'lever-eu': 'Lever (EU)',
  mynexthire: 'MyNextHire',
  oracle: 'Oracle Recruiting',
  personio: 'Personio',
  recruitee: 'Recruitee',
  ripplehire: 'RippleHire',
  smartrecruiters: 'SmartRecruiters',
  successfactors: 'SuccessFactors',
  teamtailor: 'Teamtailor',
  turbohire: 'TurboHire',
  workable: 'Workable',
  workday: 'Workday',
  zoho: 'Zoho Recruit',
}

/**
 * A kind of board, in words for visitors.
 *
 * @param kind The first part of a source: `greenhouse`.
 */
export function vendorName(kind: string): string {
  return Object.hasOwn(NAMES, kind) ? (NAMES[kind] ?? kind) : kind
}
