import type { ReactNode } from 'react'

interface FactProps {
  icon: ReactNode
  /** Name of the fact, for screen readers. */
  name: string
  children: ReactNode
}

/** A row of a card's facts: icon and value. */
export function Fact({ icon, name, children }: FactProps) {
  return (
    <li className="flex items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft">
      <span aria-hidden>{icon}</span>
      <span className="min-w-0">
        <span className="sr-only">{name}: </span>
        {children}
      </span>
    </li>
  )
}
