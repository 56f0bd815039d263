import { NavLink, useRouteLoaderData } from 'react-router'
import { paths } from '#app/paths.ts'
import type { loader } from '#app/root.tsx'

/** Link to sign-in or to the dashboard; nothing if sign-in is not configured. */
export function AccountLink({ className }: { className: string }) {
  const root = useRouteLoaderData<typeof loader>('root')
  if (root?.signedIn === undefined) return null
  if (root.signedIn)
    return (
      <NavLink to={paths.dashboard()} className={className}>
        Dashboard
      </NavLink>
    )
  // Not a client-side navigation: it redirects to the provider.
  return (
    <a href={paths.signIn()} rel="nofollow" className={className}>
      Sign in
    </a>
  )
}
