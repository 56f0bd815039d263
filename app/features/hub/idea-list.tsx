import { Lock } from '#app/ui/icons.tsx'
import { FreeBadge } from '#app/catalogue/free-badge.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { buttonVariants } from '#app/ui/button.tsx'
import { HubEmpty } from './hub-empty.tsx'
import { IdeaCard } from './idea-card.tsx'
import { LAUNCH_ID } from './launch-steps.tsx'
import type { FreeIdea, PremiumIdea } from './hub-page.server.ts'

/** Shown on every premium card instead of its description, which never leaves the database. */
const TEASER = 'Coming in Million-Dollar Ideas: who pays, what it costs to start, and the main challenges.'

interface IdeaListProps {
  premium: PremiumIdea[]
  free: FreeIdea[]
  unavailable: boolean
}

export function IdeaList({ premium, free, unavailable }: IdeaListProps) {
  if (premium.length + free.length === 0) {
    return (
      <HubEmpty noun="ideas" unavailable={unavailable}>
        <a href={`#${LAUNCH_ID}`} className={buttonVariants()}>
          Read how to launch
        </a>
      </HubEmpty>
    )
  }
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {premium.map((idea) => (
        <li key={idea.id} className="grid min-w-0">
          <PremiumIdeaCard idea={idea} />
        </li>
      ))}
      {free.map((idea) => (
        <li key={idea.id} className="min-w-0 md:col-span-2">
          <FreeIdeaCard idea={idea} />
        </li>
      ))}
    </ul>
  )
}

function PremiumIdeaCard({ idea }: { idea: PremiumIdea }) {
  const badge = (
    <Badge variant="premium">
      <Lock aria-hidden /> Premium
    </Badge>
  )
  return (
    <IdeaCard idea={idea} badge={badge} className="border-t-3 border-t-premium">
      <p className="text-ink-soft">{TEASER}</p>
      <dl className="mt-4">
        <dt className="caption">Potential</dt>
        <dd className="font-semibold">{idea.potential_revenue ?? 'High Revenue'}</dd>
      </dl>
    </IdeaCard>
  )
}

function FreeIdeaCard({ idea }: { idea: FreeIdea }) {
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
