import { buttonVariants } from '#app/ui/button.tsx'
import { FreeIdeaCard } from './free-idea-card.tsx'
import { HubEmpty } from './hub-empty.tsx'
import { LAUNCH_ID } from './launch-steps.tsx'
import { PremiumIdeaCard } from './premium-idea-card.tsx'
import type { FreeIdea, PremiumIdea } from './hub-page.server.ts'

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
