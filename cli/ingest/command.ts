import { counted } from '#core/count.ts'
import { formatDay } from '#core/dates.ts'
import { listedUntil, VERIFIED_FOR_DAYS } from '#core/verification.ts'
import type { NormalisedPosting } from '#core/posting.ts'
import { readNow } from '#db/clock.ts'
import { expirePostings } from '#db/queries/boards/job-expiry.ts'
import { openForCommand, type CommandDatabase } from '#db/open.ts'
import { listCooldowns } from '#db/queries/boards/boards.ts'
import { recordMarketDay } from '#db/queries/market/market-days.ts'
import { listReportedSources } from '#db/queries/jobs/job-reports.ts'
import { databaseStore } from '#ingest/boards/board-store.ts'
import { fetchBoard } from '#ingest/boards/fetch-board.ts'
import { linkSources, type LinkReport } from '#ingest/links/check-links.ts'
import { checkDueLinks } from '#ingest/links/due-links.ts'
import { applyCooldowns } from '#ingest/boards/cooldowns.ts'
import type { Judged } from '#ingest/boards/judge-board.ts'
import { ingestBoard, type BoardReport, type Ingest } from '#ingest/boards/pipeline.ts'
import { boardJson } from '#ingest/reports/report-json.ts'
import { formatKept, formatLinks, formatReport } from '#ingest/reports/report.ts'
import { reportedFirst } from '#ingest/boards/reported-first.ts'
import { runBoards, type BoardsRun } from '#ingest/boards/run-boards.ts'
import { sourcesOf } from '#cli/boards/board-list.ts'
import { currentBoards } from '#cli/boards/current-boards.ts'
import { mergeShippedBoards } from '#cli/boards/shipped-boards.ts'
import { messageOf } from '#cli/process/fail.ts'
import { parseIngestArguments, USAGE, type IngestArguments } from './arguments.ts'
import { dueBoards } from './due-boards.ts'
import { listWithoutDatabase, prepare, type Prepared } from './prepare.ts'
import { createProgress, type Progress } from './progress.ts'
import { untilInterrupted } from '#cli/process/interruption.ts'
import { applyEarlierCooldowns } from '#cli/process/earlier-cooldowns.ts'
import { readSettings } from '../process/read-settings.ts'
import { runCommand, type Command, type CommandIo } from '../process/run-command.ts'
import { printDatabase } from '../process/database-line.ts'
import { checkSize, readSaved } from './saved-file.ts'

/** All judged postings by source, if the output lists them. */
type JudgedBoards = Map<string, Judged[]>

/** Results of the checks of posting pages. */
interface LinksRun {
  reports: LinkReport[]
  /** Postings that were not checked because the run was interrupted. */
  unasked: number
}

/** Imports boards. @returns The exit code. */
async function main(args: IngestArguments, io: CommandIo): Promise<number> {
  const settings = readSettings(io.env)
  printDatabase(settings, io.stderr)
  const saved = args.from === null ? null : await readSaved(args.from)
  const list = await listWithoutDatabase(args, settings)
  // No database is made before arguments, file and network are known to be good.
  const early = list && (await prepare(args, io, { settings, saved, list }))
  if (early?.isOffline) return sayOffline(args, io, early)
  if (early && args.dryRun) return importBoards(args, io, { ...early, database: null })
  const database = await openForCommand(settings)
  try {
    if (args.boards === null) await mergeShippedBoards(database.owner)
    const { owner } = database
    const ready =
      early ??
      (await prepare(args, io, { settings, saved, list: await currentBoards(owner, args.allowLoopback) }))
    return ready.isOffline
      ? sayOffline(args, io, ready)
      : await importBoards(args, io, { ...ready, database })
  } finally {
    await database.close()
  }
}

/** The reason was printed already. */
function sayOffline({ json }: IngestArguments, io: CommandIo, { chosen }: Prepared): number {
  if (json) printJson([], { untouched: chosen.map(({ token }) => token), links: [], unasked: 0 }, io)
  return 1
}

