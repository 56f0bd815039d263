/** A board on the vendor's shared host: `wd1.myworkdaysite.com/acme/Careers`. */
const SHARED = /^(wd\d{1,3}\.myworkdaysite\.com)\/([^/]+)\/([^/]+)$/i

/** The addresses of a board such as `acme.wd3/Careers`: where its pages begin, and the API of its list and postings. */
export function addressOf(board: string) {
  const [, shared, sharedTenant = '', sharedSite] = SHARED.exec(board) ?? []
  const [ownTenant = '', instance = '', ownSite = ''] = board.split(/[./]/)
  const host = (shared ?? `${ownTenant}.${instance}.myworkdayjobs.com`).toLowerCase()
  const [tenant, site] = shared === undefined ? [ownTenant, ownSite] : [sharedTenant, sharedSite]
  const path = shared === undefined ? site : `recruiting/${tenant}/${site}`
  return { host, tenant, pages: `https://${host}/${path}`, api: `https://${host}/wday/cxs/${tenant}/${site}` }
}
