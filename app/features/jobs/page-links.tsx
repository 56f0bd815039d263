import { Link } from 'react-router'
import { ChevronLeft, ChevronRight } from '#app/ui/icons.tsx'
import { buttonVariants } from '#app/ui/button.tsx'
import { pagesShown } from './list-pages.ts'
import { JOBS_PER_PAGE, type JobsState } from './jobs-href.ts'
import { listHref } from './list-href.ts'
import type { ReactNode } from 'react'

interface PageLinksProps {
  state: JobsState
  /** Pages of the whole list. */
  pages: number
  /** The last page that is shown: the first page may show several. */
  shownTo: number
  basePath: string
}

/** Links to the pages of a list: previous, numbers, next. */
export function PageLinks({ state, pages, shownTo, basePath }: PageLinksProps) {
  const hrefOf = (page: number) =>
    listHref(basePath, { ...state, page, show: page === 1 ? JOBS_PER_PAGE : 0 })
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-center gap-1 print:hidden">
      {state.page > 1 && (
        <PageLink to={hrefOf(state.page - 1)} rel="prev">
          <ChevronLeft aria-hidden /> Previous
        </PageLink>
      )}
      {pagesShown(state.page, pages).map((page) =>
        typeof page === 'string' ? (
          <span key={page} aria-hidden className="px-1 text-ink-soft max-sm:hidden">
            …
          </span>
        ) : (
          <PageLink key={page} to={hrefOf(page)} current={page === state.page} className="max-sm:hidden">
            <span className="sr-only">Page </span>
            {page}
          </PageLink>
        ),
      )}
      <span className="px-3 text-sm text-ink-soft sm:hidden">
        Page {state.page} of {pages}
      </span>
      {shownTo < pages && (
        <PageLink to={hrefOf(shownTo + 1)} rel="next">
          Next <ChevronRight aria-hidden />
        </PageLink>
      )}
    </nav>
  )
}

interface PageLinkProps {
  to: string
  rel?: 'prev' | 'next'
  current?: boolean
  className?: string
  children: ReactNode
}

function PageLink({ to, rel, current = false, className = '', children }: PageLinkProps) {
  return (
    <Link
      to={to}
      rel={rel}
      aria-current={current ? 'page' : undefined}
      className={buttonVariants({
        variant: current ? 'secondary' : 'ghost',
        className: `min-w-11 px-3 ${current ? 'underline underline-offset-4' : ''} ${className}`,
      })}
    >
      {children}
    </Link>
  )
}
