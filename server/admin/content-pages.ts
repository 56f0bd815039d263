import { createHash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { cellOf, fieldsOf } from '#content/cells.ts'
import { csvText } from '#core/csv.ts'
import { ImportFileError } from '#content/csv.ts'
import { decodeText } from '#content/decode-text.ts'
import { decideImport, DoubtfulFile, emptyFileProblem, NO_LINE_END, readSavedFile } from '#content/doubt.ts'
import { exportText } from '#content/export-text.ts'
import { withRefused, type ImportPlan } from '#content/import-plan.ts'
import { CONTENT_TABLES, contentTableNamed, type ContentTable } from '#core/content/tables.ts'
import { readOnly } from '#db/queries/admin/acts.ts'
import { listDeadLinks } from '#db/queries/content/content-links.ts'
import { changeContentTable, readContentTable } from '#db/queries/content/content-rows.ts'
import { PRIVATE_NO_STORE } from '#server/auth/private-responses.ts'
import type { AdminScope } from './admin-route.ts'
import { editForm, importForm, planView, refusedView, rowsView, tablesView } from './content-view.ts'
import { backTo, noticeBox } from './layout.ts'

const Form = z.object({
  step: z.enum(['show', 'apply', 'remove']).catch('show'),
  format: z.enum(['csv', 'json']).catch('csv'),
  replace: z.literal('1').optional().catch(undefined),
  force: z.literal('1').optional().catch(undefined),
  /** Of the plan that was shown: nothing else is saved. */
  plan: z.string().optional(),
  id: z.string().optional(),
})

/** What is asked for, and the file in it. */
type ImportRequest = z.output<typeof Form> & { bytes: Uint8Array }

/** `/admin/content`: the curated rows, to edit one, or to import a file after a dry run. */
export function contentPages({ owner, actorOf, page, now }: AdminScope): Hono {
  const app = new Hono()
  const unknown = (c: Context) =>
    page(c, 'No such table', html`<p><a href="/admin/content">All tables</a></p>`, 404)

  app.get('/admin/content', async (c) =>
    page(c, 'Content', tablesView(CONTENT_TABLES, await readOnly(owner, listDeadLinks))),
  )

  app.get('/admin/content/:table', async (c) => {
    const table = contentTableNamed(c.req.param('table'))
    if (!table) return unknown(c)
    const { rows } = await readOnly(owner, (db) => readContentTable(db, table))
    const format = c.req.query('export')
    if (format === 'csv' || format === 'json') {
      const text = exportText(
        table,
        rows.map(({ row }) => row),
        format,
      )
      const type = format === 'csv' ? 'text/csv' : 'application/json'
      return c.body(format === 'csv' ? `\uFEFF${text}` : text, 200, {
        ...PRIVATE_NO_STORE,
        'content-type': `${type}; charset=utf-8`,
        'content-disposition': `attachment; filename="${table.name}.${format}"`,
      })
    }
    const id = c.req.query('row')
    if (id === undefined) return page(c, titleOf(table), rowsView(table, rows, c.req.query('search') ?? ''))
    const found = rows.find((row) => row.id === id)
    if (id !== 'new' && !found) return backTo(`/admin/content/${table.name}`, 'unknown')
    const cells = Object.fromEntries(
      fieldsOf(table).map((field) => [field.name, cellOf(field, found?.row[field.name])]),
    )
    return page(
      c,
      found ? `Edit a row: ${titleOf(table)}` : `Add a row: ${titleOf(table)}`,
      editForm(table, cells, found),
    )
  })

  const refuse = (c: Context, table: ContentTable, text: string) =>
    page(c, titleOf(table), html`${noticeBox(text, true)} ${importForm(table)}`, 400)

  /** Shows what a file changes, or saves what was shown. */
  const importRows = async (c: Context, table: ContentTable, request: ImportRequest) => {
    const { format, bytes, step } = request
    const options = { replace: request.replace === '1', force: request.force === '1' }
    const file = await readSavedFile(bytes, format, table)
    const empty = emptyFileProblem(options, file)
    if (empty !== null) return refuse(c, table, empty)
    const decide = decideImport(table, file, options)
    const show = async (said: string | null) => {
      const plan = await readOnly(owner, async (db) => decide(await readContentTable(db, table)))
      const warning = said ?? (file.isEnded ? null : `In the file, ${NO_LINE_END}`)
      const shown = {
        table,
        file,
        plan,
        digest: digestOf(plan),
        format,
        text: decodeText(bytes),
        ...options,
      }
      const body = html`${warning === null ? '' : noticeBox(warning, true)} ${planView(shown)}`
      return page(c, `Import: ${titleOf(table)}`, body)
    }
    if (step !== 'apply') return show(null)
    const check: typeof decide = async (stored) => {
      const plan = await decide(stored)
      if (digestOf(plan) !== request.plan) throw new ChangedPlan()
      return plan
    }
    try {
      const done = await changeContentTable(owner, table, check, now(), actorOf(c))
      if (done.refused.length > 0)
        return page(c, `Import: ${titleOf(table)}`, refusedView(table, file, withRefused(done, done.refused)))
      const changes = done.inserts.length + done.updates.length + done.deletes.length
      return backTo(`/admin/content/${table.name}`, changes > 0 ? 'done' : 'unchanged')
    } catch (error) {
      if (!(error instanceof ChangedPlan)) throw error
      return show(
        'The table has changed since you looked. Nothing was saved. This is what the import would change now.',
      )
    }
  }

  app.post('/admin/content/:table', async (c) => {
    const table = contentTableNamed(c.req.param('table'))
    if (!table) return unknown(c)
    const body = await c.req.parseBody()
    const form = Form.parse(body)
    if (form.step === 'remove') {
      const decide = ({ rows }: { rows: { id: string }[] }) => ({
        inserts: [],
        updates: [],
        deletes: body.sure === '1' ? rows.flatMap(({ id }) => (id === form.id ? [id] : [])) : [],
      })
      const { deletes } = await changeContentTable(owner, table, decide, now(), actorOf(c))
      return backTo(`/admin/content/${table.name}`, deletes.length > 0 ? 'done' : 'unchanged')
    }
    try {
      return await importRows(c, table, { ...form, bytes: await bytesOf(table, body) })
    } catch (error) {
      if (error instanceof ImportFileError || error instanceof DoubtfulFile)
        return refuse(c, table, error.message)
      throw error
    }
  })
  return app
}

class ChangedPlan extends Error {}

/** The file that was sent or pasted, or the fields of one row as such a file. */
async function bytesOf(table: ContentTable, body: Record<string, unknown>): Promise<Uint8Array> {
  const { file, text } = body
  if (file instanceof File && file.size > 0) return new Uint8Array(await file.arrayBuffer())
  if (typeof text === 'string') return new TextEncoder().encode(text)
  const fields = fieldsOf(table).filter(({ name }) => typeof body[`field-${name}`] === 'string')
  const cells = fields.map(({ name }) => String(body[`field-${name}`]).replaceAll('\r\n', '\n'))
  return new TextEncoder().encode(csvText([fields.map(({ name }) => name), cells]))
}

function digestOf({ inserts, updates, deletes }: ImportPlan): string {
  return createHash('sha256')
    .update(JSON.stringify([inserts, updates, deletes]))
    .digest('base64url')
}

function titleOf({ name }: ContentTable): string {
  return name.replaceAll('-', ' ')
}
