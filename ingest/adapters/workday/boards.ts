/**
 * Workday's terms forbid data mining on "our Sites" and do not say whether customers' career sites are
 * included. The list is undocumented, and each tenant has its own robots.txt. So a board is fetched only
 * after somebody has reviewed it; `docs/sources.md` explains how.
 *
 * Never change a verdict in passing: read the tenant's robots.txt and the employer's terms of use, and write
 * down when, and what they say.
 */
interface Review {
  /** `tenant.wdN/site`, as in the address of the careers page. */
  board: string
  verdict: 'approved' | 'refused' | 'not reviewed'
  reason: string
}

const REVIEWS: Review[] = [
  {
    board: 'nvidia.wd5/NVIDIAExternalCareerSite',
    verdict: 'not reviewed',
    reason:
      'In September 2026 its robots.txt allowed the site and disallowed /talentcommunity/ and ' +
      '/refreshFacet/. The terms have not been read. 244 jobs in India in October 2026.',
  },
  candidate('mastercard.wd1/CorporateCareers', 207),
  candidate('salesforce.wd12/External_Career_Site', 111),
  candidate('visa.wd5/Visa', 81),
  candidate('adobe.wd5/external_experienced', 79),
  candidate('intel.wd1/External', 58),
  candidate('sec.wd3/Samsung_Careers', 31),
  candidate('expedia.wd108/search', 30),
  candidate('paypal.wd1/jobs', 10),
]

function candidate(board: string, jobs: number): Review {
  const reason = `robots.txt and terms have not been read yet. ${jobs} jobs in India in October 2026.`
  return { board, verdict: 'not reviewed', reason }
}

/** Whether the review in this file has approved the board. */
export function isApproved(board: string): boolean {
  return REVIEWS.some((review) => review.board === board && review.verdict === 'approved')
}
