import { readFile } from 'node:fs/promises'
import { formatDay } from '#core/dates.ts'
import type { NormalisedPosting } from '#core/posting.ts'
import { openForCommand } from '#db/open.ts'
import { retireSamples, upsertPostings } from '#db/queries/job-ingest.ts'
import type { Source } from '#ingest/adapter.ts'
import { createHttp, userAgent } from '#ingest/http.ts'
import { fetchBoard, ingestBoard, type BoardReport, type Judged } from '#ingest/pipeline.ts'
import type { PostingStore } from '#ingest/posting-store.ts'
import { boardJson } from '#ingest/report-json.ts'
import { formatKept, formatReport } from '#ingest/report.ts'
import { parseIngestArguments, USAGE, type IngestArguments } from './ingest-arguments.ts'
import { createProgress } from './ingest-progress.ts'
import { VERSION } from './project.ts'
import { readSettings } from './read-settings.ts'
import { runCommand, UsageError } from './run-command.ts'

interface Board {
  report: BoardReport
  /** Every posting, where the output lists them. */
  judged: Judged[]
}

/** `npm run ingest`: takes boards in. Ends with 1 when a board had a problem, with 2 on wrong arguments. */
async function main(args: IngestArguments): Promise<boolean> {
  const settings = readSettings()
  if (args.from === null && new URL(settings.siteUrl).hostname === 'localhost') {
    process.stderr.write('SITE_URL is not set: boards are told localhost as the address to complain to.\n')
  }
  const http = createHttp({ userAgent: userAgent(VERSION, settings.siteUrl) })
  const database = args.dryRun ? null : await openForCommand(settings)
  const store: PostingStore | null = database && {
    upsert: (postings, seenAt) => upsertPostings(database.owner, postings, seenAt),
    retireSamples: () => retireSamples(database.owner),
  }
  const progress = createProgress(process.stderr)
  const boards: Board[] = []
  try {
    for (const source of args.sources) {
      const judged: Judged[] = []
      progress.say(source.token, args.from === null ? 'fetching' : `reading ${args.from}`)
      const report = await ingestBoard({
        source,
        load: () => (args.from === null ? fetchBoard(source, http) : readSaved(source, args.from)),
        // A saved response of unknown age proves no more than what it states itself.
        seenAt: args.from === null ? new Date() : args.capturedAt,
        store,
        onProgress: (done, total) => progress.say(source.token, `understood ${done} of ${total} postings`),
        onJudged: args.json || args.dryRun ? (one) => void judged.push(one) : undefined,
      })
      boards.push({ report, judged })
    }
  } finally {
    progress.end()
    await database?.close()
  }
  print(args, boards)
  return boards.every(({ report }) => report.problem === null)
}

async function readSaved({ adapter }: Source, path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new UsageError(`--from names "${path}", and there is no such file to read.`, { cause })
  })
  return adapter.parse(text)
}

/** What a saved response of unknown age is taken for, and how to say better. */
function ageNote({ from, capturedAt }: IngestArguments, { seenAt }: BoardReport): string[] {
  if (from === null || capturedAt !== null || seenAt === null) return []
  return [
    `The file proves that the board listed these postings on ${formatDay(seenAt)}, the newest day in it.\nIf it was saved later, say when with --captured-at.`,
  ]
}

function print(args: IngestArguments, boards: Board[]): void {
  const { json, dryRun } = args
  if (json) {
    const parts = boards.map(({ report, judged }) => boardJson(report, judged, dryRun))
    process.stdout.write(`${JSON.stringify({ boards: parts }, null, 2)}\n`)
    return
  }
  const kept = boards.flatMap(({ judged }) => judged.flatMap(keptPosting))
  const parts = [
    ...(dryRun && kept.length > 0 ? [formatKept(kept)] : []),
    formatReport(boards.map(({ report }) => report)),
    ...boards.flatMap(({ report }) => ageNote(args, report)),
    ...(dryRun ? ['Dry run: nothing was written.'] : []),
  ]
  process.stdout.write(`${parts.join('\n\n')}\n`)
}

function keptPosting(judged: Judged): NormalisedPosting[] {
  return 'verdict' in judged && judged.verdict.reason === null ? [judged.verdict.posting] : []
}

await runCommand('ingest', async () => {
  const args = parseIngestArguments(process.argv.slice(2), new Date())
  if (args !== 'help') return (await main(args)) ? 0 : 1
  process.stdout.write(`${USAGE}\n`)
  return 0
})
