import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, RequestKind } from './ask.ts'
import type { FaultRun, Phase } from './fault-run.ts'
import { answersOf, isTrue, owedAnswers, recoveryMs } from './promises.ts'

const RESULTS = join(import.meta.dirname, '../../test-results')

const NOTES = `Kept: pages that the site has served before, 200 of all asked. New: 200 / 503 / other. Ready and live: true answers
of all asked. Waits in seconds, to the last byte. Unanswered: broken or given up. Well: seconds from the end of
the disturbance until health and new pages are good for good. Own: the longest that the load's own process was late.`

/** Prints the figures of a run, and writes them to `test-results/faults-ENGINE.md`. */
export function printFigures(engine: string, run: FaultRun): void {
  const rows = run.phases.map((phase) => rowOf(run, phase))
  const table = `Faults under load, ${engine}\n\n${markdown(rows)}\n\n${NOTES}\n`
  console.log(table)
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(join(RESULTS, `faults-${engine}.md`), table)
}

function rowOf(run: FaultRun, phase: Phase): Record<string, string> {
  const answers = answersOf(run, phase)
  const owed = owedAnswers(run, phase)
  const kept = owed.filter(({ kind }) => kind === 'kept')
  const fresh = owed.filter(({ kind }) => kind === 'new' || kind === 'search')
  const truths = (wanted: RequestKind) => {
    const health = owed.filter(({ kind }) => kind === wanted)
    return `${health.filter((answer) => isTrue(answer, run)).length}/${health.length}`
  }
  const waits = owed.map(({ begun, ended }) => ended - begun).sort((a, b) => a - b)
  const withStatus = (among: Answer[], status: number) =>
    among.filter((answer) => answer.status === status).length
  const [served, refused] = [withStatus(fresh, 200), withStatus(fresh, 503)]
  const unanswered = owed.filter(({ status }) => status === null).length
  const well = phase.disturbances.map((disturbance) => recoveryMs(answers, disturbance, phase))
  return {
    phase: phase.name,
    asked: String(owed.length),
    kept: `${withStatus(kept, 200)}/${kept.length}`,
    new: `${served} / ${refused} / ${fresh.length - served - refused}`,
    ready: truths('ready'),
    live: truths('live'),
    p50: seconds(quantile(waits, 0.5)),
    p99: seconds(quantile(waits, 0.99)),
    longest: seconds(waits.at(-1) ?? 0),
    unanswered: String(unanswered),
    well: well.map((ms) => seconds(ms)).join(', ') || '-',
    'peak MB': phase.peakMegabytes.map((megabytes) => Math.round(megabytes)).join(', ') || '-',
    died: phase.died.map(({ site }) => site).join(', ') || '-',
    own: seconds(phase.ownDelayMs),
  }
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function seconds(ms: number): string {
  return Number.isFinite(ms) ? (ms / 1000).toFixed(ms < 100 ? 3 : 1) : 'never'
}

function markdown(rows: Record<string, string>[]): string {
  const names = Object.keys(rows[0] ?? {})
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => row[name]?.length ?? 0)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`
  const rule = widths.map((width) => '-'.repeat(width))
  return [names, rule, ...rows.map((row) => names.map((name) => row[name] ?? ''))].map(line).join('\n')
}
