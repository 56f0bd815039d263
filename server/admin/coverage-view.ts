import { html } from 'hono/html'
import { formatDay } from '#core/dates.ts'
import {
  COVERAGE_WORDS,
  isLarge,
  isRead,
  LARGE_FROM,
  type EmployerCoverage,
} from '#core/employer-coverage.ts'
import { table, type Html } from './layout.ts'

const PAGE = 100

/** A page of employers by size of hiring in India, with what is missing of each. */
export function coverageView(employers: readonly EmployerCoverage[], page: number): Html {
  const large = employers.filter(isLarge)
  const pages = Math.max(1, Math.ceil(employers.length / PAGE))
  const shown = employers.slice((page - 1) * PAGE, page * PAGE)
  const link = (at: number, text: string) => html`<a href="/admin/boards/coverage?page=${at}">${text}</a>`
  return html`<p>
      ${large.filter(isRead).length} of ${large.length} large employers (${LARGE_FROM} openings in India or
      more) are read. Visitors see these on <a href="/status">/status</a>.
    </p>
    <p class="acts">
      <a href="/admin/boards/coverage?export=csv">Export as CSV</a>
      <a href="/admin/boards">Boards</a>
    </p>
    <p class="soft">${employers.length} employers, page ${page} of ${pages}</p>
    ${table(
      'Employers',
      ['Employer', 'Openings in India', 'System', 'State', 'Last crawl', 'Open jobs', 'Missing'],
      shown.map((one) => [
        html`${one.company}<br /><span class="soft">${one.boards.join(', ')}</span>`,
        one.size === null
          ? 'not counted'
          : html`${one.size}<br /><span class="soft">${one.countedOn ?? ''}</span>`,
        one.systems.join(', '),
        COVERAGE_WORDS[one.state],
        one.lastReadAt ? formatDay(one.lastReadAt) : 'never',
        one.open,
        html`${one.missing.map((line) => html`${line}<br />`)}`,
      ]),
    )}
    <p class="acts">
      ${page > 1 ? link(page - 1, 'Previous page') : ''} ${page < pages ? link(page + 1, 'Next page') : ''}
    </p>`
}
