import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { Link, NavLink } from '#app/ui/link.tsx'
import { paths } from '#app/paths.ts'
import { HEADER_GROUPS, HEADER_SCROLL_THRESHOLD, PRODUCT_NAME } from '#app/site.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { Mark } from '#app/ui/mark.tsx'
import { AccountLink } from './account-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavMenu } from './nav-menu.tsx'
import { HEADER_LINKS } from './shell-links.ts'

/**
 * From `lg` on it has all menus and links, below `xl` with smaller letters and less space between them. They fit even in
 * DejaVu Sans, the wide system font of many Linux desktops.
 */
const LINK = cn(
  buttonVariants({ variant: 'ghost' }),
  'hidden px-1.5 text-sm lg:inline-flex xl:px-2.5 xl:text-base',
)

export function Header() {
  const scrolled = useScrolledPast(HEADER_SCROLL_THRESHOLD)
  return (
    <header
      data-chrome
      data-scrolled={scrolled}
      className={cn(
        'sticky top-0 z-40 h-(--header-height) border-b transition-colors',
        scrolled ? 'bg-paper/85 [backdrop-filter:blur(12px)]' : 'bg-paper',
      )}
    >
      <div className="page-width flex h-full items-center gap-2">
        <Link to={paths.home()} prefetch="intent" className="-ml-1 flex min-h-11 items-center gap-2.5 px-1">
          <Mark className="size-8" />
          <span className="display text-2xl">{PRODUCT_NAME}</span>
        </Link>

        <nav aria-label="Main" className="ml-2 hidden h-full lg:block">
          <ul className="flex h-full">
            {HEADER_GROUPS.map((group) => (
              <li key={group.name} className="h-full">
                <NavMenu group={group} />
              </li>
            ))}
          </ul>
        </nav>

        <div className="ml-auto flex items-center gap-1">
          {HEADER_LINKS.map(({ name, path }) => (
            <NavLink
              key={path}
              to={path}
              prefetch="intent"
              className={cn(LINK, 'aria-[current]:text-action')}
            >
              {name}
            </NavLink>
          ))}
          <AccountLink className={LINK} />
          <Link
            to={paths.search()}
            prefetch="intent"
            aria-label="Search"
            className={cn(buttonVariants({ variant: 'outline' }), 'min-w-11 px-2.5 xl:px-4')}
          >
            <Search aria-hidden />
            <span className="hidden sm:inline lg:hidden xl:inline">Search</span>
          </Link>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

/** Whether the page is scrolled by more than this. False until hydration. */
function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const update = () => setPast(window.scrollY > pixels)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [pixels])
  return past
}
