const PREFIX = 'account/'

/** The pages that are there only where the site has sign-in: `server/pages/page-handler.ts` leaves them out where not. */
export const ACCOUNT_ROUTES = [
  { path: '/dashboard', file: 'routes/dashboard.tsx', id: `${PREFIX}dashboard` },
  { path: '/dashboard/delete', file: 'routes/delete-account.tsx', id: `${PREFIX}delete` },
  { path: '/user-type-selection', file: 'routes/user-type-selection.tsx', id: `${PREFIX}user-type` },
  { path: '/auth/:step', file: 'routes/auth.tsx', id: `${PREFIX}auth` },
] as const

/** @param id Of a route, as React Router knows it. */
export function isAccountRoute(id: string): boolean {
  return id.startsWith(PREFIX)
}