async function importBoards(
  args: IngestArguments,
  io: CommandIo,
  {
    settings,
    list,
    saved,
    checked,
    allowed,
    chosen: asked,
    all,
    network,
    database,
  }: Prepared & { database: CommandDatabase | null },
): Promise<number> {
  const load: Ingest['load'] = async (source, ...before) =>
    network ? fetchBoard(source, network, ...before) : { payload: source.adapter.parse(saved ?? '') }

  const judged: JudgedBoards = new Map(asked.map(({ token }) => [token, []]))
  const listed = args.json || args.dryRun
  let run: BoardsRun
  let progress: Progress | null = null
  let endedAt: Date | null = null
  const links: LinksRun = { reports: [], unasked: 0 }
  try {
    const whole = database && args.tokens.length === 0 ? { database, list, allowed } : null
    const { boards, stopped } = await dueBoards(asked, whole, args, io)
    const show = (progress = createProgress(io.stderr, boards.length))
    if (checked) await checkSize(checked.source, { ...checked, ...args }, database, settings)
    if (network && database) applyCooldowns(await listCooldowns(database.owner), all, network.rateLimiter)
    else if (network) await applyEarlierCooldowns(settings, all, network.rateLimiter, io.stderr)
    const sources = database ? reportedFirst(boards, await listReportedSources(database.owner)) : boards
    run = await untilInterrupted(async (signal) => {
      const boardsRun = await runBoards({
        sources,
        store: database && databaseStore(database.owner),
        signal,
        onDone: show.done,
        ingest: (source, store) => {
          show.show(source.token, 'reading')
          return ingestBoard({
            source,
            store,
            load,
            // A saved response of unknown age counts as seen at the newest date in it.
            seenAt: args.from === null ? 'now' : args.capturedAt,
            onProgress: (done, total) =>
              show.show(source.token, `read ${done} of ${counted(total, 'posting')}`),
            onJudged: listed ? (one) => void judged.get(source.token)?.push(one) : undefined,
          })
        },
      })
      if (network && database && args.tokens.length === 0 && boardsRun.untouched.length === 0) {
        const { owner } = database
        const paused = list.filter(({ state }) => state === 'paused')
        const kept = [...sourcesOf(paused, args.allowLoopback).map(({ token }) => token), ...stopped]
        const live = asked.filter(({ token }) => !stopped.includes(token))
        const due = linkSources(live, kept, network.allowed)
        const onDone = (report: LinkReport) => {
          links.reports.push(report)
          show.show(report.source, `checked ${report.title}`)
        }
        await checkDueLinks({ owner, due, network, signal, onDone }).then(
          (unasked) => (links.unasked = unasked),
          (error: unknown) => reportError(io, 'Not all posting pages could be checked', error),
        )
      }
      return boardsRun
    })
    if (database) {
      const { owner } = database
      const after = async (
        failure: string,
        work: (owner: CommandDatabase['owner'], now: Date) => Promise<unknown>,
      ) => {
        try {
          endedAt = await readNow(owner)
          await work(owner, endedAt)
        } catch (error) {
          reportError(io, failure, error)
        }
      }
      await after('Old unconfirmed postings could not be removed', expirePostings)
      await after('The figures of the market could not be counted', recordMarketDay)
    }
  } finally {
    progress?.end()
  }
  print(args, io, run, judged, links, endedAt)
  if (run.untouched.length > 0 || links.unasked > 0) return 130
  if (args.from !== null && !args.dryRun && refuseUndated(run.reports, io)) return 2
  return run.reports.every(({ problem }) => problem === null) ? 0 : 1
}

/** Says which date a saved response without --captured-at was given, and how to set it. */
function ageNote({ from, capturedAt }: IngestArguments, { seenAt }: BoardReport): string[] {
  if (from === null || capturedAt !== null || seenAt === null) return []
  return [
    `These postings count as seen on ${formatDay(seenAt)}, the newest date in the file.\nIf it ` +
      `was saved later, give the time with --captured-at.`,
  ]
}

