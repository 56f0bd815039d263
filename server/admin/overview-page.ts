import { Hono } from 'hono'
import { html } from 'hono/html'
import { formatAgo, startOfIndianDay } from '#core/dates.ts'
import { readOnly } from '#db/queries/admin/acts.ts'
import { readFreshness } from '#db/queries/boards/freshness.ts'
import { listDeadLinks } from '#db/queries/content/content-links.ts'
import { listReportedJobs } from '#db/queries/jobs/job-reports.ts'
import { countMessages } from '#db/queries/messages/messages.ts'
import { countAlerts } from '#db/queries/newsletter/alert-mails.ts'
import { countSubscribers } from '#db/queries/newsletter/subscribers.ts'
import type { AdminScope } from './admin-route.ts'
import { table } from './layout.ts'

/** `/admin`: how the site is. */
export function overviewPage({ owner, now, page }: AdminScope): Hono {
  return new Hono().get('/admin', async (c) => {
    const at = now()
    const { freshness, reported, readers, alerts, messages, dead } = await readOnly(owner, async (db) => ({
      freshness: await readFreshness(db, startOfIndianDay(at)),
      reported: await listReportedJobs(db),
      readers: await countSubscribers(db),
      alerts: await countAlerts(db),
      messages: await countMessages(db),
      dead: await listDeadLinks(db),
    }))
    const { kinds, open, oldest, days } = freshness
    const sum = (count: (kind: (typeof kinds)[number]) => number) =>
      kinds.reduce((all, kind) => all + count(kind), 0)
    const [today] = days
    const rows = [
      [html`<a href="/admin/reports">Reported postings</a>`, reported.length],
      [html`<a href="/admin/boards">Boards that failed at the last try</a>`, sum((kind) => kind.failing)],
      [html`<a href="/admin/messages">Messages that were not mailed</a>`, messages],
      [html`<a href="/admin/content#dead">Links of content that stopped working</a>`, dead.length],
      ['Boards that are asked', sum((kind) => kind.boards)],
      ['Boards read in the last 24 hours', sum((kind) => kind.confirmed_today)],
      ['Open real postings', open],
      ['Opened today', today?.opened ?? 0],
      ['Closed today', today?.closed ?? 0],
      ['Oldest confirmation of an open posting', oldest ? formatAgo(oldest, at) : 'none'],
      [html`<a href="/admin/mail">Newsletter subscribers</a>`, readers.confirmed],
      [html`<a href="/admin/mail">Job alerts</a>`, alerts.alerts],
    ]
    return page(c, 'Overview', table('The site now', ['What', 'Now'], rows))
  })
}
