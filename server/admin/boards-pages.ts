import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { formatDayAndTime } from '#core/dates.ts'
import { readOnly } from '#db/queries/admin/acts.ts'
import {
  actOnBoard,
  BOARD_ACTS,
  BOARD_VIEWS,
  listBoardRows,
  type BoardRow,
} from '#db/queries/admin/board-acts.ts'
import type { AdminScope } from './admin-route.ts'
import { actButton, backTo, table } from './layout.ts'

const Query = z.object({
  view: z.enum(BOARD_VIEWS).catch('failing'),
  search: z.string().max(100).catch(''),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
})
const Act = z.object({ source: z.string().min(1).max(300), act: z.enum(BOARD_ACTS), back: z.string() })

const VIEW_NAMES = { failing: 'that failed at the last try', paused: 'paused here', all: 'all' } as const

/** `/admin/boards`: boards and their failures, to pause, resume or check. */
export function boardsPages({ owner, actorOf, page }: AdminScope): Hono {
  const app = new Hono()
  app.get('/admin/boards', async (c) => {
    const query = Query.parse(c.req.query())
    const { rows, total, pages } = await readOnly(owner, (db) => listBoardRows(db, query))
    const address = (at: number) => `/admin/boards?${new URLSearchParams({ ...query, page: String(at) })}`
    const back = address(query.page)
    return page(
      c,
      'Boards',
      html`<form class="search" action="/admin/boards">
          <label
            >Boards
            <select name="view">
              ${BOARD_VIEWS.map(
                (view) =>
                  html`<option value="${view}" ${view === query.view ? 'selected' : ''}>
                    ${VIEW_NAMES[view]}
                  </option>`,
              )}
            </select></label
          >
          <label>Name or source <input name="search" value="${query.search}" /></label>
          <button>Show</button>
        </form>
        <p class="soft">${total} ${total === 1 ? 'board' : 'boards'}, page ${query.page} of ${pages}</p>
        ${table(
          'Boards',
          ['Board', 'State', 'Last run', 'Kept', 'Change'],
          rows.map((row) => [
            html`${row.source}<br /><span class="soft">${row.company ?? ''}</span>`,
            html`${row.paused_at ? 'paused' : row.state}<br /><span class="soft">${row.tier}</span>`,
            lastRun(row),
            row.kept ?? 0,
            acts(row, back),
          ]),
        )}
        <p class="acts">
          ${query.page > 1 ? html`<a href="${address(query.page - 1)}">Previous page</a>` : ''}
          ${query.page < pages ? html`<a href="${address(query.page + 1)}">Next page</a>` : ''}
        </p>`,
    )
  })
  app.post('/admin/boards', async (c) => {
    const { data } = Act.safeParse(await c.req.parseBody())
    if (!data) return backTo('/admin/boards', 'unknown')
    const back = /^\/admin\/boards(\?|$)/.test(data.back) ? data.back : '/admin/boards'
    return backTo(back, await actOnBoard(owner, actorOf(c), data.source, data.act))
  })
  return app
}

function lastRun({ last_run_at, last_outcome, last_error, failures, retry_at, asked_at }: BoardRow) {
  const lines = [
    last_run_at ? `${last_outcome ?? ''}, ${formatDayAndTime(last_run_at)}` : 'never asked',
    ...(failures > 0 ? [`failed ${failures} ${failures === 1 ? 'time' : 'times'} in a row`] : []),
    ...(last_error === null ? [] : [last_error]),
    ...(retry_at ? [`next try after ${formatDayAndTime(retry_at)}`] : []),
    ...(asked_at ? ['asked for: the next run or worker takes it'] : []),
  ]
  return html`${lines.map((line) => html`${line}<br />`)}`
}

function acts({ source, paused_at }: BoardRow, back: string) {
  return html`<form method="post" action="/admin/boards" class="acts">
    <input type="hidden" name="source" value="${source}" />
    <input type="hidden" name="back" value="${back}" />
    ${paused_at ? actButton('resume', 'Resume', source) : actButton('pause', 'Pause', source)}
    ${paused_at ? '' : actButton('check', 'Check', source)}
  </form>`
}
