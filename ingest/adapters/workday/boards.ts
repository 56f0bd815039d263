/**
 * Workday's terms forbid data mining on "our Sites" and do not say whether customers' career sites are
 * included. The list is undocumented, and each tenant has its own robots.txt. So a board is fetched only
 * after somebody has reviewed it; `docs/sources.md` explains how.
 *
 * Never change a verdict in passing: read the tenant's robots.txt and the employer's terms of use, and write
 * down when, and what they say.
 */
const REVIEWS: [board: string, verdict: 'approved' | 'refused' | 'not reviewed', reason: string][] = [
  [
    'nvidia.wd5/NVIDIAExternalCareerSite',
    'not reviewed',
    'In September 2026 its robots.txt allowed the site and disallowed /talentcommunity/ and ' +
      '/refreshFacet/. The terms have not been read. 244 jobs in India in October 2026.',
  ],
  // Of these, robots.txt and terms have not been read yet.
  ['mastercard.wd1/CorporateCareers', 'not reviewed', '207 jobs in India in October 2026.'],
  ['salesforce.wd12/External_Career_Site', 'not reviewed', '111 jobs in India in October 2026.'],
  ['visa.wd5/Visa', 'not reviewed', '81 jobs in India in October 2026.'],
  ['adobe.wd5/external_experienced', 'not reviewed', '79 jobs in India in October 2026.'],
  ['intel.wd1/External', 'not reviewed', '58 jobs in India in October 2026.'],
  ['sec.wd3/Samsung_Careers', 'not reviewed', '31 jobs in India in October 2026.'],
  ['expedia.wd108/search', 'not reviewed', '30 jobs in India in October 2026.'],
  ['paypal.wd1/jobs', 'not reviewed', '10 jobs in India in October 2026.'],
]

/** Whether the review in this file has approved the board. */
export function isApproved(board: string): boolean {
  return REVIEWS.some(([reviewed, verdict]) => reviewed === board && verdict === 'approved')
}
