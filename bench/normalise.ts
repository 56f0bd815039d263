import { parseArgs } from 'node:util'
import type { Facts } from '#ingest/explain/explanation.ts'
import { formatTable } from '#ingest/reports/table.ts'
import { PARTS, readLabelled, extractLabelled, type Part } from './labelled-set.ts'
import { MEASURES, score, type Confusion, type Judged } from './score.ts'

const USAGE = `Measures how postings are understood, against labels made by reading them.

  npm run bench:normalise                        the table, with the confusions that remain in tune
  npm run bench:normalise -- --part tune         only the postings that rules are made with
  npm run bench:normalise -- --part held-out     only the unread ones, and their confusions: they are read then
  npm run bench:normalise -- --file real-length  only the files of this name
  npm run bench:normalise -- --field pay         only one measure
  npm run bench:normalise -- --no-confusions     the table alone

Measures: ${Object.keys(MEASURES).join(', ')}`

const { values } = parseArgs({
  allowNegative: true,
  options: {
    part: { type: 'string' },
    file: { type: 'string' },
    field: { type: 'string' },
    confusions: { type: 'boolean', default: true },
    help: { type: 'boolean', short: 'h' },
  },
})

if (values.help) console.log(USAGE)
else for (const part of PARTS) if (!values.part || values.part === part) print(part)

function print(part: Part): void {
  const labelled = readLabelled(part, values.file)
  if (labelled.length === 0) return
  const usageBefore = process.cpuUsage()
  const judged = labelled.map((one): Judged => ({ labelled: one, got: extractLabelled(one) }))
  const { user, system } = process.cpuUsage(usageBefore)
  const seconds = (user + system) / 1_000_000
  const measures = Object.entries(MEASURES).filter(([name]) => !values.field || values.field === name)
  const scores = measures.map(([name, read]) => Object.assign({ name }, score(judged, read)))
  const columns = ['labelled', 'stated', 'precision', 'recall', 'exact', 'invented']
  const rows = scores.map((one) => [
    one.name,
    String(one.labelled),
    String(one.stated),
    one.precision.toFixed(3),
    one.recall.toFixed(3),
    one.exact.toFixed(3),
    String(one.invented),
  ])
  console.log(
    `\n${part}: ${labelled.length} postings, ${Math.round(labelled.length / seconds)} a second of processor time\n`,
  )
  console.log(
    formatTable([{ name: 'field' }, ...columns.map((name) => ({ name, align: 'right' as const }))], rows),
  )
  // Those of the unread part only where it is named: who has read them knows the exam.
  if (!values.confusions || (part !== 'tune' && values.part !== part)) return
  for (const { name, confusions } of scores) {
    if (confusions.length > 0) console.log(`\n${name}: ${confusions.length} wrong`)
    for (const confusion of confusions) console.log(describe(confusion))
  }
}

function describe({ where, posting, expected, got }: Confusion): string {
  const words = JSON.stringify(posting satisfies Partial<Record<keyof Facts, unknown>> | object)
  return `  ${where}  expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}\n    ${words.slice(0, 300)}`
}
