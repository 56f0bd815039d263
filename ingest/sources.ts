import type { Adapter, Source } from './adapter.ts'
import { greenhouse } from './adapters/greenhouse.ts'

/** Every kind of board there is. */
export const ADAPTERS: Adapter[] = [greenhouse]

/** A source token that names no board; the message says what to write instead. */
export class SourceTokenError extends Error {
  override name = 'SourceTokenError'
}

/**
 * The source that a token such as `greenhouse:stripe` names.
 *
 * @throws SourceTokenError
 */
export function parseSource(token: string): Source {
  const [kind = '', ...rest] = token.split(':')
  const board = rest.join(':')
  const adapter = ADAPTERS.find((adapter) => adapter.name === kind.toLowerCase())
  if (!adapter) {
    const known = ADAPTERS.map(({ name, example }) => `${name}:${example}`).join(', ')
    throw new SourceTokenError(
      `"${token}" names no source. A source is written adapter:board, for example ${known}.`,
    )
  }
  if (!adapter.board.test(board)) {
    throw new SourceTokenError(
      `"${board}" cannot be a ${adapter.name} board. One is written like ${adapter.name}:${adapter.example}.`,
    )
  }
  const name = adapter.caseSensitive ? board : board.toLowerCase()
  return { adapter, board: name, token: `${adapter.name}:${name}` }
}
