import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { formatDayAndTime } from '#core/dates.ts'
import { readOnly } from '#db/queries/admin/acts.ts'
import { deleteMessageAs } from '#db/queries/admin/message-acts.ts'
import { listMessages } from '#db/queries/messages/messages.ts'
import type { AdminScope } from './admin-route.ts'
import { actButton, backTo, table } from './layout.ts'

const Deletion = z.object({ id: z.uuid(), act: z.literal('delete') })

/** `/admin/messages`: messages of the contact form that were not mailed. The log holds nothing of their text. */
export function messagesPage({ owner, actorOf, page }: AdminScope): Hono {
  const app = new Hono()
  app.get('/admin/messages', async (c) => {
    const messages = await readOnly(owner, listMessages)
    const rows = messages.map(({ id, created_at, reply_to, body }) => [
      formatDayAndTime(created_at),
      reply_to === null ? 'no address given' : html`<a href="mailto:${reply_to}">${reply_to}</a>`,
      html`<pre>${body}</pre>`,
      html`<form method="post" action="/admin/messages">
        <input type="hidden" name="id" value="${id}" />
        ${actButton('delete', 'Delete', `message of ${formatDayAndTime(created_at)}`, 'danger')}
      </form>`,
    ])
    return page(
      c,
      'Messages',
      html`<p>Messages of the contact form that could not be mailed, or were not to be.</p>
        ${table('Messages', ['When (India)', 'Answer to', 'Message', 'Change'], rows)}`,
    )
  })
  app.post('/admin/messages', async (c) => {
    const { data } = Deletion.safeParse(await c.req.parseBody())
    if (!data) return backTo('/admin/messages', 'unknown')
    const done = await deleteMessageAs(owner, actorOf(c), data.id)
    return backTo('/admin/messages', done ? 'done' : 'unknown')
  })
  return app
}
