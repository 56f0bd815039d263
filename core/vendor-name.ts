/** The systems of job boards, as they write their own names. */
const NAMES: Record<string, string> = {
  amazon: 'Amazon Jobs',
  ashby: 'Ashby',
  avature: 'Avature',
  capgemini: 'Capgemini Careers',
  cognizant: 'Cognizant',
  eightfold: 'Eightfold',
  freshteam: 'Freshteam',
  google: 'Google Careers',
  greenhouse: 'Greenhouse',
  ibm: 'IBM Careers',
  icims: 'iCIMS',
  infosys: 'Infosys Careers',
  jazzhr: 'JazzHR',
  jibe: 'Jibe (iCIMS)',
  jobvite: 'Jobvite',
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
  radancy: 'Radancy',
  recruitee: 'Recruitee',
  ripplehire: 'RippleHire',
  rippling: 'Rippling',
  smartrecruiters: 'SmartRecruiters',
  successfactors: 'SuccessFactors',
  teamtailor: 'Teamtailor',
  trakstar: 'Trakstar Hire',
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
