/** The promise's own outcome, or `otherwise()` when that takes longer; what is late goes on unheard. */
export async function withTimeout<T>(
  promise: Promise<T>,
  milliseconds: number,
  otherwise: () => T,
): Promise<T> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  try {
    return await Promise.race([promise, late.then(otherwise)])
  } finally {
    clearTimeout(timer)
  }
}
