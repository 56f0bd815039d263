import { accountStore } from '#app/device/account-store.ts'
import { fetchTracker, sendChange } from './account-request.ts'
import { applyChange, type KeptChange } from './kept-change.ts'
import type { DeviceData } from './device-data.ts'

/** The saved jobs and hidden companies of the account. A note is sent when it is typed. */
export const savedStore = accountStore<DeviceData, KeptChange>({
  load: fetchTracker,
  send: sendChange,
  apply: (data, change) => applyChange(data, change, new Date()),
  typing: (change) => {
    if (change.kind === 'remove') return { about: change.id, waits: false }
    const isNote = change.kind === 'change' && change.note !== undefined && !change.stage
    return isNote ? { about: change.id, waits: true } : null
  },
})
