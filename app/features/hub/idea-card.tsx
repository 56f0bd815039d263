import { formatInvestment } from '#core/money.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '#app/ui/card.tsx'
import type { BusinessIdea } from '#db/queries/content/startup.ts'
import type { ReactNode } from 'react'

interface IdeaCardProps {
  idea: Pick<BusinessIdea, 'title' | 'category' | 'estimated_investment'>
  badge: ReactNode
  className?: string
  /** The description, or a teaser. */
  children: ReactNode
}

/** Layout shared by free and premium ideas: badge and name, then industry and investment at the bottom. */
export function IdeaCard({ idea, badge, className, children }: IdeaCardProps) {
  return (
    <Card as="article" aria-label={idea.title} className={className}>
      <CardHeader className="items-start gap-3">
        {badge}
        <CardTitle>{idea.title}</CardTitle>
      </CardHeader>
      <CardContent>{children}</CardContent>
      <CardFooter>
        <Badge>{idea.category}</Badge>
        <span className="ml-auto text-sm">
          <strong className="tabular-nums">{formatInvestment(idea.estimated_investment)}</strong> investment
        </span>
      </CardFooter>
    </Card>
  )
}
