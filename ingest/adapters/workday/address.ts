/** The parts of a board's name: `acme.wd3/Careers`. */
export function addressOf(board: string): { host: string; tenant: string; site: string } {
  const [tenant = '', instance = '', site = ''] = board.split(/[./]/)
  return { host: `${tenant}.${instance}.myworkdayjobs.com`.toLowerCase(), tenant, site }
}

/** Where the board's list and its postings are asked for. */
export function apiOf(board: string): string {
  const { host, tenant, site } = addressOf(board)
  return `https://${host}/wday/cxs/${tenant}/${site}`
}
