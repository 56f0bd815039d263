import { useEffect, useState } from 'react'
import { createPath, PrefetchPageLinks, useLocation, useNavigate } from 'react-router'

/** A pointer that only passes over a link is not about to press it. */
const INTENT_MS = 100

/** What the next page needs comes first. */
const AFTER_LEAVING_MS = 300

/**
 * Makes the links of `app/ui/link.tsx`, and forms with `data-link` that only ask for a page, navigate in the page, with
 * one listener for all of them. Presses that a browser
 * answers otherwise stay as they are: new tabs and windows, downloads, and what another handler has prevented.
 */
export function LinkNavigation() {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = pressedLink(event)
      if (!link) return
      event.preventDefault()
      const to = link.getAttribute('href') ?? ''
      const { pathname, search, hash } = globalThis.location
      void navigate(to, {
        replace: link.dataset['replace'] !== undefined || to === pathname + search + hash,
        preventScrollReset: link.dataset['link'] === 'keep',
      })
    }
    const onSubmit = (event: SubmitEvent) => {
      const { target: form, submitter, defaultPrevented } = event
      if (defaultPrevented || !(form instanceof HTMLFormElement) || form.dataset['link'] === undefined) return
      event.preventDefault()
      // A form sends its empty fields too; an address leaves them out.
      const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])
      const query = new URLSearchParams(fields.filter(([, value]) => value !== ''))
      void navigate(`${form.getAttribute('action')}${query.size > 0 ? `?${query}` : ''}`)
    }
    document.addEventListener('click', onClick)
    document.addEventListener('submit', onSubmit)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('submit', onSubmit)
    }
  }, [navigate])
  return <Prefetch />
}

/** The link that a plain press of the first button, or of Enter, is on; else null. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const link = linkAt(event.target, 'a[data-link]')
  return link && (!link.target || link.target === '_self') && !link.hasAttribute('download') ? link : null
}

/** Fetches the script and data of the page whose link the visitor is about to press, or to which they may go back. */
function Prefetch() {
  const [page, setPage] = useState<string | null>(null)
  useFirstPage(setPage)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const cancel = () => clearTimeout(timer)
    const intend = ({ target, type }: Event) => {
      cancel()
      const link = linkAt(target, 'a[data-prefetch]')
      // A finger is on the glass for less than the delay, and passes over nothing.
      const delay = type === 'touchstart' ? 0 : INTENT_MS
      if (link) timer = setTimeout(() => setPage(link.getAttribute('href')), delay)
    }
    const events = ['mouseover', 'focusin', 'touchstart'] as const
    for (const name of events) document.addEventListener(name, intend, { passive: true })
    return () => {
      cancel()
      for (const name of events) document.removeEventListener(name, intend)
    }
  }, [])
  return page === null ? null : <PrefetchPageLinks page={page} />
}

/**
 * Tells the address of the document's first page, once, when the visitor has left it. Its data came in the document:
 * without asking for them again, the way back would wait for the network.
 */
function useFirstPage(tell: (page: string) => void): void {
  const location = useLocation()
  const [first] = useState(location)
  const left = location.key !== first.key
  useEffect(() => {
    if (!left) return
    const timer = setTimeout(() => tell(createPath(first)), AFTER_LEAVING_MS)
    return () => clearTimeout(timer)
  }, [left, first, tell])
}

function linkAt(target: EventTarget | null, selector: string): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null
}
