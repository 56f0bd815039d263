import { isoDay } from '#core/dates.ts'
import { COVERAGE_WORDS, type EmployerCoverage } from '#core/employer-coverage.ts'
import { cellOf, type Field } from './cells.ts'
import { csvText } from '#core/csv.ts'

const COLUMNS = [
  'employer',
  'openings_in_india',
  'counted_on',
  'system',
  'state',
  'last_crawl',
  'open_jobs',
  'missing',
  'boards',
  'evidence',
]

const TEXT: Field = { name: '', kind: 'text', nullable: false }

/** Employers as CSV, in their order. */
export function coverageTableText(employers: readonly EmployerCoverage[]): string {
  return csvText([
    COLUMNS,
    ...employers.map((one) =>
      [
        one.company,
        String(one.size ?? ''),
        one.countedOn ?? '',
        one.systems.join(' | '),
        COVERAGE_WORDS[one.state],
        one.lastReadAt ? isoDay(one.lastReadAt) : '',
        String(one.open),
        one.missing.join(' | '),
        one.boards.join(' | '),
        one.evidence ?? '',
      ].map((text) => cellOf(TEXT, text)),
    ),
  ])
}
