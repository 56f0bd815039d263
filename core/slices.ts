/** How long background work may keep the thread that answers visitors. */
const SLICE_MS = 6

/** Background work in short slices, between which requests are answered. */
export interface Slices {
  /** Lets others work if this slice has lasted long enough. */
  pauseIfDue: () => Promise<void> | undefined
}

export interface SlicesOptions {
  /** Milliseconds, increasing. */
  now?: () => number
  /** @throws (rejects) to end the work. */
  pause?: () => Promise<void>
}

export function createSlices({
  now = () => performance.now(),
  pause = nextTurn,
}: SlicesOptions = {}): Slices {
  let startedAt = now()
  const rest = async () => {
    await pause()
    startedAt = now()
  }
  return { pauseIfDue: () => (now() - startedAt < SLICE_MS ? undefined : rest()) }
}

/** After what has arrived meanwhile. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
