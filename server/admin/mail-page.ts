import { counted } from '#core/count.ts'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { readOnly } from '#db/queries/admin/acts.ts'
import { countAlerts } from '#db/queries/newsletter/alert-mails.ts'
import { countDeliveries } from '#db/queries/newsletter/deliveries.ts'
import { listIssues } from '#db/queries/newsletter/issues.ts'
import { countSubscribers } from '#db/queries/newsletter/subscribers.ts'
import type { AdminScope } from './admin-route.ts'
import { table } from './layout.ts'

const ISSUES = 8

/** `/admin/mail`: how many get the newsletter and job alerts, and how the last issues went. No address is shown. */
export function mailPage({ owner, page }: AdminScope): Hono {
  return new Hono().get('/admin/mail', async (c) => {
    const { readers, alerts, issues } = await readOnly(owner, async (db) => {
      const issues = []
      for (const { id } of await listIssues(db, ISSUES))
        issues.push({ id, ...(await countDeliveries(db, id)) })
      return { readers: await countSubscribers(db), alerts: await countAlerts(db), issues }
    })
    return page(
      c,
      'Mail',
      html`<h2>Readers</h2>
        ${table(
          'Readers',
          ['What', 'Confirmed', 'Not confirmed yet', 'Wait for the confirmation mail'],
          [
            ['Newsletter', readers.confirmed, readers.asked, readers.waiting],
            [`Job alerts of ${counted(alerts.readers, 'reader')}`, alerts.alerts, alerts.asked, ''],
          ],
        )}
        <h2>Last issues</h2>
        ${table(
          'Last issues',
          ['Week', 'Sent', 'Rejected', 'In doubt'],
          issues.map(({ id, sent, failed, in_doubt }) => [id, sent, failed, in_doubt]),
        )}
        <p class="soft">npm run newsletter sends an issue and erases an address.</p>`,
    )
  })
}
