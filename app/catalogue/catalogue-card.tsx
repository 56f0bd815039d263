import { Card, CardDescription, CardTitle } from '#app/ui/card.tsx'
import type { ReactNode } from 'react'

interface CatalogueCardProps {
  title: string
  /** Author or organiser, under the title. */
  by?: string
  /** To the left of the title. */
  logo?: ReactNode
  badges: ReactNode
  text?: string
  /** Facts and tags, between the text and the action. */
  children?: ReactNode
  /** The card's one link or button. */
  action: ReactNode
  /** Beside the action. */
  rate?: ReactNode
}

/** The layout that the cards of all catalogues share. */
export function CatalogueCard({ title, by, logo, badges, text, children, action, rate }: CatalogueCardProps) {
  return (
    <Card as="article" aria-label={by ? `${title}, ${by}` : title} className="gap-3 p-4 sm:p-5">
      <div className="flex items-start gap-3">
        {logo}
        <div className="min-w-0 grow">
          <CardTitle as="h2">{title}</CardTitle>
          {by && <p className="text-sm text-ink-soft">{by}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-1.5">{badges}</div>
      {text && <CardDescription className="text-sm">{text}</CardDescription>}
      {children}
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        <div className="min-w-0 grow basis-40">{action}</div>
        {rate}
      </div>
    </Card>
  )
}
