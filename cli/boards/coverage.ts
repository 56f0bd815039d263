import type { Kysely } from 'kysely'
import employers from '#content/employers.json' with { type: 'json' }
import { coverageTableText } from '#content/coverage-table.ts'
import { formatCount } from '#core/count.ts'
import { formatDay } from '#core/dates.ts'
import {
  isLarge,
  isRead,
  LARGE_FROM,
  type EmployerCoverage,
  type KnownEmployer,
} from '#core/employer-coverage.ts'
import { readNow } from '#db/clock.ts'
import { readCoverage } from '#db/queries/boards/coverage.ts'
import type { Database } from '#db/schema.ts'
import { formatTable } from '#ingest/reports/table.ts'
import type { CommandIo } from '#cli/process/run-command.ts'
import type { BoardsArguments } from './arguments.ts'
import { mergeShippedBoards } from './shipped-boards.ts'
import { saveText } from './save-text.ts'

const PAGE = 50

/** Prints or saves which employers are read, by size of hiring in India. */
export async function showCoverage(
  owner: Kysely<Database>,
  { csv, json, page, filter, force }: BoardsArguments,
  io: CommandIo,
): Promise<true> {
  await mergeShippedBoards(owner)
  const all = await readCoverage(owner, employers as KnownEmployer[], await readNow(owner))
  const chosen = all.filter(({ company, boards }) => {
    const text = [company, ...boards].join(' ').toLowerCase()
    return filter.words.every((word) => text.includes(word.toLowerCase()))
  })
  if (csv !== null) {
    const text = coverageTableText(chosen)
    if (csv === '-') io.stdout.write(text)
    else {
      await saveText(csv, text, force)
      io.stdout.write(`${chosen.length} employers saved to ${csv}.\n`)
    }
  } else if (json) io.stdout.write(`${JSON.stringify(chosen, null, 2)}\n`)
  else io.stdout.write(`${formatCoverage(chosen, page)}\n`)
  return true
}

/** A page of employers, below it what is missing of each, and how many of the large ones are read. */
export function formatCoverage(employers: readonly EmployerCoverage[], page: number | null): string {
  const first = page === null ? 0 : (page - 1) * PAGE
  const shown = page === null ? employers : employers.slice(first, first + PAGE)
  const columns = [
    { name: 'employer' },
    { name: 'India', align: 'right' as const },
    { name: 'system', most: 16 },
    { name: 'state', most: 10 },
    { name: 'last crawl' },
    { name: 'open', align: 'right' as const },
  ]
  const rows = shown.map(({ company, size, systems, state, lastReadAt, open }) => [
    company,
    size === null ? '-' : formatCount(size),
    systems.join(', '),
    state,
    lastReadAt ? formatDay(lastReadAt) : 'never',
    formatCount(open),
  ])
  const missing = shown.flatMap(({ company, missing }) =>
    missing.length > 0 ? [`${company}: ${missing.join('; ')}`] : [],
  )
  const large = employers.filter(isLarge)
  const read = large.filter(isRead)
  return [
    formatTable(columns, rows),
    ...(missing.length > 0 ? [`Missing:\n${missing.join('\n')}`] : []),
    `${formatCount(employers.length)} employers. ${formatCount(read.length)} of ${formatCount(large.length)} large ones ` +
      `(${LARGE_FROM} openings in India or more) are read.` +
      (shown.length < employers.length ? ' --page N shows another page, --all everything.' : ''),
  ].join('\n\n')
}
