import { counted } from '#core/count.ts'
import { formatYears } from '#core/experience.ts'
import { formatSalary } from '#core/money.ts'
import type { NormalisedPosting } from '#core/posting.ts'
import type { LinkReport } from '#ingest/links/check-links.ts'
import { REASONS } from '#ingest/boards/judge.ts'
import type { BoardReport } from '#ingest/boards/pipeline.ts'
import { formatNotes } from './report-notes.ts'
import { formatTable, type Column } from './table.ts'

const COUNTS: Column[] = ['found', 'kept', 'new', 'changed', 'same', 'missing', 'closed'].map((name) => ({
  name,
  align: 'right',
}))

/** The report of a run for the terminal: one row per board, why postings were rejected, then the problems. */
export function formatReport(reports: BoardReport[]): string {
  const parts = [
    boardTable(reports),
    rejectionTable(reports),
    formatNotes(reports),
    changeLines(reports),
    doubtLines(reports),
    olderLines(reports),
    problemLines(reports),
    sampleLine(reports),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** The kept postings, as many as fit a screen. */
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
  return formatTable(columns, rows) + (rest > 0 ? `\n… and ${rest} more; use --json to see all` : '')
}

/**
 * The results for postings without a live board: counts, the ones whose pages are gone, and why others are
 * uncertain. Empty if none was checked.
 */
export function formatLinks(links: LinkReport[], most = 10): string[] {
  if (links.length === 0) return []
  const counts = LINK_OUTCOMES.map((outcome) => ({
    outcome,
    count: links.filter((one) => one.outcome === outcome).length,
  })).filter(({ count }) => count > 0)
  const words = counts.map(({ outcome, count }) => `${count} ${outcome}`).join(', ') || 'none still open'
  const gone = links.filter(({ outcome }) => outcome === 'gone once' || outcome === 'closed')
  const uncertain = links.filter(({ outcome }) => outcome === 'uncertain')
  const rest = uncertain.length - most
  return [
    [
      `Postings without a live board, checked on their own pages: ${words}.`,
      ...[...gone, ...uncertain.slice(0, most)].map(
        ({ outcome, title, source, detail }) => `  ${outcome}: ${title} (${source}), ${detail}`,
      ),
      ...(rest > 0 ? [`  … and ${rest} more uncertain; use --json to see all`] : []),
    ].join('\n'),
  ]
}

const LINK_OUTCOMES = ['confirmed', 'gone once', 'closed', 'uncertain'] as const

function boardTable(reports: BoardReport[]): string {
  const rows = reports.map((report) => [report.source, ...counts(report)])
  const total = reports.length > 1 ? [['all boards', ...sumColumns(reports.map(counts))]] : []
  return formatTable([{ name: 'board' }, ...COUNTS], [...rows, ...total])
}

function counts({ found, kept, stored, problem, notModified }: BoardReport): string[] {
  if (problem) return COUNTS.map(() => '-')
  const written = stored
    ? [
        stored.inserted.length,
        stored.updated + stored.reopened.length,
        stored.unchanged,
        stored.missing.length,
        stored.closed.length,
      ]
    : ['-', '-', '-', '-', '-']
  return [...(notModified ? ['-', '-'] : [found, kept]), ...written].map(String)
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
    : formatTable([{ name: 'rejected' }, { name: 'postings', align: 'right' }], rows)
}

/**
 * Titles of new, missing and closed postings, as many of each as fit a screen. For several boards the counts
 * are enough.
 */
function changeLines(reports: BoardReport[], most = 15): string {
  const [report, ...others] = reports.filter(({ stored }) => stored !== null)
  if (!report?.stored || others.length > 0) return ''
  const { stored } = report
  // On a first import every posting is new.
  const isFirst = stored.before === 'nothing'
  const kinds = [
    ['new', isFirst ? [] : stored.inserted],
    ['listed again', stored.reopened],
    ['no longer listed; will be closed if a crawl at least twelve hours later agrees', stored.missing],
    ['closed', stored.closed],
  ] as const
  const onBoard =
    !isFirst && stored.appeared.length + stored.disappeared.length > 0
      ? [
          `On the board itself (kept or not) since the last ${stored.before}: ` +
            `${stored.appeared.length} new, ${stored.disappeared.length} gone.`,
        ]
      : []
  return kinds
    .filter(([, postings]) => postings.length > 0)
    .map(([kind, postings]) => {
      const lines = postings.slice(0, most).map(({ title, external_id }) => `  ${title} (${external_id})`)
      const rest = postings.length - lines.length
      return [`${kind}:`, ...lines, ...(rest > 0 ? [`  … and ${rest} more`] : [])].join('\n')
    })
    .concat(onBoard)
    .join('\n\n')
}

function doubtLines(reports: BoardReport[]): string {
  return reports
    .filter(({ stored }) => stored?.doubted)
    .map(
      ({ source, found }) =>
        `${source}: only ${counted(found, 'posting')} now. This is a big drop, so nothing is closed until later crawls confirm it.`,
    )
    .join('\n')
}

function olderLines(reports: BoardReport[]): string {
  return reports
    .filter(({ stored }) => stored?.older)
    .map(
      ({ source }) =>
        `${source}: this response is older than the last one. Its postings are saved as history;\nmissing postings are ignored.`,
    )
    .join('\n')
}

function problemLines(reports: BoardReport[]): string {
  return reports
    .flatMap(({ source, problem }) => (problem ? [`${source}: ${problem.message}`] : []))
    .join('\n')
}

function sampleLine(reports: BoardReport[]): string {
  const retired = sum(reports, ({ stored }) => stored?.samplesRetired ?? 0)
  return retired === 0
    ? ''
    : `${retired} sample ${retired === 1 ? 'job was' : 'jobs were'} replaced by real ones.`
}

function sum(reports: BoardReport[], count: (report: BoardReport) => number): number {
  return reports.reduce((total, report) => total + count(report), 0)
}
