import { ChevronDown } from '#app/ui/icons.tsx'
import { useRef } from 'react'
import { NavLink } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { useHover } from './use-hover.ts'
import { useArrowKeys, useEscape } from './use-menu-keys.ts'
import { PREFETCH } from '#app/ui/prefetch.ts'
import type { NavigationGroup } from '#app/site.ts'

/**
 * One menu of the header. A `details` element, so it opens with Enter, Space or a tap, and without script.
 * Script adds hover, arrow keys, Escape, and closing on navigation.
 */
export function NavMenu({ group }: { group: NavigationGroup }) {
  const menu = useRef<HTMLDetailsElement>(null)
  useHover(menu)
  useArrowKeys(menu)
  useEscape(menu)

  return (
    <details ref={menu} className="nav-menu group relative h-full">
      <summary
        className={
          'flex h-full items-center gap-1 border-b-3 border-transparent px-1.5 pt-0.5 text-sm font-semibold ' +
          'whitespace-nowrap group-open:border-heavy hover:border-heavy @min-[79rem]:px-2.5 @min-[79rem]:text-base'
        }
      >
        {group.name}
        <ChevronDown
          aria-hidden
          className="size-4 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="absolute top-full left-0 min-w-64 rounded-b-sm border border-t-0 border-rule bg-sheet py-2 shadow-menu">
        {group.items.map((item) => (
          <li key={item.path}>
            <NavLink
              to={item.path}
              end
              prefetch={PREFETCH}
              onClick={() => {
                if (menu.current) menu.current.open = false
              }}
              className="menu-link"
            >
              {item.name}
              {item.paid && <Badge variant="premium">Paid</Badge>}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
