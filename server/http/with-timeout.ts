/** The promise's result, or `fallback()` after the timeout. A late result is ignored. */
export async function withTimeout<T>(
  promise: Promise<T>,
  milliseconds: number,
  fallback: () => T,
): Promise<T> {
  const { promise: timedOut, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  try {
    return await Promise.race([promise, timedOut.then(fallback)])
  } finally {
    clearTimeout(timer)
  }
}
