import { parseArgs } from 'node:util'
import { LEXICONS } from '#ingest/understand/lexicons/all.ts'
import { addRow, reasonFor, RowError, unneededRows } from './lexicon-rows.ts'
import { PARTS, readLabelled } from './labelled-set.ts'

const USAGE = `Checks the tables of words that postings are read with.

  npm run bench -- lexicon-check                     lists rows that no labelled line needs, and why others are not tried
  npm run bench -- lexicon-check --strict         the same, and fails if there are any
  npm run bench -- lexicon-check --table pay --words "ex gratia" --tag "pay word" --line '{"description": …, "expect": {…}}'
                                            adds a row to a table, and the labelled line that is read wrong
                                            without it and right with it`

const { values } = parseArgs({
  options: {
    table: { type: 'string' },
    words: { type: 'string' },
    tag: { type: 'string' },
    value: { type: 'string', default: '' },
    line: { type: 'string' },
    strict: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
})

if (values.help) console.log(USAGE)
else if (values.table === undefined) list()
else
  try {
    add(values.table)
  } catch (error) {
    if (!(error instanceof RowError)) throw error
    console.error(`Nothing was added: ${error.message}.`)
    process.exitCode = 1
  }

function list(): void {
  const kept = LEXICONS.map(reasonFor).filter((reason) => reason !== null)
  for (const reason of new Set(kept))
    console.log(`${kept.filter((one) => one === reason).length} rows are not tried: ${reason}.`)
  const rows = unneededRows(PARTS.flatMap((part) => readLabelled(part)))
  for (const { subject, words, tag } of rows) console.log(`${subject}: ${words}  ${tag}`)
  console.log(`${rows.length} rows that no labelled line needs.`)
  if (values.strict && rows.length > 0) process.exitCode = 1
}

function add(subject: string): void {
  const { words, tag, value, line } = values
  if (!words || !tag || !line) throw new RowError('a row needs --words, --tag and --line')
  const files = addRow({ subject, words, tag, value }, line)
  console.log(
    `Added to ${files.join(' and ')}. Where the line has years: npm run bench -- weights. Then: npm run bench:normalise -- --part tune`,
  )
}
