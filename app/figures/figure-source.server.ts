import { siteFigures } from '#db/queries/site-figures.ts'
import type { RequestScope } from '#app/page/context.ts'
import { queryWithFallback } from '#app/page/read.server.ts'
import type { FigureSource } from './figure-lists.ts'

/** What the settings ask for. By default the database counts where there are real jobs. */
export async function readFigureSource(scope: RequestScope): Promise<FigureSource> {
  const { siteFigures: asked = 'spec' } = scope
  if (asked === 'spec') return { kind: 'spec' }
  const { value } = await queryWithFallback(scope, 'site figures', () => siteFigures(scope), null)
  // Unread counts: the figures of a site with real jobs must not change to invented ones for a minute.
  if (asked === 'auto' && value?.jobs === 0) return { kind: 'spec' }
  return { kind: 'live', counts: value }
}