/** What a saved file means for its jobs: it is no visit to a careers page, and nothing confirms them after it. */
function savedNote(
  { from }: IngestArguments,
  { source, kept, stored, seenAt }: BoardReport,
  now: Date,
): string[] {
  // An older or doubted file does not become the state of its board.
  if (from === null || kept === 0 || !stored || !seenAt || stored.older || stored.doubted) return []
  const verifiedUntil = new Date(seenAt.getTime() + VERIFIED_FOR_DAYS * 86_400_000)
  const badge =
    verifiedUntil > now
      ? `have the Verified badge until ${formatDay(verifiedUntil)}`
      : 'have no Verified badge, because the file is too old for it'
  const newer = source.startsWith('file:')
    ? 'a newer file or its own page'
    : 'a newer file or a crawl of the board'
  return [
    `${source} was read from a saved file, so /status counts it as a saved file, not as a careers page that we read.\n` +
      `Its jobs ${badge}. They stay listed until ${formatDay(listedUntil(now))}, ` +
      `or until their own last date if that is sooner, and longer\nonly if ${newer} confirms them.`,
  ]
}

/** Refuses saved responses whose age is unknown: they prove nothing. @returns Whether there was one. */
function refuseUndated(reports: BoardReport[], { stderr }: CommandIo): boolean {
  const undated = reports.filter(({ seenAt, problem }) => seenAt === null && problem === null)
  for (const { source } of undated)
    stderr.write(
      `${source}: nothing was imported, because the file has no date to tell its age. ` +
        `Say when it was saved with --captured-at.\n`,
    )
  return undated.length > 0
}

/** The boards are stored already, so a failure here is only reported; the next run tries again. */
function reportError({ stderr }: CommandIo, what: string, error: unknown): void {
  stderr.write(`${what}: ${messageOf(error)}\n`)
}

function print(
  args: IngestArguments,
  io: CommandIo,
  { reports, untouched }: BoardsRun,
  judged: JudgedBoards,
  links: LinksRun,
  endedAt: Date | null,
): void {
  const { json, dryRun } = args
  const judgedOf = ({ source }: BoardReport) => judged.get(source) ?? []
  if (json) {
    const boards = reports.map((report) => boardJson(report, judgedOf(report), dryRun))
    printJson(boards, { untouched, links: links.reports, unasked: links.unasked }, io)
    return
  }
  const kept = reports.flatMap((report) => judgedOf(report).flatMap(keptPosting))
  const parts = [
    ...(dryRun && kept.length > 0 ? [formatKept(kept)] : []),
    formatReport(reports),
    ...formatLinks(links.reports),
    ...reports.flatMap((report) => ageNote(args, report)),
    ...(endedAt ? reports.flatMap((report) => savedNote(args, report, endedAt)) : []),
    ...(dryRun ? ['Dry run: nothing was saved.'] : []),
    ...(untouched.length > 0
      ? [`Interrupted: ${reports.length} done, ${untouched.length} not started (${untouched.join(', ')}).`]
      : []),
    ...(links.unasked > 0
      ? [
          `Interrupted: ${counted(links.unasked, 'more page was', 'more pages were')} not checked. ` +
            `The next run checks ${links.unasked === 1 ? 'it' : 'them'}.`,
        ]
      : []),
  ]
  io.stdout.write(`${parts.join('\n\n')}\n`)
}

function printJson(
  boards: ReturnType<typeof boardJson>[],
  { untouched, links, unasked }: { untouched: string[]; links: LinkReport[]; unasked: number },
  { stdout }: CommandIo,
): void {
  stdout.write(`${JSON.stringify({ boards, untouched, links, links_unasked: unasked }, null, 2)}\n`)
}

function keptPosting(judged: Judged): NormalisedPosting[] {
  return 'verdict' in judged && judged.verdict.reason === null ? [judged.verdict.posting] : []
}

/** `npm run ingest`. */
export const command: Command = async (argv, io) => {
  // oxlint-disable-next-line pravesh/no-process-clock -- what the operator types; the database's time limits it later
  const args = parseIngestArguments(argv, new Date())
  if (args !== 'help') return main(args, io)
  io.stdout.write(`${USAGE}\n`)
  return 0
}

if (import.meta.main) {
  await runCommand('ingest', command)
  // A pending fetch must not keep the process alive.
  process.stdout.write('', () => process.exit())
}
