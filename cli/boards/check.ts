import type { Network } from '#ingest/boards/fetch-board.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { eachByHost } from '#ingest/boards/by-host.ts'
import { probeBoard, type Probe } from '#ingest/boards/probe-board.ts'
import { formatTable } from '#ingest/reports/table.ts'

/** Boards are on many hosts, and each host has its own rate limit. */
export const HOSTS_AT_ONCE = 12

/** The most boards in the table; of more, only those that are not fine. */
const MOST_ROWS = 50

/** Probes boards of several hosts at once. @returns The results, in the order of the list. */
export async function checkBoards(
  sources: Source[],
  network: Network,
  onDone: (probe: Probe) => void,
): Promise<Probe[]> {
  const probes = new Map<Source, Probe>()
  await eachByHost(sources, HOSTS_AT_ONCE, async (source) => {
    const probe = await probeSafely(source, network)
    probes.set(source, probe)
    onDone(probe)
    return true
  })
  return sources.flatMap((source) => probes.get(source) ?? [])
}

/** A table of the boards, then what to do about the unhealthy ones. */
export function formatProbes(probes: Probe[]): string {
  const columns = [
    { name: 'board' },
    { name: 'state' },
    ...['found', 'India', 'IT'].map((name) => ({ name, align: 'right' as const })),
  ]
  const shown = probes.length > MOST_ROWS ? probes.filter(({ state }) => state !== 'ok') : probes
  const rows = shown.map(({ source, state, found, india, kept, detail }) =>
    detail ? [source, state, '-', '-', '-'] : [source, state, String(found), String(india), String(kept)],
  )
  const notes = probes.flatMap(({ source, movedTo, detail }) => {
    if (movedTo) return [`${source} has moved to ${movedTo}: change its source in the list.`]
    return detail ? [`${source}: ${detail}`] : []
  })
  const well = probes.filter(({ state }) => state === 'ok').length
  const states = [...Map.groupBy(probes, ({ state }) => state)].filter(([state]) => state !== 'ok')
  const counts = states.map(([state, those]) => `${those.length} ${state}`).join(', ')
  const others = counts === '' || probes.length <= MOST_ROWS ? '' : `: ${counts}`
  const verdict = `${well} of ${probes.length} ${probes.length === 1 ? 'board is' : 'boards are'} fine${others}.`
  return [formatTable(columns, rows), ...(notes.length > 0 ? [notes.join('\n')] : []), verdict].join('\n\n')
}

/** An unexpected error counts against its own board and does not stop the others. */
export async function probeSafely(
  source: Source,
  network: Network,
  onPayload?: (payload: unknown) => void,
): Promise<Probe> {
  try {
    return await probeBoard(source, network, onPayload)
  } catch (error) {
    const detail = `failed: ${error instanceof Error ? error.message : String(error)}`
    const nothing = { found: 0, india: 0, kept: 0, rejected: {}, notes: [], company: null, movedTo: null }
    return { source: source.token, state: 'failed', ...nothing, detail }
  }
}
