import { hiddenNameKey } from '#core/application-stage.ts'
import {
  changeJob,
  hideCompany,
  mergeJobs,
  removeJob,
  saveJob,
  showCompany,
  type DeviceData,
  type SavedJob,
  type SavedPosting,
} from './device-data.ts'

/** What a visitor does with saved jobs and hidden companies, in the browser or in the account. */
export type KeptChange =
  | { kind: 'save'; job: SavedPosting }
  /** A job with its stage and note: from a file, from the browser, or removed by mistake. */
  | { kind: 'put'; job: SavedJob }
  | { kind: 'remove'; id: string }
  | ({ kind: 'change'; id: string } & Partial<Pick<SavedJob, 'stage' | 'note'>>)
  | { kind: 'hide' | 'show'; company: string }

/** The data after the change; null if the list is full. */
export function applyChange(data: DeviceData, change: KeptChange, now: Date): DeviceData | null {
  switch (change.kind) {
    case 'save':
      return saveJob(data, change.job, now)
    case 'put':
      return mergeJobs(data, [change.job]).data
    case 'remove':
      return removeJob(data, change.id)
    case 'change': {
      const { kind: _, id, ...changed } = change
      return changeJob(data, id, changed, now)
    }
    case 'hide':
      return hideCompany(data, change.company, now)
    case 'show':
      return showCompany(data, change.company)
  }
}

/** The jobs and companies of `from` that `to` does not have, or has in an earlier version. */
export function newerThan(to: DeviceData, from: DeviceData): DeviceData {
  const known = new Map(to.jobs.map((job) => [job.id, job.changed_at]))
  const companies = new Set(to.hidden.map(({ company }) => hiddenNameKey(company)))
  return {
    jobs: from.jobs.filter(({ id, changed_at: changedAt }) => changedAt > (known.get(id) ?? '')),
    hidden: from.hidden.filter(({ company }) => !companies.has(hiddenNameKey(company))),
  }
}
