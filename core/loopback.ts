/** Whether a host name of a URL stands for this machine: `localhost`, `127.0.0.1`, `[::1]`. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

/** Whether nobody on the way can read what is sent to this origin: TLS, or it does not leave this machine. */
export function isSafeOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || isLoopbackHost(hostname)
}
