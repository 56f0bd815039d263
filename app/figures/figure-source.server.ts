import { siteFigures } from '#db/queries/site-figures.ts'
import type { RequestScope } from '#app/page/context.ts'
import { queryWithFallback } from '#app/page/read.server.ts'
import type { FigureSource } from './figure-lists.ts'

/** What the settings ask for. The specification's figures need no query. */
export async function readFigureSource(scope: RequestScope): Promise<FigureSource> {
  if (scope.siteFigures !== 'live') return { kind: 'spec' }
  const { value } = await queryWithFallback(scope, 'site figures', () => siteFigures(scope), null)
  return { kind: 'live', counts: value }
}
