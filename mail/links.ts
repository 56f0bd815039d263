import { postingPath, type AddressedPosting } from '#core/posting-address.ts'

/** The links in our mails. The paths are those of `app/paths.ts`; a test compares the two. */
export function mailLinks(siteUrl: string) {
  return {
    home: siteUrl,
    jobs: `${siteUrl}/jobs`,
    job: (posting: AddressedPosting) => siteUrl + postingPath(posting),
    events: `${siteUrl}/events-hackathons`,
    careerPath: (id: string) => `${siteUrl}/career-paths/${id}`,
    newsletter: `${siteUrl}/newsletter`,
    confirm: (token: Buffer) => `${siteUrl}/newsletter/confirm?token=${token.toString('base64url')}`,
    unsubscribe: (token: Buffer) => `${siteUrl}/newsletter/unsubscribe?token=${token.toString('base64url')}`,
  }
}

export type MailLinks = ReturnType<typeof mailLinks>
