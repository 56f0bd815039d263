/**
 * `npm run ratings`: what visitors gave courses, tools and prep resources. `-- --reset ID` deletes the ratings of a row.
 */
import { z } from 'zod'
import { listRatedRows, resetRatings, type RatedRow } from '#db/queries/admin/rating-acts.ts'
import { operator } from '../process/operator.ts'
import { readSettings } from '../process/read-settings.ts'
import { parseOrHelp, runCommand, UsageError, type Command } from '../process/run-command.ts'
import { withDatabase } from '../process/with-database.ts'

const HELP = `npm run ratings                   what visitors rated, last first
npm run ratings -- --reset ID     delete all ratings of this row; /admin/log keeps the numbers`

/** `npm run ratings`. */
export const command: Command = async (argv, { env, stdout, stderr }) => {
  const options = { reset: { type: 'string' } } as const
  const parsed = parseOrHelp(argv, { usage: HELP, stdout, options })
  if (!parsed) return 0
  const { reset: id } = parsed.values
  if (id !== undefined && !z.uuid().safeParse(id).success)
    throw new UsageError(`"${id}" is not the id of a row. npm run ratings lists them.`)
  return withDatabase(readSettings(env), stderr, async (owner) => {
    if (id === undefined) {
      const rows = await listRatedRows(owner)
      stdout.write(rows.length === 0 ? 'Nobody has rated anything.\n' : `${rows.map(rowText).join('\n\n')}\n`)
      return 0
    }
    const row = await resetRatings(owner, operator(), id)
    if (!row) throw new UsageError(`Nobody has rated a row with the id "${id}".`)
    stdout.write(`${row.name}: ${ratings(row.voices)} deleted.\n`)
    return 0
  })
}

function rowText({ id, table, name, voices, stars, given, most_a_day, last_day }: RatedRow): string {
  const each = given.map((count, index) => `${index + 1} star${index === 0 ? '' : 's'}: ${count}`).join(', ')
  const kept = last_day === null ? 'none kept' : `last on ${last_day}, at most ${most_a_day} a day`
  return `${name} (${table})\n  ${ratings(voices)}, mean ${(stars / voices).toFixed(1)}; ${kept}\n  ${each}\n  ${id}`
}

function ratings(count: number): string {
  return `${count} rating${count === 1 ? '' : 's'}`
}

if (import.meta.main) await runCommand('ratings', command)
