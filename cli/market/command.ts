/** `npm run market`: counts the open postings of this moment for the market pages. `-- --json` prints the figures. */
import { counted } from '#core/count.ts'
import { formatDay } from '#core/dates.ts'
import type { MarketFigures } from '#core/market/market-figures.ts'
import { readNow } from '#db/clock.ts'
import { recordMarketDay } from '#db/queries/market/market-days.ts'
import { readSettings } from '../process/read-settings.ts'
import { parseOrHelp, runCommand, type Command } from '../process/run-command.ts'
import { withDatabase } from '../process/with-database.ts'

const HELP = `npm run market              count the open postings for the market pages, as today's figures
npm run market -- --json    the same, and print all figures

Every ingest, worker and running site does this by itself, at least once an hour.`

/** `npm run market`. */
export const command: Command = async (argv, { env, stdout, stderr }) => {
  const options = { json: { type: 'boolean' } } as const
  const parsed = parseOrHelp(argv, { usage: HELP, stdout, options })
  if (!parsed) return 0
  return withDatabase(readSettings(env), 'market', stderr, async (owner) => {
    const now = await readNow(owner)
    const figures = await recordMarketDay(owner, now)
    stdout.write(`${parsed.values.json ? JSON.stringify(figures, null, 2) : summary(figures, now)}\n`)
    return 0
  })
}

function summary(figures: MarketFigures | null, now: Date): string {
  if (!figures) return 'There is no open posting to count. Sample jobs are not counted.'
  const { postings, companies, with_pay, asking_ai } = figures
  return `Counted for ${formatDay(now)}: ${counted(postings, 'open posting')} of ${counted(companies, 'company', 'companies')}.
${counted(with_pay, 'states', 'state')} pay, ${counted(asking_ai, 'asks', 'ask')} for AI skills.`
}

if (import.meta.main) await runCommand('market', command)
