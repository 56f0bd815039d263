import { postingPath, type AddressedPosting } from '#core/posting-address.ts'

/** The links in our mails. The paths are those of `app/paths.ts`; a test compares the two. */
export function mailLinks(siteUrl: string) {
  return {
    home: siteUrl,
    jobs: `${siteUrl}/jobs`,
    job: (posting: AddressedPosting) => siteUrl + postingPath(posting),
    events: `${siteUrl}/events-hackathons`,
    careerPath: (id: string) => `${siteUrl}/career-paths/${id}`,
    search: (query: string) => `${siteUrl}/jobs${query === '' ? '' : `?${query}`}`,
    newsletter: `${siteUrl}/newsletter`,
    confirm: (token: Buffer) => `${siteUrl}/newsletter/confirm?token=${token.toString('base64url')}`,
    unsubscribe: (token: Buffer) => `${siteUrl}/newsletter/unsubscribe?token=${token.toString('base64url')}`,
    confirmAlert: (token: Buffer) => `${siteUrl}/alerts/confirm?token=${token.toString('base64url')}`,
    manageAlerts: (token: Buffer) => `${siteUrl}/alerts/manage?token=${token.toString('base64url')}`,
    leaveAlerts: (token: Buffer) => `${siteUrl}/alerts/unsubscribe?token=${token.toString('base64url')}`,
  }
}

export type MailLinks = ReturnType<typeof mailLinks>
