import { ChevronDown } from '#app/ui/icons.tsx'
import { cn } from '#app/ui/class-names.ts'
import type { ReactNode } from 'react'

interface FilterGroupProps {
  /** In lower case; unique on the page. */
  id: string
  title: string
  /** How many of its filters are chosen. */
  chosen: number
  wide?: boolean
  children: ReactNode
}

/** One group of filters: a button with a menu on a desktop, a section of the sheet on a phone. */
export function FilterGroup({ id, title, chosen, wide = false, children }: FilterGroupProps) {
  const menu = `filter-${id}`
  return (
    <fieldset aria-labelledby={`${menu}-title`} className="min-w-0 max-lg:border-b max-lg:py-4">
      <p id={`${menu}-title`} className="mb-1 font-bold lg:sr-only">
        {title}
      </p>
      <button
        type="button"
        popoverTarget={menu}
        className={cn(
          'filter-button',
          chosen > 0
            ? 'border-action bg-action-wash text-action'
            : 'border-transparent hover:border-edge hover:bg-shade',
        )}
      >
        {title}
        {chosen > 0 && (
          <span className="rounded-full bg-action px-1.5 text-2xs text-on-action tabular-nums">
            {chosen}
            <span className="sr-only"> chosen</span>
          </span>
        )}
        <ChevronDown aria-hidden className="size-4 text-ink-soft" />
      </button>
      <div id={menu} popover="auto" className={cn('filter-group', wide ? 'lg:w-md' : 'lg:w-80')}>
        {children}
      </div>
    </fieldset>
  )
}
