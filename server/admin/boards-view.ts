import { html } from 'hono/html'
import { decodeText } from '#content/decode-text.ts'
import { MOST_WRONG } from '#content/csv.ts'
import { formatDayAndTime } from '#core/dates.ts'
import { BOARD_VIEWS, type BoardRow, type BoardView } from '#db/queries/admin/board-acts.ts'
import type { BoardImport } from '#content/board-import.ts'
import { actButton, noticeBox, table, type Html } from './layout.ts'

const VIEW_NAMES = { failing: 'that failed at the last try', paused: 'paused here', all: 'all' } as const

/** So many new and changed boards of an import are shown one by one. */
const MOST_SHOWN = 200

export function boardsFilter({ view, search }: { view: BoardView; search: string }): Html {
  return html`<form class="search" action="/admin/boards">
    <label
      >Boards
      <select name="view">
        ${BOARD_VIEWS.map(
          (one) => html`<option value="${one}" ${one === view ? 'selected' : ''}>${VIEW_NAMES[one]}</option>`,
        )}
      </select></label
    >
    <label>Name or source <input name="search" value="${search}" /></label>
    <button>Show</button>
  </form>`
}

/** @param back The page to return to after an act. */
export function boardTable(rows: readonly BoardRow[], back: string): Html {
  return table(
    'Boards',
    ['Board', 'State', 'Last run', 'Kept', 'Change'],
    rows.map((row) => [
      html`${row.source}<br /><span class="soft">${row.company ?? ''}</span>`,
      html`${row.paused_at ? 'paused' : row.state}<br /><span class="soft">${row.tier}</span>`,
      lastRun(row),
      row.kept ?? 0,
      acts(row, back),
    ]),
  )
}

function lastRun(row: BoardRow) {
  const { last_run_at, last_outcome, last_error, failures, retry_at, asked_at, from_file } = row
  const lines = [
    last_run_at ? `${last_outcome ?? ''}, ${formatDayAndTime(last_run_at)}` : 'never asked',
    ...(from_file ? ['read from a saved file'] : []),
    ...(failures > 0 ? [`failed ${failures} ${failures === 1 ? 'time' : 'times'} in a row`] : []),
    ...(last_error === null ? [] : [last_error]),
    ...(retry_at ? [`next try after ${formatDayAndTime(retry_at)}`] : []),
    ...(asked_at ? ['asked for: the next run or worker takes it'] : []),
  ]
  return html`${lines.map((line) => html`${line}<br />`)}`
}

function acts({ source, paused_at, is_listed }: BoardRow, back: string) {
  return html`<form method="post" action="/admin/boards" class="acts">
    <input type="hidden" name="source" value="${source}" />
    <input type="hidden" name="back" value="${back}" />
    ${paused_at ? actButton('resume', 'Resume', source) : actButton('pause', 'Pause', source)}
    ${paused_at ? '' : actButton('check', 'Check', source)}
    ${is_listed ? actButton('remove', 'Remove', source, 'danger') : ''}
    ${
      is_listed
        ? html`<a
            href="/admin/boards/settings?${new URLSearchParams({ source }).toString()}"
            aria-label="Settings of ${source}"
            >Settings</a
          >`
        : ''
    }
  </form>`
}

export function addForm(): Html {
  return html`<h2>Add a board</h2>
    <p>
      The next run or worker asks it, and finds out whether it has IT jobs in India. To check it first, use
      <code>npm run boards -- add</code>, which also finds the board of any careers page.
    </p>
    <form method="post" action="/admin/boards" class="fields">
      <label
        >Source, such as lever:acme, or the address of its board
        <input name="source" required maxlength="2000" autocomplete="off"
      /></label>
      <label>Company, if the board does not name it <input name="company" maxlength="120" /></label>
      <div><button name="act" value="add" class="main">Add</button></div>
    </form>`
}

