import { ExternalLink } from '#app/ui/icons.tsx'
import type { ReactNode } from 'react'

interface OutsideLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** An external link, which opens in a new tab and says so. */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children} <ExternalLink aria-hidden />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
