import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A CPU profile as V8 writes it (https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile). */
interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[]
  samples: number[]
  timeDeltas: number[]
}

/** What a page costs, by the nearest caller that one of these names. */
const PARTS: readonly (readonly [part: string, pattern: RegExp])[] = [
  ['render', /react-dom/],
  ['encode', /node:zlib|node:internal\/crypto|nonceToHashes|storedResponse/],
  ['read', /node_modules\/(pg|kysely|postgres|lru-cache)|readFacets|findIn|facetCounts|\.loader /],
  ['data for hydration', /turbo-stream|single-fetch/],
  ['stream', /node:(_http|net|internal\/(stream|webstreams|deps\/undici))|hono|writev/],
  ['router', /react-router/],
  ['collect garbage', /garbage collector/],
]

/**
 * The share of each part in the CPU of the main thread.
 *
 * @param folder Of `--cpu-prof-dir`.
 * @param skip The share of the samples that were the start and the warming up.
 */
export function partsOf(folder: string, skip: number): Record<string, number> {
  const profiles = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'))
  const [main] = profiles
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as CpuProfile)
    .toSorted((one, other) => busySamples(other) - busySamples(one))
  if (!main) throw new Error(`${folder} has no profile`)
  const partOf = partFinder(main)
  const times: Record<string, number> = {}
  let total = 0
  main.samples.forEach((node, at) => {
    const part = partOf(node)
    if (at < main.samples.length * skip || part === null) return
    const time = main.timeDeltas[at] ?? 0
    total += time
    times[part] = (times[part] ?? 0) + time
  })
  const shares = Object.entries(times).map(
    ([part, time]) => [part, Number((time / total).toFixed(2))] as const,
  )
  return Object.fromEntries(shares.toSorted(([, one], [, other]) => other - one))
}

function busySamples({ nodes, samples }: CpuProfile): number {
  const idle = new Set(
    nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id),
  )
  return samples.filter((node) => !idle.has(node)).length
}

/** Null if nothing ran. */
function partFinder({ nodes }: CpuProfile): (node: number) => string | null {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, `${callFrame.functionName} ${callFrame.url}`]))
  const callers = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  )
  return (node) => {
    if (/^\((idle|program)\)/.test(frames.get(node) ?? '')) return null
    for (let at: number | undefined = node; at !== undefined; at = callers.get(at)) {
      const frame = frames.get(at) ?? ''
      const found = PARTS.find(([, pattern]) => pattern.test(frame))
      if (found) return found[0]
    }
    return 'other'
  }
}
