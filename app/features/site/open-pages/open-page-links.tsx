import { Link } from 'react-router'
import { ArrowRight } from '#app/ui/icons.tsx'
import { cn } from '#app/ui/class-names.ts'
import { PREFETCH } from '#app/ui/prefetch.ts'
import type { OpenPage } from './open-pages.ts'

/** Links to pages, styled as a table of contents. */
export function OpenPageLinks({ pages, className }: { pages: readonly OpenPage[]; className?: string }) {
  return (
    <ul className={cn('grid border-b', className)}>
      {pages.map(({ name, path, text }) => (
        <li key={path} className="border-t">
          <Link
            to={path}
            prefetch={PREFETCH}
            className="group flex min-h-16 items-center justify-between gap-4 py-3 hover:text-action"
          >
            <span className="min-w-0">
              <span className="block text-lg leading-snug font-bold">{name}</span>
              <span className="block text-ink-soft">{text}</span>
            </span>
            <ArrowRight
              aria-hidden
              className="size-5 shrink-0 text-ink-soft transition-transform group-hover:translate-x-1 group-hover:text-action"
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
