import type { ReadSource } from '#core/content/boards.ts'

/** For the site: it loads the systems of boards only when an operator adds one. */
export const readSource: ReadSource = async (typed) => {
  const [{ tokenTyped }, { parseSource, SourceTokenError }] = await Promise.all([
    import('#ingest/boards/board-address.ts'),
    import('#ingest/boards/sources.ts'),
  ])
  try {
    return { source: parseSource(tokenTyped(typed)).token }
  } catch (error) {
    if (error instanceof SourceTokenError) return { problem: error.message }
    throw error
  }
}
