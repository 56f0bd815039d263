import type { Network } from '#ingest/boards/fetch-board.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { probeBoard, type Probe } from '#ingest/boards/probe-board.ts'
import { formatTable } from '#ingest/reports/table.ts'

/** Boards are spread over many hosts, and requests are rate-limited per host. */
const AT_ONCE = 6

/** Probes several boards at once. @returns The results, in the order of the list. */
export async function checkBoards(
  sources: Source[],
  network: Network,
  onDone: (probe: Probe) => void,
): Promise<Probe[]> {
  const probes = new Map<Source, Probe>()
  const waiting = [...sources]
  const work = async () => {
    for (let source = waiting.shift(); source; source = waiting.shift()) {
      const probe = await probeSafely(source, network)
      probes.set(source, probe)
      onDone(probe)
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, sources.length) }, work))
  return sources.flatMap((source) => probes.get(source) ?? [])
}

/** A table of the boards, then what to do about the unhealthy ones. */
export function formatProbes(probes: Probe[]): string {
  const columns = [
    { name: 'board' },
    { name: 'state' },
    ...['found', 'India', 'IT'].map((name) => ({ name, align: 'right' as const })),
  ]
  const rows = probes.map(({ source, state, found, india, kept, detail }) => [
    source,
    state,
    ...(detail ? ['-', '-', '-'] : [found, india, kept].map(String)),
  ])
  const notes = probes.flatMap(({ source, movedTo, detail }) => {
    if (movedTo) return [`${source} has moved to ${movedTo}: change its source in the list.`]
    return detail ? [`${source}: ${detail}`] : []
  })
  const well = probes.filter(({ state }) => state === 'ok').length
  const verdict = `${well} of ${probes.length} ${probes.length === 1 ? 'board is' : 'boards are'} fine.`
  return [formatTable(columns, rows), ...(notes.length > 0 ? [notes.join('\n')] : []), verdict].join('\n\n')
}

/** An unexpected error counts against its own board and does not stop the others. */
async function probeSafely(source: Source, network: Network): Promise<Probe> {
  try {
    return await probeBoard(source, network)
  } catch (error) {
    const detail = `failed: ${error instanceof Error ? error.message : String(error)}`
    const nothing = { found: 0, india: 0, kept: 0, company: null, movedTo: null }
    return { source: source.token, state: 'failed', ...nothing, detail }
  }
}
