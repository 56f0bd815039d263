import type { JobSearch } from '#core/find/job-search.ts'
import { JOB_FEEDS, jobFeedHref } from '#app/features/jobs/job-feed-href.ts'

/** The id of the place below a list where it is followed by message. */
export const FOLLOW_ID = 'follow'
/** The id of its choice of Telegram, where there is a bot. */
export const BY_TELEGRAM_ID = 'follow-by-telegram'

/** One way to hear of a list's new postings. "Subscribe" is the verb for all of them, as for the newsletter. */
interface FollowChannel {
  name: string
  href: string
}

/** Every way to follow a list, the form below it first. A new channel is a row here. */
export function followChannels(search: JobSearch): FollowChannel[] {
  return [
    { name: 'Email', href: `#${FOLLOW_ID}` },
    ...JOB_FEEDS.map(({ format, name }) => ({ name, href: jobFeedHref(format, search) })),
  ]
}
