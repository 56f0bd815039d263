import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { formatDayAndTime } from '#core/dates.ts'
import { readOnly } from '#db/queries/admin/acts.ts'
import { closeJob, keepJob } from '#db/queries/admin/job-acts.ts'
import { listReportedJobs, type ReportedJob } from '#db/queries/jobs/job-reports.ts'
import type { AdminScope } from './admin-route.ts'
import { actButton, backTo, table } from './layout.ts'

const Decision = z.object({ id: z.uuid(), act: z.enum(['close', 'keep']) })

/** `/admin/reports`: postings that visitors reported, to close, keep or correct. */
export function reportsPages({ owner, actorOf, page }: AdminScope): Hono {
  const app = new Hono()
  app.get('/admin/reports', async (c) => {
    const reported = await readOnly(owner, listReportedJobs)
    const rows = reported.map((job) => [
      html`<a href="/admin/postings/${job.id}">${job.title}</a> at ${job.company}<br /><span class="soft"
          >${job.source}</span
        >`,
      reasonsOf(job),
      formatDayAndTime(job.reported_at),
      decide(job),
    ])
    return page(
      c,
      'Reports',
      html`<p>Postings that visitors reported. Boards with reports are asked first in the next run.</p>
        ${table('Reported postings', ['Posting', 'Reports', 'Newest', 'Decide'], rows)}`,
    )
  })
  app.post('/admin/reports', async (c) => {
    const { data } = Decision.safeParse(await c.req.parseBody())
    if (!data) return backTo('/admin/reports', 'unknown')
    const outcome = await (data.act === 'close' ? closeJob : keepJob)(owner, actorOf(c), data.id)
    return backTo('/admin/reports', outcome)
  })
  return app
}

function reasonsOf({ closed, wrong, scam }: ReportedJob): string {
  const counts = Object.entries({ scam, closed, wrong }).filter(([, count]) => count > 0)
  return counts.map(([reason, count]) => `${reason} ${count}`).join(', ')
}

function decide({ id, title, company, source_url }: ReportedJob) {
  const about = `${title} at ${company}`
  return html`<form method="post" action="/admin/reports" class="acts">
      <input type="hidden" name="id" value="${id}" />
      ${actButton('close', 'Close', about, 'danger')} ${actButton('keep', 'Keep', about)}
    </form>
    <a href="/admin/postings/${id}#correct" aria-label="Correct: ${about}">Correct</a>
    ${source_url === null ? '' : html`<a href="${source_url}" rel="noreferrer" target="_blank">Careers page</a>`}`
}
