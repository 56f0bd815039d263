import { useLocation } from 'react-router'
import type { ComponentProps } from 'react'

/** What `app/link-navigation.tsx` does with a link beside navigating, by its attributes. */
const KEEP_SCROLL = 'keep'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path and query of a page of ours, from `/`. */
  to: string
  /** Replaces the current entry of the history. */
  replace?: boolean
  preventScrollReset?: boolean
  /** Loads the page's script and data when the visitor is about to press the link. */
  prefetch?: 'intent'
  /** Loads a new document. */
  reloadDocument?: boolean
}

/**
 * A link to another page of ours. The router's own link takes fifteen hooks, on the server and in the browser, and a
 * page has a hundred links; this one is an element with attributes, and one listener of the page navigates
 * (`app/link-navigation.tsx`).
 */
export function Link(props: LinkProps) {
  const { to, replace, preventScrollReset, prefetch, reloadDocument, children, ...rest } = props
  return (
    <a
      {...rest}
      href={to}
      data-link={reloadDocument ? undefined : preventScrollReset ? KEEP_SCROLL : ''}
      data-replace={replace ? '' : undefined}
      data-prefetch={prefetch ? '' : undefined}
    >
      {children}
    </a>
  )
}

interface NavLinkProps extends LinkProps {
  /** Is current on this very path only, and not on those below it. */
  end?: boolean
}

/** A link of a menu, with `aria-current` on its page. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation()
  const current = pathname === link.to || (!end && pathname.startsWith(`${link.to}/`))
  return <Link aria-current={current ? 'page' : undefined} {...link} />
}
