import { Search } from '#app/ui/icons.tsx'
import { useEffect, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { paths } from '#app/paths.ts'
import { HEADER_GROUPS, HEADER_SCROLL_THRESHOLD, PRODUCT_NAME } from '#app/site.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { Mark } from '#app/ui/mark.tsx'
import { AccountLink } from './account-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavMenu } from './nav-menu.tsx'
import { PREFETCH } from '#app/ui/prefetch.ts'

/** Beside the menus, whose links the specification lists. */
const HEADER_LINKS = [
  { name: 'Community', path: paths.community() },
  { name: 'Skills', path: paths.skills() },
  { name: 'Saved', path: paths.saved() },
]

/**
 * From 63rem on, a window of 64 with its scroll bar, it has all menus and links, below 79rem with smaller letters and less
 * space between them. They fit even in DejaVu Sans, the wide system font of many Linux desktops. The header's own width
 * decides, in the letters that it has: with large ones it is the phone's.
 */
const LINK = cn(
  buttonVariants({ variant: 'ghost' }),
  'hidden px-1.5 text-sm @min-[63rem]:inline-flex @min-[79rem]:px-2.5 @min-[79rem]:text-base',
)

export function Header() {
  const scrolled = useScrolledPast(HEADER_SCROLL_THRESHOLD)
  return (
    <header
      data-chrome
      data-scrolled={scrolled}
      className={cn(
        '@container sticky top-0 z-40 h-(--header-height) border-b transition-colors',
        scrolled ? 'bg-paper/85 [backdrop-filter:blur(12px)]' : 'bg-paper',
      )}
    >
      <div className="page-width flex h-full items-center gap-2">
        <Link to={paths.home()} prefetch={PREFETCH} className="-ml-1 flex min-h-11 items-center gap-2.5 px-1">
          <Mark className="size-8" />
          {/* With large letters on a phone there is room for the mark alone. */}
          <span className="display text-2xl @max-[17rem]:sr-only">{PRODUCT_NAME}</span>
        </Link>

        <nav aria-label="Main" className="ml-2 hidden h-full @min-[63rem]:block">
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
              prefetch={PREFETCH}
              className={cn(
                LINK,
                'decoration-2 underline-offset-8 aria-[current]:text-action aria-[current]:underline',
              )}
            >
              {name}
            </NavLink>
          ))}
          <AccountLink className={LINK} />
          <Link
            to={paths.search()}
            prefetch={PREFETCH}
            aria-label="Search"
            className={cn(buttonVariants({ variant: 'outline' }), 'min-w-11 px-2.5 @min-[79rem]:px-4')}
          >
            <Search aria-hidden />
            <span className="hidden @min-[40rem]:inline @min-[63rem]:hidden @min-[79rem]:inline">Search</span>
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
