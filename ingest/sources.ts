import type { Adapter, BoardSettings, Source } from './adapter.ts'
import { ashby } from './adapters/ashby.ts'
import { file } from './adapters/file.ts'
import { greenhouse } from './adapters/greenhouse.ts'
import { jsonld } from './adapters/jsonld.ts'
import { keka } from './adapters/keka.ts'
import { lever, leverEu } from './adapters/lever.ts'
import { personio } from './adapters/personio.ts'
import { recruitee } from './adapters/recruitee.ts'
import { smartrecruiters } from './adapters/smartrecruiters.ts'
import { teamtailor } from './adapters/teamtailor.ts'
import { workable } from './adapters/workable.ts'
import { workday } from './adapters/workday.ts'

/** Every kind of board there is. */
export const ADAPTERS: Adapter[] = [
  greenhouse,
  lever,
  leverEu,
  ashby,
  workable,
  recruitee,
  personio,
  teamtailor,
  keka,
  workday,
  smartrecruiters,
  jsonld,
  file,
]

const NO_SETTINGS: BoardSettings = { company: null, baseUrl: null, pages: [] }

/** A source token that names no board; the message says what to write instead. */
export class SourceTokenError extends Error {
  override name = 'SourceTokenError'
}

/**
 * The source that a token such as `greenhouse:stripe` names, with what a list says of it besides.
 *
 * @throws SourceTokenError
 */
export function parseSource(token: string, settings: Partial<BoardSettings> = {}): Source {
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
  return { adapter, board: name, token: `${adapter.name}:${name}`, settings: { ...NO_SETTINGS, ...settings } }
}

/** The same; null for a token that names no board. */
export function knownSource(token: string): Source | null {
  try {
    return parseSource(token)
  } catch (error) {
    if (error instanceof SourceTokenError) return null
    throw error
  }
}
