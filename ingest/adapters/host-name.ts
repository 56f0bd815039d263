/** One label of a host name, for boards that are a subdomain of their system. */
export const HOST_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/**
 * A public host name, for boards that are a host, with what may follow it: at least one dot, and letters at the end,
 * which an IP address does not have.
 */
export function belowHost(path: string): RegExp {
  const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
  return new RegExp(`^(?=[^/]{4,253}(?:/|$))(?:${label}\\.)+[a-z]{2,63}${path}$`, 'i')
}

const HOST_NAME = belowHost('')

/** Boards that are a subdomain of their system: `acme` of acme.keka.com. */
export function tenantOf(domain: string, example = 'acme') {
  const hosts = (board: string) => [`${board}.${domain}`]
  return { board: HOST_LABEL, example, form: `the tenant, as in ${example}.${domain}`, hosts }
}

/** Boards that are the host of a careers site. */
export function siteOf(example: string) {
  const form = 'the host of the careers page, without https://'
  return { board: HOST_NAME, example, form, hosts: (board: string) => [board] }
}

/** The only board of a company's own system. */
export function onlyBoard(example: string, ...hosts: string[]) {
  return { board: new RegExp(`^${RegExp.escape(example)}$`, 'i'), example, hosts: () => hosts }
}