/** What each setting says, by the name of its column in a file of boards. */
const SETTING_WORDS: Record<string, string> = {
  company: 'Company, for visitors',
  base_url: "Address of the board, if it is not at its vendor's",
  pages: 'Addresses of postings, for pages that no sitemap lists',
  sitemap: 'Address of the sitemap of its postings, if robots.txt does not name it',
  match: 'What the addresses of its postings match, as a regular expression',
  country_in_url: '“yes” if the addresses name the country, or what those in India match',
  note: 'Note',
}

/** @param cells As they are in a file of boards. */
export function settingsForm(source: string, cells: readonly { name: string; cell: string }[]): Html {
  return html`<p>
      As in a file of boards, with the same checks. Several addresses have <code>;</code> between them.
    </p>
    <form method="post" action="/admin/boards" class="fields">
      <input type="hidden" name="source" value="${source}" />
      ${cells.map(
        ({ name, cell }) =>
          html`<label
            >${SETTING_WORDS[name] ?? name} <input name="${name}" value="${cell}" autocomplete="off"
          /></label>`,
      )}
      <div><button name="act" value="settings" class="main">Save</button></div>
    </form>
    <p><a href="/admin/boards?view=all&amp;search=${encodeURIComponent(source)}">Back to the board</a></p>`
}

export function importForm(): Html {
  return html`<h2>Import a file</h2>
    <p>
      CSV, as an export: <a href="/admin/boards?export=csv">Export as CSV</a>. Boards that the file does not
      have stay. Nothing is saved before you have seen what changes.
    </p>
    <form method="post" action="/admin/boards/import" enctype="multipart/form-data" class="fields">
      <label>File <input type="file" name="file" accept=".csv,.txt" required /></label>
      <div><button name="step" value="show" class="main">Show what would change</button></div>
    </form>`
}

/**
 * What a file changes, line by line, and the button that does it.
 *
 * @param bytes The file; null if it was saved already.
 */
export function importView(plan: BoardImport, bytes: Uint8Array | null): Html {
  const { put, unchanged, wrong, isCutShort, digest } = plan
  const added = put.filter(({ before }) => !before).length
  const counts = `${added} new, ${put.length - added} changed, ${unchanged} unchanged, ${wrong.length} wrong.`
  return html`${bytes ? '' : noticeBox('Saved, but for the wrong lines. It is in the log.', true)}
    <p>
      ${counts} ${wrong.length > 0 ? 'Wrong lines are skipped.' : ''}
      ${isCutShort ? `The rest of the file was not read, because ${MOST_WRONG} lines are wrong.` : ''}
    </p>
    ${table(
      'What changes',
      ['Line', 'Verdict', 'Board', 'Details'],
      [
        ...wrong.map(({ line, key, problems }) => [
          line,
          'wrong',
          key ?? 'without its source',
          html`${problems.map(({ field, message }) => html`${field === null ? '' : `${field}: `}${message}<br />`)}`,
        ]),
        ...put
          .slice(0, MOST_SHOWN)
          .map(({ line, entry, before }) => [
            line,
            before ? 'changed' : 'new',
            entry.source,
            `${entry.company ?? ''} ${before && before.state !== entry.state ? `${before.state} → ` : ''}${entry.state}`,
          ]),
      ],
    )}
    ${put.length > MOST_SHOWN ? html`<p class="soft">And ${put.length - MOST_SHOWN} more.</p>` : ''}
    ${bytes ? saveForm(put.length, digest, bytes) : ''}
    <p><a href="/admin/boards/list">Back to the list of boards</a></p>`
}

function saveForm(changes: number, digest: string, bytes: Uint8Array): Html {
  if (changes === 0) return html`<p>Nothing to save.</p>`
  return html`<form method="post" action="/admin/boards/import" enctype="multipart/form-data">
    <textarea name="text" hidden>${`\n${decodeText(bytes)}`}</textarea>
    <input type="hidden" name="plan" value="${digest}" />
    <button name="step" value="apply" class="main">
      Save ${changes} ${changes === 1 ? 'board' : 'boards'}
    </button>
  </form>`
}
