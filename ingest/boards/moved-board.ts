import { boardPage } from '#core/board-page.ts'
import type { BoardProblem, Source } from '#ingest/adapters/adapter.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { fetchIfAllowed } from '#ingest/network/robots.ts'
import { boardsNamedIn, recogniseBoard } from './board-address.ts'
import type { Network } from './fetch-board.ts'

/**
 * The board that a dead board redirects or links to, if it is one that we know.
 *
 * @param redirect Where the request for the board was redirected, if that was refused.
 */
export async function findMovedBoard(
  { adapter, board, token, settings }: Source,
  { outcome }: BoardProblem,
  redirect: URL | null,
  network: Network,
): Promise<string | null> {
  if (redirect) return unlessSame(token, recogniseBoard(redirect.href))
  const page = boardPage(`${adapter.name}:${board}`)
  if (outcome !== 'gone' || page === null || settings.baseUrl !== null) return null
  try {
    const { body } = await fetchIfAllowed(network, {
      url: page,
      hosts: [new URL(page).hostname],
      accept: 'text/html',
    })
    const [named, ...others] = boardsNamedIn(body).filter((one) => one !== token)
    return others.length === 0 ? (named ?? null) : null
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error
    return error.redirect ? unlessSame(token, recogniseBoard(error.redirect.href)) : null
  }
}

function unlessSame(token: string, other: string | null): string | null {
  return other?.toLowerCase() === token.toLowerCase() ? null : other
}
