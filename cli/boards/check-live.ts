import { stat } from 'node:fs/promises'
import { counted } from '#core/count.ts'
import { isoTime } from '#core/dates.ts'
import { openWithoutMigrating } from '#db/open.ts'
import { listPausedBoards } from '#db/queries/boards/listed-boards.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { eachByHost } from '#ingest/boards/by-host.ts'
import type { Network } from '#ingest/boards/fetch-board.ts'
import { refusalOf } from '#ingest/boards/policy.ts'
import type { Probe } from '#ingest/boards/probe-board.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import type { Http } from '#ingest/network/http.ts'
import { VERSION } from '#cli/process/project.ts'
import { UsageError, type CommandIo } from '#cli/process/run-command.ts'
import type { Settings } from '#core/settings.ts'
import { HOSTS_AT_ONCE, probeSafely } from './check.ts'
import { noTable } from './current-boards.ts'
import { saveText } from './save-text.ts'
import { boardAnswer, type BoardAnswer, type SentRequest } from './live-report.ts'

/** A report of boards that were asked at random, for whoever mends their adapters. */
export interface LiveReport {
  version: string
  madeAt: string
  asked: number
  /** Boards that could have been asked. */
  among: number
  boards: BoardAnswer[]
}

/** The longest beginning of a body that is looked at. */
const LONGEST_BODY = 2000

/** Boards that were drawn, and how many could have been. */
export interface DrawnBoards {
  sources: Source[]
  among: number
}

/**
 * Draws boards that may be asked: with permission where it is needed, and not paused in the database.
 *
 * @param random From 0 to 1.
 * @throws UsageError if the report would overwrite a file.
 */
export async function drawBoards(
  chosen: readonly Source[],
  count: number,
  { settings, report }: { settings: Settings; report: { report: string; force: boolean } },
  random = Math.random,
): Promise<DrawnBoards> {
  if (!report.force) await refuseExisting(report.report)
  const database = await openWithoutMigrating(settings)
  try {
    const stopped = database && (await listPausedBoards(database.owner).catch(noTable))
    const paused = new Set(stopped)
    const allowed = new Set(settings.allowSources)
    const possible = chosen.filter(
      (source) => !paused.has(source.token) && refusalOf(source, allowed) === null,
    )
    return { sources: atRandom(possible, count, random), among: possible.length }
  } finally {
    await database?.close()
  }
}

/** Some of the boards, each as likely as another, in the order of the list. */
function atRandom(sources: readonly Source[], count: number, random: () => number): Source[] {
  const rest = sources.map((_, index) => index)
  const drawn = Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat()
  const chosen = new Set(drawn)
  return sources.filter((_, index) => chosen.has(index))
}

/** Asks the boards, at their paces, and writes the report. @returns The results, in the order of the list. */
export async function writeLiveReport(
  { sources, among }: DrawnBoards,
  { network, file, onDone }: { network: Network; file: string; onDone: (probe: Probe) => void },
  io: CommandIo,
): Promise<Probe[]> {
  const answers = new Map<Source, { probe: Probe; answer: BoardAnswer }>()
  await eachByHost(sources, HOSTS_AT_ONCE, async (source) => {
    const requests: SentRequest[] = []
    let payload: unknown = null
    const started = performance.now()
    const recorded = { ...network, http: recording(network.http, requests) }
    const probe = await probeSafely(source, recorded, (answered) => void (payload = answered))
    const answer = boardAnswer(probe, { payload, requests, ms: performance.now() - started })
    answers.set(source, { probe, answer })
    onDone(probe)
    return true
  })
  const all = sources.flatMap((source) => answers.get(source) ?? [])
  const report: LiveReport = {
    version: VERSION,
    // oxlint-disable-next-line pravesh/no-process-clock -- nothing is stored
    madeAt: isoTime(new Date()),
    asked: all.length,
    among,
    boards: all.map(({ answer }) => answer),
  }
  await saveText(file, `${JSON.stringify(report, null, 2)}\n`, true)
  io.stderr.write(
    `${counted(all.length, 'board')} of ${among} asked. The report is in ${file}: send it to us as it is. ` +
      'It has no personal data and no secrets.\n',
  )
  return all.map(({ probe }) => probe)
}

function recording(http: Http, requests: SentRequest[]): Http {
  return async (request) => {
    const { url } = request
    try {
      const answer = await http(request)
      requests.push({ url, status: 200, words: answer.body.slice(0, LONGEST_BODY) })
      return answer
    } catch (error) {
      const { status = null, words = '' } = error instanceof SourceProblem ? error : {}
      requests.push({ url, status, words })
      throw error
    }
  }
}

async function refuseExisting(file: string): Promise<void> {
  const known = await stat(file).catch(() => null)
  if (known)
    throw new UsageError(`"${file}" already exists. Choose another name with --report, or add --force.`)
}
