import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { contradiction, correctionOfTexts } from '#core/correction.ts'
import { formatDayAndTime } from '#core/dates.ts'
import { postingPath } from '#core/posting-address.ts'
import { readOnly } from '#db/queries/admin/acts.ts'
import {
  findNamedPosting,
  findPostings,
  readPosting,
  type AdminPosting,
  type AdminPostingDetail,
} from '#db/queries/admin/find-postings.ts'
import {
  closeJob,
  correctJob,
  featureJob,
  keepJob,
  reopenJob,
  uncorrectJob,
  type JobActOutcome,
} from '#db/queries/admin/job-acts.ts'
import type { AdminScope } from './admin-route.ts'
import { correctionForm } from './correction-form.ts'
import { actButton, backTo, noticeBox, table, type Html } from './layout.ts'

const ACTS = ['feature', 'unfeature', 'close', 'reopen', 'keep', 'uncorrect'] as const
const Act = z.object({ id: z.uuid(), act: z.enum(ACTS) })

/** `/admin/postings`: to find, feature, close and correct a posting. */
export function postingsPages({ owner, actorOf, page }: AdminScope): Hono {
  const app = new Hono()
  const one = async (
    c: Context,
    id: string,
    problem: string | null = null,
    typed?: Record<string, unknown>,
  ) => {
    const posting = await readOnly(owner, (db) => readPosting(db, id))
    if (!posting)
      return page(c, 'No such posting', html`<p><a href="/admin/postings">Find a posting</a></p>`, 404)
    const body = html`${problem === null ? '' : noticeBox(problem, true)} ${postingBody(posting, typed)}`
    return page(c, `${posting.title} at ${posting.company}`, body, problem === null ? 200 : 400)
  }

  app.get('/admin/postings', async (c) => {
    const search = (c.req.query('search') ?? '').slice(0, 200)
    const named = await readOnly(owner, (db) => findNamedPosting(db, search))
    if (named !== null) return c.redirect(`/admin/postings/${named}`, 303)
    const found = await readOnly(owner, (db) => findPostings(db, search))
    return page(
      c,
      'Postings',
      html`<form class="search" action="/admin/postings">
          <label
            >Words of title and company, an id, or a page’s address
            <input name="search" size="40" value="${search}"
          /></label>
          <button>Find</button>
        </form>
        <h2>${search.trim() === '' ? 'Featured now' : 'Found'}</h2>
        ${table(
          'Postings',
          ['Posting', 'State', 'Posted', 'Change'],
          found.map((posting) => [
            html`<a href="/admin/postings/${posting.id}">${posting.title}</a> at ${posting.company}<br /><span
                class="soft"
                >${posting.location}</span
              >`,
            stateOf(posting),
            formatDayAndTime(posting.posted_at),
            acts(posting),
          ]),
        )}`,
    )
  })
  app.get('/admin/postings/:id', (c) => one(c, c.req.param('id')))
  app.post('/admin/postings', async (c) => {
    const { data } = Act.safeParse(await c.req.parseBody())
    if (!data) return backTo('/admin/postings', 'unknown')
    const { id, act } = data
    const actor = actorOf(c)
    const done: Record<(typeof ACTS)[number], () => Promise<JobActOutcome>> = {
      feature: () => featureJob(owner, actor, id, true),
      unfeature: () => featureJob(owner, actor, id, false),
      close: () => closeJob(owner, actor, id),
      reopen: () => reopenJob(owner, actor, id),
      keep: () => keepJob(owner, actor, id),
      uncorrect: () => uncorrectJob(owner, actor, id),
    }
    return backTo(`/admin/postings/${id}`, await done[act]())
  })
  app.post('/admin/postings/:id', async (c) => {
    const id = c.req.param('id')
    const typed = await c.req.parseBody()
    const { data, error } = correctionOfTexts(typed)
    if (!data) return one(c, id, z.prettifyError(error), typed)
    const posting = z.uuid().safeParse(id).success ? await readPosting(owner, id) : null
    if (!posting) return one(c, id)
    const wrong = contradiction(data, posting)
    if (wrong !== null) return one(c, id, wrong, typed)
    return backTo(`/admin/postings/${id}`, await correctJob(owner, actorOf(c), id, data))
  })
  return app
}

function stateOf({
  is_active,
  is_featured,
  is_sample,
  closed_at,
  close_reason,
  duplicate_of,
}: AdminPosting): string {
  if (is_sample) return 'sample'
  if (closed_at) return `closed: ${close_reason}`
  if (duplicate_of) return 'not shown: a copy of another posting'
  if (!is_active) return 'not shown'
  return is_featured ? 'open, featured' : 'open'
}

function acts(posting: AdminPosting): Html | '' {
  const { id, title, company, is_active, is_featured, is_sample, close_reason } = posting
  const about = `${title} at ${company}`
  if (is_sample) return ''
  return html`<form method="post" action="/admin/postings" class="acts">
    <input type="hidden" name="id" value="${id}" />
    ${is_featured ? actButton('unfeature', 'Unfeature', about) : ''}
    ${is_active && !is_featured ? actButton('feature', 'Feature', about) : ''}
    ${
      close_reason === 'by hand'
        ? actButton('reopen', 'Reopen', about)
        : actButton('close', 'Close', about, 'danger')
    }
  </form>`
}

function postingBody(posting: AdminPostingDetail, typed: Record<string, unknown> | undefined): Html {
  const { id, reports, corrected, source, source_url, first_seen_at, last_seen_at } = posting
  const time = (date: Date | null) => (date ? formatDayAndTime(date) : 'never')
  const reasons = Map.groupBy(reports, ({ reason }) => reason)
  return html`${table(
      'The posting',
      ['What', 'Now'],
      [
        ['State', stateOf(posting)],
        ['Board', source],
        ['First seen (India)', time(first_seen_at)],
        ['Last seen (India)', time(last_seen_at)],
        ['Reports', [...reasons].map(([reason, all]) => `${reason} ${all.length}`).join(', ') || 'none'],
        ['Corrected', corrected ? Object.keys(corrected).join(', ') : 'nothing'],
      ],
    )}
    <p class="acts">
      <a href="${postingPath(posting)}">Its page</a>
      ${source_url === null ? '' : html`<a href="${source_url}" rel="noreferrer">Careers page</a>`}
      <a href="/admin/log?on=${id}">Its log</a>
    </p>
    ${acts(posting)}
    <form method="post" action="/admin/postings" class="acts">
      <input type="hidden" name="id" value="${id}" />
      ${reports.length > 0 ? actButton('keep', 'Keep: the reports are handled', posting.title) : ''}
      ${corrected ? actButton('uncorrect', 'Drop the correction', posting.title) : ''}
    </form>
    ${posting.is_sample ? '' : correctionForm(posting, typed)}`
}
