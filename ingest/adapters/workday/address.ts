/** The parts of a board name such as `acme.wd3/Careers`. */
export function addressOf(board: string): { host: string; tenant: string; site: string } {
  const [tenant = '', instance = '', site = ''] = board.split(/[./]/)
  return { host: `${tenant}.${instance}.myworkdayjobs.com`.toLowerCase(), tenant, site }
}

/** The base address of the API for the list and the postings. */
export function apiOf(board: string): string {
  const { host, tenant, site } = addressOf(board)
  return `https://${host}/wday/cxs/${tenant}/${site}`
}
