import { browserStore } from '#app/device/browser-store.ts'
import { fromStored, toStored } from './stored-rows.ts'
import type { DeviceData } from './device-data.ts'

const store = browserStore<DeviceData>('pravesh-saved', { parse: fromStored, format: toStored })

/** The saved jobs and hidden companies of this browser. Null on the server and during hydration. */
export const useDeviceData = store.useValue

/**
 * Changes them.
 *
 * @param change Gets the data and the time of the change; null: the list is full.
 */
export function updateDeviceData(
  change: (data: DeviceData, now: Date) => DeviceData | null,
): ReturnType<typeof store.update> {
  return store.update((data) => change(data, new Date()))
}
