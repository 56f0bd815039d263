import { Menu as MenuIcon, X } from '#app/ui/icons.tsx'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { paths } from '#app/paths.ts'
import { FOOTER_GROUPS, HEADER_GROUPS } from '#app/site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonVariants } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { AccountLink } from './account-link.tsx'
import { useEscape, useFocusOut } from './use-menu-keys.ts'
import type { NavigationItem } from '#app/site.ts'

/** The menu below desktop width. A `details` element, so it opens without script. Each navigation closes it. */
export function MobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  useEscape(menu)
  useFocusOut(menu)
  const { key } = useLocation()
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    if (menu.current) menu.current.open = false
  }, [key])

  return (
    <details ref={menu} className="group @min-[63rem]:hidden">
      <summary className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'text-xl')}>
        <MenuIcon aria-hidden className="group-open:hidden" />
        <X aria-hidden className="hidden group-open:block" />
        <span className="sr-only">Menu</span>
      </summary>
      <nav
        aria-label="Main"
        className={cn(
          'absolute inset-x-0 top-full border-y border-rule bg-sheet shadow-menu',
          'tall:max-h-[calc(100dvh-var(--header-height)-var(--bottom-bar-height))] tall:overflow-y-auto tall:overscroll-contain',
        )}
      >
        <div className="page-width grid gap-x-4 gap-y-3 py-3 @min-[17rem]:grid-cols-2 @min-[40rem]:grid-cols-4">
          <ul className="col-span-full grid gap-x-4 @min-[17rem]:grid-cols-2 @min-[40rem]:grid-cols-4">
            {FIRST_LINKS.map((item) => (
              <li key={item.path}>
                <MenuLink item={item} />
              </li>
            ))}
          </ul>
          {[...HEADER_GROUPS, ...FOOTER_GROUPS].map((group) => (
            <div key={group.name}>
              <p className="border-b-2 border-heavy pb-1.5 font-bold">{group.name}</p>
              <ul className="divide-y">
                {group.items
                  .filter(({ path }) => FIRST_LINKS.every((first) => first.path !== path))
                  .map((item) => (
                    <li key={item.path}>
                      <MenuLink item={item} />
                    </li>
                  ))}
              </ul>
            </div>
          ))}
          <div className="col-span-full border-t-2 border-heavy">
            <MenuLink item={{ name: 'Community', path: paths.community() }} />
            <AccountLink className="phone-menu-link border-t" />
          </div>
        </div>
      </nav>
    </details>
  )
}

/** What visitors look for most, above what is still to come. */
const FIRST_LINKS: readonly NavigationItem[] = [
  { name: 'Remote', path: paths.remoteJobs() },
  { name: 'Freshers', path: paths.freshersZone() },
  { name: 'Skills', path: paths.skills() },
  { name: 'Saved jobs', path: paths.saved() },
]

function MenuLink({ item }: { item: NavigationItem }) {
  return (
    <NavLink to={item.path} end className="phone-menu-link">
      {item.name}
      {item.paid && <Badge variant="premium">Paid</Badge>}
    </NavLink>
  )
}
