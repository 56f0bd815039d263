import { NavLink } from 'react-router'
import { BookOpen, Bot, BriefcaseBusiness, House, Search } from '#app/ui/icons.tsx'
import { paths } from '#app/paths.ts'
import { jobsBadge } from '#app/figures/figure-lists.ts'
import { useFigureSource } from '#app/figures/figure-source.ts'
import { cn } from '#app/ui/class-names.ts'
import { CountBadge } from '#app/ui/count-badge.tsx'
import { PREFETCH } from '#app/ui/prefetch.ts'

const ITEMS = [
  { name: 'Home', path: paths.home(), Icon: House },
  { name: 'Jobs', path: paths.jobs(), Icon: BriefcaseBusiness, counted: true },
  { name: 'Search', path: paths.search(), Icon: Search },
  { name: 'AI Tools', path: paths.tools(), Icon: Bot },
  { name: 'Courses', path: paths.courses(), Icon: BookOpen },
]

/**
 * Below desktop width only. The shell adds padding of the same height, so it never covers content. In a low window it
 * is at the end of the page instead.
 */
export function BottomBar() {
  const badge = jobsBadge(useFigureSource())
  return (
    <nav
      data-chrome
      aria-label="Quick links"
      className="inset-x-0 bottom-0 z-40 h-(--bottom-bar-height) border-t border-edge bg-sheet lg:hidden tall:fixed"
    >
      {/* Each as wide as its name needs, so that large letters fit too. */}
      <ul className="mx-auto flex h-full max-w-xl overflow-x-auto [scrollbar-width:none]">
        {ITEMS.map(({ name, path, Icon, counted }) => (
          <li key={path} className="grow basis-[20%] [flex-shrink:1]">
            <NavLink
              to={path}
              end
              prefetch={PREFETCH}
              className={cn(
                '-mt-px flex h-full flex-col items-center justify-center gap-0.5 border-t-3 border-transparent',
                'text-center text-2xs text-ink-soft focus-visible:-outline-offset-3',
                'aria-[current]:border-action aria-[current]:font-bold aria-[current]:text-action',
              )}
            >
              <span className="relative">
                <Icon aria-hidden className="size-5.5" />
                {counted && badge !== null && (
                  <CountBadge count={badge} className="absolute -top-1.5 left-3.5" />
                )}
              </span>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
