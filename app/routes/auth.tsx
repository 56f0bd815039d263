import { data } from 'react-router'
import { requestScope } from '#app/context.ts'
import { AUTH_NOTICES } from '#app/features/account/auth-notices.ts'
import { AuthScreen } from '#app/features/account/auth-screen.tsx'
import { AUTH_TEXTS } from '#app/features/account/auth-texts.ts'
import { ownPageHeaders, ownPageMeta } from '#app/features/account/own-page-headers.ts'
import type { Route } from './+types/auth'

/** Where a sign-in went, when it did not lead to a page: `server/auth/private-pages.ts` says which notice. */
export function loader({ context }: Route.LoaderArgs) {
  const { signIn } = context.get(requestScope)
  if (!signIn?.notice) throw data(null, { status: 404 })
  const { notice, signedIn, providerSignOut = null } = signIn
  return data({ notice, signedIn, providerSignOut }, { status: AUTH_NOTICES[notice] })
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  return ownPageMeta({
    title: loaderData ? AUTH_TEXTS[loaderData.notice].title : 'Page Not Found',
    description: 'What came of signing in to Pravesh.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: location.pathname,
  })
}

export const headers = ownPageHeaders

export default function Auth({ loaderData }: Route.ComponentProps) {
  return <AuthScreen {...loaderData} />
}
