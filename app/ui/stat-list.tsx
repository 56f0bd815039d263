import { Card } from './card.tsx'
import type { ReactNode } from 'react'

interface StatListProps {
  stats: readonly (readonly [name: string, value: ReactNode])[]
  className?: string
}

/** Names and values in rows. */
export function StatList({ stats, className }: StatListProps) {
  return (
    <Card className={className}>
      <dl className="divide-y">
        {stats.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 px-4 py-2.5">
            <dt className="text-sm wrap-anywhere text-ink-soft">{name}</dt>
            <dd className="text-right font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
