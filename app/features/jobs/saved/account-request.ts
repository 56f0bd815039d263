import { SAVE_ACTION } from '#app/features/jobs/save-request.ts'
import { paths } from '#app/paths.ts'
import { memberOf, postToAccount, readFromAccount } from '#app/device/account-request.ts'
import { parseHidden, parseJob, type DeviceData } from './device-data.ts'
import type { KeptOutcome } from '#app/device/kept-outcome.ts'
import type { KeptChange } from './kept-change.ts'

/** Handled by `server/auth/account-route.ts`. */
const TRACK_ACTION = '/account/track'
const HIDE_ACTION = '/account/hide'

/** Sends one change to the account. Never throws. */
export function sendChange(change: KeptChange): Promise<KeptOutcome> {
  return postToAccount(...formOf(change))
}

/** The account's saved jobs and hidden companies. */
export function fetchTracker() {
  return readFromAccount('/account/saved', 'tracker', parseTracker)
}

function parseTracker(tracker: unknown): DeviceData | null {
  const [jobs, hidden] = [memberOf(tracker, 'jobs'), memberOf(tracker, 'hidden_companies')]
  if (!Array.isArray(jobs) || !Array.isArray(hidden)) return null
  return {
    jobs: jobs.map(parseJob).filter((job) => typeof job !== 'string'),
    hidden: hidden.map(parseHidden).filter((company) => typeof company !== 'string'),
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
