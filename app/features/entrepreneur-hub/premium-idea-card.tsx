import Lock from 'lucide-react/icons/lock'
import { Badge } from '#app/ui/badge.tsx'
import { IdeaCard } from './idea-card.tsx'
import type { PremiumIdea } from './hub-page.server.ts'

/** Shown on every premium card instead of its description, which never leaves the database. */
const TEASER = 'Coming in Million-Dollar Ideas: who pays, what it costs to start, and the main challenges.'

export function PremiumIdeaCard({ idea }: { idea: PremiumIdea }) {
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
