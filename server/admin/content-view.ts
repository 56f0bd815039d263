import { cutText } from '#core/cut-text.ts'
import { html } from 'hono/html'
import { cellOf, fieldsOf } from '#content/cells.ts'
import type { ReadFile } from '#content/doubt.ts'
import type { FileFormat } from '#content/import-file.ts'
import type { FieldChange, ImportPlan, Verdict } from '#content/import-plan.ts'
import { keyText } from '#content/row-key.ts'
import { counted } from '#core/count.ts'
import type { StoredRow } from '#core/content/changes.ts'
import { formatDayAndTime } from '#core/dates.ts'
import type { DeadLink } from '#db/queries/content/content-links.ts'
import type { ContentTable } from '#core/content/tables.ts'
import { noticeBox, table as tableView, type Html } from './layout.ts'

const MAX_ROWS = 200
const MAX_SHOWN_LENGTH = 120

/** The list of tables, and the links of their rows that stopped working. */
export function tablesView(tables: readonly ContentTable[], dead: readonly DeadLink[]): Html {
  return html`${tableView(
      'Tables',
      ['Table', 'In the database'],
      tables.map(({ name, table }) => [html`<a href="/admin/content/${name}">${name}</a>`, table]),
    )}
    <h2 id="dead">Links that stopped working</h2>
    <p>Their rows have no button until a row has a new link, or a later check finds the page again.</p>
    ${tableView(
      'Dead links',
      ['Row', 'Link', 'Since (India)', 'Why'],
      dead.map(({ rows, link, dead_since, detail }) => [
        rows.join('; '),
        html`<a href="${link}" rel="noreferrer">${link}</a>`,
        formatDayAndTime(dead_since),
        detail,
      ]),
    )}`
}

/** The rows of a table whose cells contain a text, and the form to import a file. */
export function rowsView(table: ContentTable, rows: readonly StoredRow[], search: string): Html {
  const wanted = search.trim().toLowerCase()
  const found = rows.filter(({ row }) => JSON.stringify(row).toLowerCase().includes(wanted))
  return html`<form class="search" action="/admin/content/${table.name}">
      <label>Contains <input name="search" value="${search}" /></label> <button>Find</button>
    </form>
    <p class="acts">
      <a href="/admin/content/${table.name}?row=new">Add a row</a>
      <a href="/admin/content/${table.name}?export=csv">Export as CSV</a>
      <a href="/admin/content/${table.name}?export=json">Export as JSON</a>
      <a href="/admin/log?on=${table.table}">Its log</a>
    </p>
    <p class="soft">
      ${found.length} of
      ${counted(rows.length, 'row')}${found.length > MAX_ROWS ? `, the first ${MAX_ROWS} shown` : ''}
    </p>
    ${tableView(
      'Rows',
      ['Row', 'Change'],
      found
        .slice(0, MAX_ROWS)
        .map(({ id, row }) => [
          keyText(row, table.key) ?? id,
          html`<a
            href="/admin/content/${table.name}?row=${id}"
            aria-label="Edit ${keyText(row, table.key) ?? id}"
            >Edit</a
          >`,
        ]),
    )}
    ${importForm(table)}`
}

/** Takes a file, and leads to its dry run. */
export function importForm(table: ContentTable): Html {
  return html`<h2>Import a file</h2>
    <p>CSV or JSON, as an export. Nothing is saved before you have seen what changes.</p>
    <form method="post" action="/admin/content/${table.name}" enctype="multipart/form-data" class="fields">
      <label>File <input type="file" name="file" accept=".csv,.txt,.json" required /></label>
      <label
        >Format
        <select name="format">
          <option value="csv">CSV</option>
          <option value="json">JSON</option>
        </select></label
      >
      <label class="check"
        ><input type="checkbox" name="replace" value="1" />Remove the rows that are not in the file</label
      >
      <label class="check"
        ><input type="checkbox" name="force" value="1" />Even if that is more than half of them</label
      >
      <div><button name="step" value="show" class="main">Show what would change</button></div>
    </form>`
}

/** The fields of one row, as cells of a file. */
export function editForm(
  table: ContentTable,
  cells: Record<string, string>,
  stored: StoredRow | undefined,
): Html {
  const { name, key } = table
  const control = (field: string) => {
    const text = cells[field] ?? ''
    return text.length > 60 || text.includes('\n')
      ? html`<textarea name="field-${field}" rows="4">${text}</textarea>`
      : html`<input name="field-${field}" value="${text}" />`
  }
  return html`<p>
      Cells are written as in a CSV file. ${key.join(' and ')} ${key.length > 1 ? 'identify' : 'identifies'}
      the row: with another key it becomes a new row, and the old one stays.
    </p>
    <form method="post" action="/admin/content/${name}" class="fields">
      ${fieldsOf(table).map((field) => html`<label>${field.name} ${control(field.name)}</label>`)}
      <div><button name="step" value="show" class="main">Show what would change</button></div>
    </form>
    ${stored ? removeForm(name, stored) : ''}`
}

function removeForm(name: string, { id, dependents }: StoredRow): Html {
  const also = dependents > 0 ? `, and ${dependents} more that refer to it` : ''
  return html`<h2>Remove</h2>
    <form method="post" action="/admin/content/${name}" class="fields">
      <input type="hidden" name="id" value="${id}" />
      <label class="check"
        ><input type="checkbox" name="sure" value="1" required />Remove this row${also}</label
      >
      <div><button name="step" value="remove" class="danger">Remove</button></div>
    </form>`
}

