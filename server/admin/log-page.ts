import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { formatDayAndTime } from '#core/dates.ts'
import { listActs, readOnly, type LoggedAct } from '#db/queries/admin/acts.ts'
import type { AdminScope } from './admin-route.ts'
import { table } from './layout.ts'

const PAGE = 50
const Query = z.object({
  before: z.coerce.number().int().positive().optional().catch(undefined),
  on: z.string().min(1).max(500).optional().catch(undefined),
})

/** `/admin/log`: what operators did, newest first. */
export function logPage({ owner, page }: AdminScope): Hono {
  return new Hono().get('/admin/log', async (c) => {
    const { before, on } = Query.parse(c.req.query())
    const acts = await readOnly(owner, (db) =>
      listActs(db, { beforeId: before, subject: on, limit: PAGE + 1 }),
    )
    const shown = acts.slice(0, PAGE)
    const last = shown.at(-1)
    const older = new URLSearchParams({ ...(on !== undefined && { on }), before: String(last?.id ?? '') })
    return page(
      c,
      on === undefined ? 'Log' : `Log of ${on}`,
      html`${table(
        'What operators did',
        ['When (India)', 'Who', 'What', 'Before and after'],
        shown.map((act) => [
          formatDayAndTime(act.at),
          html`${act.actor}<br /><span class="soft">${act.via === 'web' ? 'here' : 'by command'}</span>`,
          html`${act.act}<br /><a href="/admin/log?${new URLSearchParams({ on: act.subject }).toString()}"
              >${act.subject}</a
            >`,
          changes(act),
        ]),
      )}
      ${acts.length > PAGE ? html`<p><a href="/admin/log?${older.toString()}">Older</a></p>` : ''}`,
    )
  })
}

function changes({ before, after }: LoggedAct) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return html`<details>
    <summary>${names.length} ${names.length === 1 ? 'value' : 'values'}</summary>
    <dl>
      ${names.map(
        (name) =>
          html`<dt>${name}</dt>
            <dd>${text(before[name]) ?? 'nothing'}${name in after ? ` → ${text(after[name])}` : ''}</dd>`,
      )}
    </dl>
  </details>`
}
