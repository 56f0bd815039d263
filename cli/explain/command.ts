import { createReadStream } from 'node:fs'
import { MOST_WRONG } from '#content/csv.ts'
import { formatScan } from '#ingest/explain/scan-report.ts'
import { formatExplanation } from '#ingest/explain/explanation-report.ts'
import { explain, unknownFacts, type Explanation } from '#ingest/explain/explanation.ts'
import { parsePostingLine, PostingError, splitLines } from '#ingest/explain/free-posting.ts'
import { fetchBoard } from '#ingest/boards/fetch-board.ts'
import { readPayload } from '#ingest/boards/read-payload.ts'
import { prepare, understand, type Extraction, type PostingWords } from '#ingest/understand/understand.ts'
import { postingAt, sourceOfPosting } from '#ingest/links/posting-address.ts'
import { EXPLAIN_USAGE, parseExplainArguments, type ExplainArguments } from './arguments.ts'
import { fail } from '../process/fail.ts'
import { openNetwork } from '#cli/process/open-network.ts'
import { readSettings } from '../process/read-settings.ts'
import { runCommand, UsageError, type Command, type CommandIo } from '../process/run-command.ts'

/** @returns Whether every posting could be read. */
async function main(args: ExplainArguments, io: CommandIo): Promise<boolean> {
  if (/^https?:\/\//i.test(args.from)) {
    print(await fetchPosting(args.from, io), args, io)
    return true
  }
  let wrong = 0
  let number = 0
  for await (const line of readLines(args.from, io)) {
    number += 1
    if (line.trim() === '') continue
    try {
      print(parsePostingLine(line), args, io)
    } catch (error) {
      if (!(error instanceof PostingError)) throw error
      wrong += 1
      const problem = `line ${number}: ${error.message}`
      io.stderr.write(`${problem}\n`)
      if (args.json) io.stdout.write(`${JSON.stringify({ ...unknownFacts(), error: problem })}\n`)
      else if (wrong === MOST_WRONG) {
        io.stderr.write(`The rest was not read, because ${wrong} lines cannot be read. --json reads all.\n`)
        break
      }
    }
  }
  return wrong === 0
}

/** @throws PostingError for a posting that the reader fails on: the lines below it are still read. */
function print(posting: PostingWords, { json }: ExplainArguments, { stdout }: CommandIo): void {
  const extraction = understandOrRefuse(posting)
  const explanation: Explanation = explain(extraction)
  const text = json
    ? JSON.stringify(explanation)
    : `${formatExplanation(extraction.title, explanation)}\n\n${formatScan(prepare(posting).scanned)}\n`
  stdout.write(`${text}\n`)
}

function understandOrRefuse(posting: PostingWords): Extraction {
  try {
    return understand(posting)
  } catch (cause) {
    throw new PostingError(`reading it failed: ${String(cause)}`, { cause })
  }
}

async function* readLines(from: string, { stdin }: CommandIo): AsyncGenerator<string> {
  const input = from === '-' ? stdin : createReadStream(from)
  input.setEncoding('utf8')
  try {
    yield* splitLines(input)
  } catch (cause) {
    throw new UsageError(`"${from}" is not a file that can be read, and not the address of a posting.`, {
      cause,
    })
  }
}

/**
 * Fetches the posting at an address, from its board's API or from its page. @throws SourceProblem, UsageError
 */
async function fetchPosting(url: string, io: CommandIo): Promise<PostingWords> {
  const source = sourceOfPosting(url)
  if (!source)
    throw new UsageError(
      `${url} is not the address of a posting. Save the posting as a line of a file instead.`,
    )
  const network = openNetwork(readSettings(io.env), { allowLoopback: false, timeoutMs: null }, io.stderr)
  const loaded = await fetchBoard(source, network)
  if ('notModified' in loaded) throw new UsageError(`${source.token} sent no response.`)
  const { postings } = readPayload(source, loaded.payload)
  const posting = postingAt(postings, url)
  if (!posting) throw new UsageError(`${source.token} does not list a posting at ${url} today.`)
  return posting
}

/** `npm run explain`. */
export const command: Command = async (argv, io) => {
  const args = parseExplainArguments(argv)
  if (args !== 'help') return (await main(args, io)) ? 0 : 1
  io.stdout.write(`${EXPLAIN_USAGE}\n`)
  return 0
}

if (import.meta.main) {
  // `| head` closes the pipe early: exit quietly.
  process.stdout.on('error', (error) =>
    'code' in error && error.code === 'EPIPE' ? process.exit(0) : fail(error),
  )
  await runCommand('explain', command)
}
