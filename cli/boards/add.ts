import { boardEntrySchema, boardName, type BoardEntry } from '#core/content/boards.ts'
import type { Network } from '#ingest/boards/fetch-board.ts'
import { cleanLine } from '#ingest/understand/document/text.ts'
import { refusalOf } from '#ingest/boards/policy.ts'
import { probeBoard, type Probe } from '#ingest/boards/probe-board.ts'
import { sourceOf } from './board-list.ts'

/** The result, for people. `entry` is null if the board was not added. */
export interface Addition {
  entry: BoardEntry | null
  probe: Probe | null
  message: string
}

interface AdditionRequest {
  token: string
  list: BoardEntry[]
  company: string | null
  /** Also add a board that has no IT jobs in India now. */
  anyway: boolean
  now: Date
}

/** Probes the board and returns the row to add; no row if the board cannot be read. */
export async function planAddition(request: AdditionRequest, network: Network): Promise<Addition> {
  const { list, anyway, now } = request
  const source = sourceOf({ source: request.token }, false)
  const { token } = source
  const listed = list.find((entry) => entry.source.toLowerCase() === token.toLowerCase())
  const none = { entry: null, probe: null }
  if (listed)
    return { ...none, message: `${token} is already in the list, as ${boardName(listed)} (${listed.state}).` }
  const refusal = refusalOf(source, network.allowed)
  if (refusal) return { ...none, message: refusal }
  const probe = await probeBoard(source, network)
  if (probe.movedTo) return { entry: null, probe, message: `${token} has moved to ${probe.movedTo}.` }
  if (probe.detail) return { entry: null, probe, message: `${token} cannot be read. ${probe.detail}` }
  if (probe.state !== 'ok' && !anyway)
    return { entry: null, probe, message: `${token}: ${probe.state}. To add it anyway, use --anyway.` }
  const company = cleanLine(request.company ?? probe.company ?? '') || source.board
  const today = now.toISOString().slice(0, 10)
  const note = `${probe.kept} IT jobs in India on ${today}`
  const counted = { jobsInIndia: probe.india, countedOn: today, confirmedOn: today }
  const entry: BoardEntry = { company, source: token, state: 'active', ...counted, note }
  const wrong = problemOf(entry)
  if (wrong) return { entry: null, probe, message: `${token} was not added: ${wrong}` }
  const named =
    company.toLowerCase() === source.board.toLowerCase()
      ? ' Its postings do not name the company. Please check the company name.'
      : ''
  return { entry, probe, message: `${token} was added as ${company}: ${note}.${named}` }
}

/** Why this row would make the list invalid; null if it is valid. */
function problemOf(entry: BoardEntry): string | null {
  const { error } = boardEntrySchema.safeParse(entry)
  if (!error) return null
  const problems = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  return `its row would have ${problems.join(', ')}. Give the company name with --company NAME.`
}
