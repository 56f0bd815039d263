/**
 * Whether React has taken over the server's page. Until then each rendering has to be the same as the server's; what is
 * rendered for the first time afterwards may show what only the browser knows. False on the server.
 */
export function isHydrated(): boolean {
  return !import.meta.env.SSR && document.documentElement.dataset['hydrated'] !== undefined
}
