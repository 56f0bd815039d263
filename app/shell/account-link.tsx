import { NavLink, useRouteLoaderData } from 'react-router'
import { paths } from '#app/paths.ts'
import type { loader } from '#app/root.tsx'

/** The way in, or to what one keeps here; nothing at all on a site without sign-in. */
export function AccountLink({ className }: { className: string }) {
  const root = useRouteLoaderData<typeof loader>('root')
  if (root?.signedIn === undefined) return null
  if (root.signedIn)
    return (
      <NavLink to={paths.dashboard()} className={className}>
        Dashboard
      </NavLink>
    )
  // Leaves the site: a document, not a page of the app.
  return (
    <a href={paths.signIn()} rel="nofollow" className={className}>
      Sign in
    </a>
  )
}
