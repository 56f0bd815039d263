import type { Answer } from './ask.ts'
import type { Disturbance, FaultRun, Phase } from './fault-run.ts'

/** What the site promises during any fault. */
export const MAX_WAIT_MS = 10_000
export const RECOVERY_LIMIT_MS = 3_000

/**
 * Tolerance at the edges: a dying database still answers some queries, and a returning one may answer the
 * site before the test.
 */
const EDGE_MS = 1_000
/** If health says ready, new pages requested this close to it should have been rendered. */
const CLOSE_MS = 2_000

/** The responses to requests of a phase. */
export function answersOf(run: FaultRun, { begun, ended }: Phase): Answer[] {
  return run.answers.filter((answer) => answer.begun >= begun && answer.begun < ended)
}

/** The responses that a site owes: those sent while the site itself was killed do not count. */
export function owedAnswers(run: FaultRun, phase: Phase): Answer[] {
  const siteAway = disturbancesOf(run).filter(({ away }) => away === 'site')
  return answersOf(run, phase).filter(
    (answer) => !siteAway.some((disturbance) => overlaps(answer, disturbance)),
  )
}

/** Whether the request overlapped the disturbance. */
function overlaps({ begun, ended }: Answer, { from, until }: Disturbance): boolean {
  return ended >= from && begun <= until
}

function disturbancesOf({ phases }: FaultRun): Disturbance[] {
  return phases.flatMap(({ disturbances }) => disturbances)
}

/** Dead processes, with the end of their output. */
export function deaths(run: FaultRun): string[] {
  return run.phases.flatMap(({ name, died }) =>
    died.map(({ site, output }) => `${name}: site ${site}\n${output}`),
  )
}

/** Cached pages that were not served. */
export function missedPages(run: FaultRun): string[] {
  return findingsByPhase(run, (phase) =>
    owedAnswers(run, phase)
      .filter(({ kind, status }) => kind === 'kept' && status !== 200)
      .map(describe),
  )
}

/** Responses that are neither the page nor a 503 with Retry-After, and requests without a response. */
export function wrongAnswers(run: FaultRun): string[] {
  return findingsByPhase(run, (phase) =>
    owedAnswers(run, phase)
      .filter(({ kind, status, retryAfter }) => {
        const isNew = kind === 'new' || kind === 'search'
        return status === null || (isNew && status !== 200 && !(status === 503 && retryAfter))
      })
      .map(describe),
  )
}

/**
 * Wrong health responses: ready while the database was away; ready while no new page could be rendered,
 * though no fault was active; not ready later than three seconds after the database's return; and a live
 * process that said it was not live.
 */
export function wrongHealth(run: FaultRun): string[] {
  return findingsByPhase(run, (phase) =>
    owedAnswers(run, phase)
      .filter((answer) => isHealth(answer) && !isTrue(answer, run))
      .map(describe),
  )
}

function isHealth({ kind }: Answer): boolean {
  return kind === 'ready' || kind === 'live'
}

export function isTrue(answer: Answer, run: FaultRun): boolean {
  const { kind, status, begun, ended } = answer
  if (kind === 'live') return status === 200
  const all = disturbancesOf(run)
  const away = all.filter(({ away }) => away !== null)
  const gone = away.some(({ from, until }) => begun >= from + EDGE_MS && ended < until - EDGE_MS)
  if (gone) return status === 503
  if (status === 503) return isRecovering(answer, away)
  return status === 200 && (isRecovering(answer, all) || someNewPageServed(answer, run))
}

function isRecovering(answer: Answer, disturbances: Disturbance[]): boolean {
  return disturbances.some(({ away, from, until }) =>
    overlaps(answer, { away, from, until: until + RECOVERY_LIMIT_MS }),
  )
}

/** Whether new pages were rendered around that time; true if none was requested. */
function someNewPageServed({ site, begun }: Answer, { answers }: FaultRun): boolean {
  const around = answers.filter(
    (other) => other.kind === 'new' && other.site === site && Math.abs(other.begun - begun) < CLOSE_MS,
  )
  return around.length === 0 || around.some(({ status }) => status === 200)
}

/** Requests that took too long. */
export function longWaits(run: FaultRun): string[] {
  return findingsByPhase(run, (phase) =>
    owedAnswers(run, phase)
      .filter(({ begun, ended }) => ended - begun > MAX_WAIT_MS)
      .map(describe),
  )
}

/** Phases that did not recover in time, and phases without a fault in which something failed. */
export function slowRecoveries(run: FaultRun): string[] {
  return findingsByPhase(run, (phase) => {
    const answers = answersOf(run, phase)
    if (phase.disturbances.length === 0)
      return answers.filter((answer) => isBad(answer) && answer.ended < phase.ended).map(describe)
    return phase.disturbances
      .map((disturbance) => recoveryMs(answers, disturbance, phase))
      .filter((ms) => ms > RECOVERY_LIMIT_MS)
      .map((ms) => `well again after ${ms / 1000} s`)
  })
}

/**
 * How long the site took to recover from a disturbance: until, on every site, the first good health response
 * and the first good new page after which no bad response was requested. Infinity if that did not happen
 * before the next disturbance or the end of the phase.
 */
export function recoveryMs(
  answers: Answer[],
  { until }: Disturbance,
  { disturbances, ended }: Phase,
): number {
  const next = Math.min(ended, ...disturbances.map(({ from }) => from).filter((from) => from > until))
  const relevant = answers.filter(
    (answer) =>
      (answer.kind === 'ready' || answer.kind === 'new') && answer.begun >= until && answer.ended < next,
  )
  const sites = new Set(answers.map(({ site }) => site))
  const moments = [...sites].flatMap((site) =>
    (['ready', 'new'] as const).map((kind) => {
      const own = relevant.filter((answer) => answer.site === site && answer.kind === kind)
      const lastBad = Math.max(until, ...own.filter((answer) => isBad(answer)).map(({ begun }) => begun))
      const good = own.filter((answer) => !isBad(answer) && answer.begun >= lastBad)
      return Math.min(Infinity, ...good.map(({ ended }) => ended))
    }),
  )
  return Math.max(...moments) - until
}

function isBad({ kind, status }: Answer): boolean {
  return (kind === 'ready' || kind === 'new') && status !== 200
}

function describe({ kind, site, path, begun, ended, status, error }: Answer): string {
  return `site ${site + 1}, ${kind} ${path}: ${status ?? error} after ${((ended - begun) / 1000).toFixed(1)} s`
}

/** The findings of `find` by phase; only the first few of many. */
function findingsByPhase(run: FaultRun, find: (phase: Phase) => string[]): string[] {
  return run.phases.flatMap((phase) => {
    const found = find(phase)
    const shown = found.slice(0, 5).map((text) => `${phase.name}: ${text}`)
    return found.length > 5 ? [...shown, `${phase.name}: ${found.length} in all`] : shown
  })
}
