/** One label of a host name, for boards that are a subdomain of their system. */
export const HOST_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/**
 * A public host name, for boards that are a host: at least one dot, and letters at the end, which an IP address
 * does not have.
 */
export const HOST_NAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i
