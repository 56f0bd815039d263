import { SAVE_ACTION } from '#app/features/jobs/save-request.ts'
import { paths } from '#app/paths.ts'
import { parseHidden, parseJob, type DeviceData } from './device-data.ts'
import type { KeptChange, KeptOutcome } from './kept-change.ts'

/** Handled by `server/auth/account-route.ts`. */
const TRACK_ACTION = '/account/track'
const HIDE_ACTION = '/account/hide'

const OUTCOMES: Record<string, KeptOutcome> = {
  saved: 'done',
  removed: 'done',
  done: 'done',
  full: 'full',
  missing: 'missing',
  'sign-in': 'sign-in',
}

/** Sends one change to the account. Never throws. It is sent even if the visitor leaves the page. */
export async function sendChange(change: KeptChange): Promise<KeptOutcome> {
  const [action, fields] = formOf(change)
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
      keepalive: true,
    })
    const outcome = memberOf(await response.json(), 'outcome')
    return (typeof outcome === 'string' && OUTCOMES[outcome]) || 'failed'
  } catch {
    return 'failed'
  }
}

/** The account's saved jobs and hidden companies; a word says why there are none. Never throws. */
export async function fetchTracker(): Promise<DeviceData | 'sign-in' | 'failed'> {
  try {
    const response = await fetch('/account/saved')
    const tracker = memberOf(await response.json(), 'tracker')
    if (tracker === null) return 'sign-in'
    const [jobs, hidden] = [memberOf(tracker, 'jobs'), memberOf(tracker, 'hidden_companies')]
    if (!Array.isArray(jobs) || !Array.isArray(hidden)) return 'failed'
    return {
      jobs: jobs.map(parseJob).filter((job) => typeof job !== 'string'),
      hidden: hidden.map(parseHidden).filter((company) => typeof company !== 'string'),
    }
  } catch {
    return 'failed'
  }
}

function formOf(change: KeptChange): [action: string, fields: Record<string, string>] {
  switch (change.kind) {
    case 'save':
      return [SAVE_ACTION, { at: paths.job(change.job.id) }]
    case 'remove':
      return [SAVE_ACTION, { at: paths.job(change.id), remove: '1' }]
    case 'put': {
      const { id, stage, note, saved_at } = change.job
      return [TRACK_ACTION, { job: id, stage, note, saved_at }]
    }
    case 'change': {
      const { id, stage, note } = change
      return [TRACK_ACTION, { job: id, ...(stage && { stage }), ...(note !== undefined && { note }) }]
    }
    case 'hide':
      return [HIDE_ACTION, { company: change.company }]
    case 'show':
      return [HIDE_ACTION, { company: change.company, remove: '1' }]
  }
}

function memberOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
}
