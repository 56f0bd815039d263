import type { AuthNotice } from './auth-notices.ts'

interface AuthText {
  title: string
  text: string
  /** Whether trying to sign in again can help. */
  again: boolean
}

/** What each page under /auth says: what happened, and what to do. */
export const AUTH_TEXTS: Record<AuthNotice, AuthText> = {
  expired: {
    title: 'This sign-in took too long',
    text: 'A sign-in is good for ten minutes, and this one is older. Nothing happened to your account.',
    again: true,
  },
  used: {
    title: 'This sign-in was used already',
    text: 'Each answer of the sign-in provider counts once, and this one came a second time. It may be an old tab or the back button.',
    again: true,
  },
  unasked: {
    title: 'This browser did not ask to sign in',
    text:
      'We find no sign-in that was begun here lately. It may have been begun in another browser, or more ' +
      'than an hour ago, or cookies are turned off.',
    again: true,
  },
  tampered: {
    title: 'This sign-in does not fit together',
    text: 'The answer that came back is not the one to what this browser asked, so we did not accept it. Nobody was signed in.',
    again: true,
  },
  declined: {
    title: 'You were not signed in',
    text: 'The sign-in was declined at the provider. Everything on this site can be read without an account.',
    again: true,
  },
  refused: {
    title: 'The provider did not accept this sign-in',
    text: 'It may be too old, changed on the way, or used already. Nobody was signed in.',
    again: true,
  },
  'provider-away': {
    title: 'Signing in is not possible right now',
    text: 'The sign-in provider does not answer. Everything else on this site works without an account. Try again in a minute.',
    again: true,
  },
  'accounts-away': {
    title: 'Accounts cannot be reached right now',
    text: 'Our database does not answer, so nothing was changed. Try again in a minute.',
    again: true,
  },
  'signed-out': {
    title: 'You are signed out',
    text: 'Your session here has ended. What you saved waits for you.',
    again: true,
  },
  deleted: {
    title: 'Your data is deleted',
    text:
      'Your account here is gone, with everything it kept: saved jobs, opened jobs, saved searches and ' +
      'every session. Your account at the sign-in provider is not ours and was not touched.',
    again: false,
  },
}
