/** What the pages under /auth can have to say, and the status that each is answered with. */
export const AUTH_NOTICES = {
  /** The visitor took longer than the sign-in is good for. */
  expired: 400,
  /** The same answer of the provider came a second time. */
  used: 400,
  /** An answer of the provider that this browser did not ask for. */
  unasked: 400,
  /** It is not the answer to what was asked, or somebody changed it. */
  tampered: 400,
  /** The visitor said no, at the provider. */
  declined: 400,
  /** The provider would not have it. */
  refused: 400,
  /** The provider does not answer. */
  'provider-away': 503,
  /** Our database does not answer. */
  'accounts-away': 503,
  'signed-out': 200,
  deleted: 200,
} as const

export type AuthNotice = keyof typeof AUTH_NOTICES
