import { formatYears } from '#core/experience.ts'
import { formatSalary } from '#core/money.ts'
import type { NormalisedPosting } from '#core/posting.ts'
import { REASONS } from './judge.ts'
import type { BoardReport } from './pipeline.ts'
import { formatTable, type Column } from './table.ts'

const COUNTS: Column[] = ['found', 'kept', 'new', 'changed', 'unchanged'].map((name) => ({
  name,
  align: 'right',
}))

/** What a run did, for the terminal: a row a board, why postings were left out, then what went wrong. */
export function formatReport(reports: BoardReport[]): string {
  const parts = [boardTable(reports), rejectionTable(reports), problemLines(reports), sampleLine(reports)]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** Kept postings, as many as a screen takes. */
export function formatKept(postings: NormalisedPosting[], most = 20): string {
  const columns = [
    { name: 'posting' },
    { name: 'place', most: 22 },
    { name: 'experience' },
    { name: 'pay', most: 16 },
  ]
  const rows = postings
    .slice(0, most)
    .map((posting) => [
      posting.title,
      posting.location,
      formatYears(posting) ?? posting.experience_level ?? '',
      formatSalary(posting) ?? '',
    ])
  const rest = postings.length - rows.length
  return formatTable(columns, rows) + (rest > 0 ? `\n… and ${rest} more; --json lists them all` : '')
}

function boardTable(reports: BoardReport[]): string {
  const rows = reports.map((report) => [report.source, ...counts(report)])
  const total = reports.length > 1 ? [['all boards', ...sumColumns(reports.map(counts))]] : []
  return formatTable([{ name: 'board' }, ...COUNTS], [...rows, ...total])
}

function counts({ found, kept, stored, problem }: BoardReport): string[] {
  if (problem) return COUNTS.map(() => '-')
  const written = stored ? [stored.inserted, stored.updated, stored.unchanged] : ['-', '-', '-']
  return [found, kept, ...written].map(String)
}

function sumColumns(rows: string[][]): string[] {
  return COUNTS.map((_, column) => {
    const numbers = rows.map((row) => row[column] ?? '-').filter((cell) => cell !== '-')
    return numbers.length === 0 ? '-' : String(numbers.reduce((sum, cell) => sum + Number(cell), 0))
  })
}

function rejectionTable(reports: BoardReport[]): string {
  const rows = REASONS.map((reason) => ({ reason, count: sum(reports, (report) => report.rejected[reason]) }))
    .filter(({ count }) => count > 0)
    .map(({ reason, count }) => [reason, String(count)])
  return rows.length === 0
    ? ''
    : formatTable([{ name: 'left out' }, { name: 'postings', align: 'right' }], rows)
}

function problemLines(reports: BoardReport[]): string {
  return reports
    .flatMap(({ source, problem }) => (problem ? [`${source}: ${problem.message}`] : []))
    .join('\n')
}

function sampleLine(reports: BoardReport[]): string {
  const retired = sum(reports, (report) => report.samplesRetired)
  return retired === 0
    ? ''
    : `${retired} sample ${retired === 1 ? 'job has' : 'jobs have'} made way for real ones.`
}

function sum(reports: BoardReport[], count: (report: BoardReport) => number): number {
  return reports.reduce((total, report) => total + count(report), 0)
}
