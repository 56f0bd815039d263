import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteProcess } from '../site-process.ts'
import type { Answer } from './ask.ts'
import { startSteadyLoad, warmUp } from './load.ts'

/** What was broken, from when to when (`performance.now()`). */
export interface Disturbance {
  /** What was unreachable; null if everything was reachable but busy. */
  away: 'database' | 'site' | null
  from: number
  until: number
}

export interface Phase {
  name: string
  begun: number
  ended: number
  disturbances: Disturbance[]
  /** Sites whose process died, with the end of their output. */
  died: { site: string; output: string }[]
  /** Peak memory of each site, in MB; empty if the system does not report it. */
  peakMegabytes: number[]
  /** The longest that this test process itself delayed its responses, in ms. */
  ownDelayMs: number
}

export interface FaultRun {
  phases: Phase[]
  answers: Answer[]
}

export interface FaultSite {
  name: string
  url: string
  process: SiteProcess
  /** Starts the site again, on the same port. */
  start(): Promise<SiteProcess>
}

export interface PhaseTools {
  record(answer: Answer): void
  /** Records a disturbance that lasts while `work` runs. */
  disturb(away: Disturbance['away'], work: () => Promise<void>): Promise<void>
}

export interface PhasePlan {
  name: string
  work(tools: PhaseTools): Promise<void>
}

const SAMPLE_EVERY_MS = 250
const OUTPUT_TAIL = 1_500

/**
 * Keeps the sites under steady load through one phase after another, and records each request. A dead site is
 * restarted before the next phase, so that each phase has its own figures.
 *
 * @param newEvery See `startSteadyLoad`.
 */
export async function runPhases(sites: FaultSite[], newEvery: number, plans: PhasePlan[]): Promise<FaultRun> {
  const run: FaultRun = { phases: [], answers: [] }
  const record = (answer: Answer) => void run.answers.push(answer)
  const urls = sites.map(({ url }) => url)
  await warmUp(urls)
  const load = startSteadyLoad(urls, newEvery, record)
  try {
    for (const plan of plans) {
      const phase = await runPhase(plan, sites, record)
      run.phases.push(phase)
      await restartDeadSites(sites)
    }
  } finally {
    await load.stop()
  }
  return run
}

async function runPhase(
  { name, work }: PhasePlan,
  sites: FaultSite[],
  record: PhaseTools['record'],
): Promise<Phase> {
  const phase: Phase = {
    name,
    begun: performance.now(),
    ended: 0,
    disturbances: [],
    died: [],
    peakMegabytes: [],
    ownDelayMs: 0,
  }
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const memory = setInterval(() => notePeaks(phase.peakMegabytes, sites), SAMPLE_EVERY_MS)
  await work({
    record,
    disturb: async (away, work) => {
      const from = performance.now()
      await work()
      phase.disturbances.push({ away, from, until: performance.now() })
    },
  })
  phase.ended = performance.now()
  clearInterval(memory)
  delay.disable()
  phase.ownDelayMs = delay.max / 1e6
  phase.died = sites
    .filter(({ process }) => !process.runs())
    .map(({ name, process }) => ({ site: name, output: process.output().slice(-OUTPUT_TAIL) }))
  return phase
}

function notePeaks(peaks: number[], sites: FaultSite[]): void {
  for (const [index, { process }] of sites.entries()) {
    const now = residentMegabytes(process.pid())
    if (now !== null) peaks[index] = Math.max(peaks[index] ?? 0, now)
  }
}

/** Only Linux has this file. */
function residentMegabytes(pid: number | null): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}

async function restartDeadSites(sites: FaultSite[]): Promise<void> {
  const dead = sites.filter(({ process }) => !process.runs())
  if (dead.length === 0) return
  for (const site of dead) site.process = await site.start()
  await warmUp(dead.map(({ url }) => url))
  // Wait until the requests sent while it was down have failed.
  await sleep(500)
}
