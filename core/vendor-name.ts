/** The systems of job boards, as they write their own names. */
const NAMES: Record<string, string> = {
  amazon: 'Amazon Jobs',
  ashby: 'Ashby',
  capgemini: 'Capgemini Careers',
  eightfold: 'Eightfold',
  greenhouse: 'Greenhouse',
  ibm: 'IBM Careers',
  icims: 'iCIMS',
  infosys: 'Infosys Careers',
  jibe: 'Jibe (iCIMS)',
  jsonld: 'Own careers pages',
  keka: 'Keka',
  kpit: 'KPIT Careers',
  lever: 'Lever',
  'lever-eu': 'Lever (EU)',
  mercedesbenz: 'Mercedes-Benz Jobs',
  mynexthire: 'MyNextHire',
  oracle: 'Oracle Recruiting',
  peoplestrong: 'PeopleStrong',
  personio: 'Personio',
  phenom: 'Phenom',
  recruitee: 'Recruitee',
  ripplehire: 'RippleHire',
  smartrecruiters: 'SmartRecruiters',
  successfactors: 'SuccessFactors',
  teamtailor: 'Teamtailor',
  turbohire: 'TurboHire',
  workable: 'Workable',
  workday: 'Workday',
  zoho: 'Zoho Recruit',
  zwayam: 'Zwayam',
}

/**
 * A kind of board, in words for visitors.
 *
 * @param kind The first part of a source: `greenhouse`.
 */
export function vendorName(kind: string): string {
  return Object.hasOwn(NAMES, kind) ? (NAMES[kind] ?? kind) : kind
}
