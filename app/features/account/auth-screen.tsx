import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { AUTH_TEXTS } from './auth-texts.ts'
import type { AuthNotice } from './auth-notices.ts'

interface AuthScreenProps {
  notice: AuthNotice
  signedIn: boolean
  /** URL to sign out of the provider too. */
  providerSignOut: string | null
}

/** The outcome of a sign-in, and where to go next. */
export function AuthScreen({ notice, signedIn, providerSignOut }: AuthScreenProps) {
  const { title, text, again } = AUTH_TEXTS[notice]
  const outline = buttonVariants({ size: 'lg', variant: 'outline' })
  return (
    <div className="page-width flex flex-col items-start pt-12 pb-24 sm:pt-20">
      <h1 className="display text-page">{title}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {signedIn ? (
          <Link to={paths.dashboard()} reloadDocument className={buttonVariants({ size: 'lg' })}>
            Go to your dashboard
          </Link>
        ) : (
          again && (
            <a href={paths.signIn()} rel="nofollow" className={buttonVariants({ size: 'lg' })}>
              Sign in again
            </a>
          )
        )}
        <Link to={paths.jobs()} reloadDocument className={outline}>
          Browse Jobs
        </Link>
      </div>
      {providerSignOut && (
        <p className="mt-8 max-w-prose text-ink-soft">
          You may still be signed in at {new URL(providerSignOut).host}. On a shared computer,{' '}
          <a href={providerSignOut} rel="nofollow" className="text-link">
            sign out there too
          </a>
          .
        </p>
      )}
    </div>
  )
}
