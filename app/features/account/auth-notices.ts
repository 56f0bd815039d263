/** The outcomes that pages under /auth can show, each with its HTTP status. */
export const AUTH_NOTICES = {
  /** The visitor took too long to sign in. */
  expired: 400,
  /** The provider's response was already used once. */
  used: 400,
  /** A response of the provider to a sign-in that this browser did not start. */
  unasked: 400,
  /** The response does not match the request, or was changed. */
  tampered: 400,
  /** The visitor declined at the provider. */
  declined: 400,
  /** The provider rejected the request. */
  refused: 400,
  /** The provider is down. */
  'provider-away': 503,
  /** Our database is down. */
  'accounts-away': 503,
  'signed-out': 200,
  deleted: 200,
} as const

export type AuthNotice = keyof typeof AUTH_NOTICES
