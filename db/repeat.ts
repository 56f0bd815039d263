/** Repeats the work, never two runs at once. @returns Stops it and waits for the current run. */
export function repeat(
  milliseconds: number,
  what: string,
  logError: (error: unknown, what: string) => void,
  work: () => Promise<unknown>,
  first: 'at once' | 'later' = 'later',
): () => Promise<void> {
  let underWay: Promise<void> | null = null
  const turn = () => {
    underWay ??= work()
      .then(
        () => undefined,
        (error: unknown) => logError(error, what),
      )
      .finally(() => {
        underWay = null
      })
  }
  if (first === 'at once') turn()
  const timer = setInterval(turn, milliseconds).unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
