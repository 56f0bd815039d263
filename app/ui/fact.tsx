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
    <li className="fact">
      {icon}
      <span>
        <span className="sr-only">{name}: </span>
        {children}
      </span>
    </li>
  )
}
