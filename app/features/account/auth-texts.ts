import type { AuthNotice } from './auth-notices.ts'

interface AuthText {
  title: string
  text: string
  /** Whether to offer signing in again. */
  again: boolean
}

/** The text of each notice: what happened, and what to do. */
export const AUTH_TEXTS: Record<AuthNotice, AuthText> = {
  expired: {
    title: 'Your sign-in timed out',
    text: 'You have ten minutes to finish signing in. Nothing changed in your account.',
    again: true,
  },
  used: {
    title: 'This sign-in was already used',
    text: 'Each sign-in works only once. You may have opened an old tab or used the back button.',
    again: true,
  },
  unasked: {
    title: 'This sign-in was not started in this browser',
    text: 'You may have started in another browser or more than an hour ago, or cookies may be turned off.',
    again: true,
  },
  tampered: {
    title: 'This sign-in does not match',
    text: 'The response does not match the request from this browser, so we rejected it. You were not signed in.',
    again: true,
  },
  declined: {
    title: 'You were not signed in',
    text: 'The sign-in was cancelled or declined. You can browse the whole site without an account.',
    again: true,
  },
  refused: {
    title: 'The provider rejected this sign-in',
    text: 'It may have expired, been changed, or already been used. You were not signed in.',
    again: true,
  },
  'provider-away': {
    title: 'Sign-in is not available right now',
    text: 'The sign-in provider is not responding. The rest of the site works without an account. Please try again in a minute.',
    again: true,
  },
  'accounts-away': {
    title: 'Accounts are not available right now',
    text: 'Our database is not responding. Nothing was changed. Please try again in a minute.',
    again: true,
  },
  'signed-out': {
    title: 'You are signed out',
    text: 'Your saved jobs and searches will be here when you sign in again.',
    again: true,
  },
  deleted: {
    title: 'Your data has been deleted',
    text:
      'We deleted your account here, with your saved jobs, opened jobs, saved searches, ticked skills and all ' +
      'sessions. Your account at the sign-in provider is separate and was not changed.',
    again: false,
  },
}
