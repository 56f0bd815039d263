import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { KNOWN_EMPLOYERS } from '#app/features/site/status/known-employers.server.ts'
import { boardTableText, parseBoard, settingCells, withSettings } from '#content/board-table.ts'
import { coverageTableText } from '#content/coverage-table.ts'
import { ImportFileError } from '#content/csv.ts'
import { readOnly } from '#db/queries/admin/acts.ts'
import { actOnBoard, BOARD_ACTS, BOARD_VIEWS, listBoardRows } from '#db/queries/admin/board-acts.ts'
import { changeBoardList, readListedBoards } from '#db/queries/boards/board-list.ts'
import { readCoverage } from '#db/queries/boards/coverage.ts'
import { PRIVATE_NO_STORE } from '#server/auth/private-responses.ts'
import type { AdminScope } from './admin-route.ts'
import { planBoardImport, type BoardImport, type CheckBoard } from '#content/board-import.ts'
import { addForm, boardTable, boardsFilter, importForm, importView, settingsForm } from './boards-view.ts'
import { coverageView } from './coverage-view.ts'
import { backTo, noticeBox, type Html } from './layout.ts'

const Query = z.object({
  view: z.enum(BOARD_VIEWS).catch('failing'),
  search: z.string().max(100).catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
const Act = z.object({ source: z.string().min(1).max(300), act: z.enum(BOARD_ACTS), back: z.string() })
const Addition = z.object({
  act: z.literal('add'),
  source: z.string().trim().max(2_000),
  company: z
    .string()
    .transform((text) => text.trim().replaceAll(/\s+/g, ' ') || undefined)
    .optional(),
})
/** The other fields are the cells of its settings. */
const Settings = z.object({ act: z.literal('settings'), source: z.string() }).catchall(z.string())
const Import = z.object({ step: z.enum(['show', 'apply']).catch('show'), plan: z.string().optional() })

/** `/admin/boards`: boards and their failures, to pause, resume or check; and the list of boards, to change it. */
export function boardsPages({ owner, now, actorOf, page, readSource }: AdminScope): Hono {
  const checkBoard: CheckBoard = async ({ source }, before) => before ?? readSource(source)
  const app = new Hono()
  app.get('/admin/boards', async (c) => {
    if (c.req.query('export') === 'csv') return exported(c)
    const query = Query.parse(c.req.query())
    const { rows, total, pages } = await readOnly(owner, (db) => listBoardRows(db, query))
    const address = (at: number) => `/admin/boards?${new URLSearchParams({ ...query, page: String(at) })}`
    return page(
      c,
      'Boards',
      html`${boardsFilter(query)}
        <p class="acts">
          <a href="/admin/boards/list">Add boards, import or export the list</a>
          <a href="/admin/boards/coverage">Which employers are read</a>
        </p>
        <p class="soft">${total} ${total === 1 ? 'board' : 'boards'}, page ${query.page} of ${pages}</p>
        ${boardTable(rows, address(query.page))}
        <p class="acts">
          ${query.page > 1 ? html`<a href="${address(query.page - 1)}">Previous page</a>` : ''}
          ${query.page < pages ? html`<a href="${address(query.page + 1)}">Next page</a>` : ''}
        </p>`,
    )
  })

  const csv = (c: Context, name: string, text: string) =>
    // The mark tells spreadsheets that it is UTF-8.
    c.body(`\uFEFF${text}`, 200, {
      ...PRIVATE_NO_STORE,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    })

  const exported = async (c: Context) =>
    csv(c, 'boards.csv', boardTableText(await readOnly(owner, readListedBoards)))

  app.get('/admin/boards/coverage', async (c) => {
    const employers = await readOnly(owner, (db) => readCoverage(db, KNOWN_EMPLOYERS, now()))
    if (c.req.query('export') === 'csv') return csv(c, 'coverage.csv', coverageTableText(employers))
    const at = Query.shape.page.parse(c.req.query('page'))
    return page(c, 'Which employers are read', coverageView(employers, at))
  })

  const listPage = (c: Context, said: Html | '' = '', status: 200 | 400 = 200) =>
    page(c, 'The list of boards', html`${said} ${addForm()} ${importForm()}`, status)

  app.get('/admin/boards/list', (c) => listPage(c))

  app.post('/admin/boards', async (c) => {
    const body = await c.req.parseBody()
    const addition = Addition.safeParse(body)
    if (addition.success) return add(c, addition.data)
    const settings = Settings.safeParse(body)
    if (settings.success) return change(c, settings.data)
    const { data } = Act.safeParse(body)
    if (!data) return backTo('/admin/boards', 'unknown')
    const back = /^\/admin\/boards(\?|$)/.test(data.back) ? data.back : '/admin/boards'
    return backTo(back, await actOnBoard(owner, actorOf(c), data.source, data.act))
  })

  const add = async (c: Context, { source: typed, company }: z.output<typeof Addition>) => {
    const wrong = (text: string) => listPage(c, noticeBox(text, true), 400)
    const read = await readSource(typed)
    if ('problem' in read) return wrong(read.problem)
    const parsed = parseBoard({ source: read.source, company })
    if ('problems' in parsed) return wrong(sentenceOf(parsed.problems))
    let isListed = false
    const [refused] = await changeBoardList(owner, actorOf(c), (list) => {
      isListed = list.some(({ source }) => source.toLowerCase() === read.source.toLowerCase())
      return isListed ? {} : { put: [parsed.entry] }
    })
    if (refused) return wrong(`The database refused it: ${refused.reason}`)
    if (isListed) return wrong(`${read.source} is on the list already.`)
    return backTo(`/admin/boards?${new URLSearchParams({ view: 'all', search: read.source })}`, 'done')
  }

  const settingsPage = (
    c: Context,
    source: string,
    cells: ReturnType<typeof settingCells>,
    wrong: string | null = null,
  ) =>
    page(
      c,
      `Settings of ${source}`,
      html`${wrong === null ? '' : noticeBox(wrong, true)} ${settingsForm(source, cells)}`,
      wrong === null ? 200 : 400,
    )

  app.get('/admin/boards/settings', async (c) => {
    const list = await readOnly(owner, readListedBoards)
    const entry = list.find(({ source }) => source === c.req.query('source'))
    if (!entry) return backTo('/admin/boards', 'unknown')
    return settingsPage(c, entry.source, settingCells(entry))
  })

  const change = async (c: Context, { source, ...cells }: z.output<typeof Settings>) => {
    let changed: ReturnType<typeof parseBoard> | undefined
    let names: string[] = []
    const [refused] = await changeBoardList(owner, actorOf(c), (list) => {
      const entry = list.find((one) => one.source === source)
      names = entry ? settingCells(entry).map(({ name }) => name) : []
      changed = entry && withSettings(entry, cells)
      return changed && 'entry' in changed ? { put: [changed.entry] } : {}
    })
    if (!changed) return backTo('/admin/boards', 'unknown')
    const wrong =
      'problems' in changed
        ? sentenceOf(changed.problems)
        : refused && `The database refused it: ${refused.reason}`
    if (wrong) {
      const typed = names.map((name) => ({ name, cell: cells[name] ?? '' }))
      return settingsPage(c, source, typed, wrong)
    }
    return backTo(`/admin/boards?${new URLSearchParams({ view: 'all', search: source })}`, 'done')
  }

  /** Shows what a file changes, or saves what was shown. */
  app.post('/admin/boards/import', async (c) => {
    const body = await c.req.parseBody()
    const { step, plan: shownBefore } = Import.parse(body)
    const bytes =
      body.file instanceof File
        ? new Uint8Array(await body.file.arrayBuffer())
        : new TextEncoder().encode(typeof body.text === 'string' ? body.text : '')
    const show = (plan: BoardImport, said: Html | '' = '') =>
      page(c, 'Import: boards', html`${said} ${importView(plan, bytes)}`)
    try {
      if (step === 'show')
        return await show(await planBoardImport(bytes, await readOnly(owner, readListedBoards), checkBoard))
      let plan: BoardImport | undefined
      const refused = await changeBoardList(owner, actorOf(c), async (list) => {
        plan = await planBoardImport(bytes, list, checkBoard)
        return plan.digest === shownBefore ? { put: plan.put.map(({ entry }) => entry) } : {}
      })
      if (plan && plan.digest !== shownBefore)
        return await show(
          plan,
          noticeBox(
            'The list has changed since you looked. Nothing was saved. This is what the import would change now.',
            true,
          ),
        )
      if (plan && refused.length > 0)
        return page(c, 'Import: boards', importView(plan.without(refused), null))
      return backTo('/admin/boards?view=all', plan && plan.put.length > 0 ? 'done' : 'unchanged')
    } catch (error) {
      if (error instanceof ImportFileError)
        return listPage(c, noticeBox(`The file: ${error.message}`, true), 400)
      throw error
    }
  })
  return app
}

function sentenceOf(problems: { field: string | null; message: string }[]): string {
  return problems.map(({ field, message }) => `${field}: ${message}`).join('; ')
}