export interface ShownPlan {
  table: ContentTable
  file: ReadFile
  plan: ImportPlan
  digest: string
  format: FileFormat
  text: string
  replace: boolean
  force: boolean
}

/** The dry run: row by row what the import does, and the button that does it. */
export function planView({ table, file, plan, digest, format, text, replace, force }: ShownPlan): Html {
  const { inserts, updates, deletes, removed, removalPutOff } = plan
  const changes = inserts.length + updates.length + deletes.length
  const wrong = plan.rows.filter(({ verdict }) => verdict.state === 'wrong').length
  const unchanged = plan.rows.length - wrong - inserts.length - updates.length
  const flag = (name: string, on: boolean) =>
    on ? html`<input type="hidden" name="${name}" value="1" />` : ''
  return html`<p>
      ${file.rows.length} ${file.rows.length === 1 ? 'row' : 'rows'}: ${inserts.length} new, ${updates.length}
      changed, ${unchanged} unchanged, ${wrong} wrong, ${removed.length} removed.
      ${plan.unread > 0 ? unreadNote(plan.unread, wrong) : ''}
      ${file.absent.length > 0 ? `Not in the file, so not changed: ${file.absent.join(', ')}.` : ''}
      ${wrong > 0 ? 'Wrong rows are skipped.' : ''}
      ${removalPutOff ? 'Nothing is removed while a row is wrong, because that row may have to stay.' : ''}
    </p>
    ${planTable(table, file, plan, 'What would change')}
    ${
      changes === 0
        ? html`<p>Nothing to save.</p>`
        : html`<form method="post" action="/admin/content/${table.name}" enctype="multipart/form-data">
            <textarea name="text" hidden>${`\n${text}`}</textarea>
            <input type="hidden" name="format" value="${format}" />
            <input type="hidden" name="plan" value="${digest}" />
            ${flag('replace', replace)} ${flag('force', force)}
            <button name="step" value="apply" class="main">
              Save ${changes} ${changes === 1 ? 'row' : 'rows'}
            </button>
          </form>`
    }
    <p><a href="/admin/content/${table.name}">Back to the table</a></p>`
}

/** What became of an import of which the database refused rows. */
export function refusedView(table: ContentTable, file: ReadFile, plan: ImportPlan): Html {
  const saved = plan.inserts.length + plan.updates.length + plan.deletes.length
  const wrong = plan.rows.filter(({ verdict }) => verdict.state === 'wrong')
  return html`${noticeBox(
      `${saved} saved, ${wrong.length} wrong and left out. What was saved is in the log.`,
      true,
    )}
    ${planTable(table, file, { rows: wrong, removed: [] }, 'Left out')}
    <p><a href="/admin/content/${table.name}">Back to the table</a></p>`
}

/** Rows that do not stay as they are: all wrong ones, and the first of the others. */
function planTable(
  table: ContentTable,
  { unit }: ReadFile,
  { rows, removed }: Pick<ImportPlan, 'rows' | 'removed'>,
  caption: string,
): Html {
  const told = rows.filter(({ verdict }) => verdict.state !== 'unchanged')
  const others = told.filter(({ verdict }) => verdict.state !== 'wrong')
  const left = new Set(others.slice(MAX_ROWS))
  const more = left.size + Math.max(0, removed.length - MAX_ROWS)
  return html`${tableView(
    caption,
    [unit === 'line' ? 'Line' : 'Row', 'Verdict', 'Key', 'Details'],
    [
      ...told
        .filter((row) => !left.has(row))
        .map(({ at, key, verdict }) => [
          at,
          verdict.state,
          key === null ? 'without its key' : shortened(key),
          details(verdict),
        ]),
      ...removed
        .slice(0, MAX_ROWS)
        .map(({ row, dependents }) => [
          '',
          'removed',
          keyText(row, table.key) ?? '',
          dependents > 0
            ? `with ${counted(dependents, 'row')} that ${dependents > 1 ? 'refer' : 'refers'} to it`
            : '',
        ]),
    ],
  )}
  ${more > 0 ? html`<p class="soft">And ${more} more new, changed or removed rows.</p>` : ''}`
}

/** What is said if so many rows are wrong that the others were not looked at. */
function unreadNote(unread: number, wrong: number): string {
  const more = `${unread} more ${unread === 1 ? 'row was' : 'rows were'}`
  return `${more} not looked at after ${wrong} wrong ones. Correct these, and import the file again.`
}

function details(verdict: Verdict): Html | string {
  if (verdict.state === 'changed')
    return html`${verdict.changes.map((change) => html`${changeText(change)}<br />`)}`
  if (verdict.state !== 'wrong') return ''
  return html`${verdict.problems.map(
    ({ field, message }) => html`${field === null ? message : `${field}: ${message}`}<br />`,
  )}`
}

function changeText({ field, from, to }: FieldChange): string {
  return `${field.name}: ${shown(cellOf(field, from))} → ${shown(cellOf(field, to))}`
}

function shown(cell: string): string {
  return cell === '' ? 'nothing' : `“${shortened(cell)}”`
}

function shortened(text: string): string {
  return text.length > MAX_SHOWN_LENGTH ? `${cutText(text, MAX_SHOWN_LENGTH)}…` : text
}
