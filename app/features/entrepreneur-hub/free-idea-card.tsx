import { FreeBadge } from '#app/catalogue/free-badge.tsx'
import { IdeaCard } from './idea-card.tsx'
import type { FreeIdea } from './hub-page.server.ts'

/** An idea told in full. */
export function FreeIdeaCard({ idea }: { idea: FreeIdea }) {
  return (
    <IdeaCard idea={idea} badge={<FreeBadge isFree />}>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_14rem]">
        <p className="max-w-prose">{idea.description}</p>
        {idea.monetization_model && (
          <dl className="self-start border-l-3 border-action pl-4">
            <dt className="caption">Monetization model</dt>
            <dd className="mt-1 text-sm">{idea.monetization_model}</dd>
          </dl>
        )}
      </div>
    </IdeaCard>
  )
}
