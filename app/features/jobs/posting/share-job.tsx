import { Link as LinkIcon, MessageCircle, Share2 } from '#app/ui/icons.tsx'
import { useState, useSyncExternalStore } from 'react'
import { announceFailure } from '#app/ui/announcer.tsx'
import { Button, buttonVariants } from '#app/ui/button.tsx'

interface ShareJobProps {
  title: string
  company: string
  /** The absolute URL of the posting's page. */
  url: string
}

/**
 * Shares a posting: with the system's share sheet if the browser has one, else by WhatsApp or by copying the
 * link. Without script it is a link to WhatsApp.
 */
export function ShareJob({ title, company, url }: ShareJobProps) {
  const [sheetFailed, setSheetFailed] = useState(false)
  const means = useMeans()
  const text = `${title} at ${company}`
  if (means === 'sheet' && !sheetFailed) {
    const share = async () => {
      try {
        await navigator.share({ title: text, text, url })
      } catch (error) {
        // A visitor who closes the sheet has not asked for another way.
        if (error instanceof DOMException && error.name === 'AbortError') return
        setSheetFailed(true)
        announceFailure('Your browser did not share it. Use WhatsApp, or copy the link.')
      }
    }
    return (
      <Button variant="outline" onClick={() => void share()}>
        <Share2 aria-hidden /> Share
      </Button>
    )
  }
  return (
    <>
      <a
        ref={sheetFailed ? takeFocus : undefined}
        href={`https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`}
        target="_blank"
        rel="noopener"
        className={buttonVariants({ variant: 'outline' })}
      >
        <MessageCircle aria-hidden /> WhatsApp
        <span className="sr-only">: share this job (opens in a new tab)</span>
      </a>
      {means !== 'link' && <CopyLink url={url} />}
    </>
  )
}

/** The pressed button is gone. */
const takeFocus = (link: HTMLElement | null) => link?.focus()

function CopyLink({ url }: { url: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  // The clipboard is missing on pages without https.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <>
      <Button variant="outline" onClick={() => void copy()}>
        <LinkIcon aria-hidden /> Copy link
      </Button>
      <output className="basis-full text-sm font-semibold break-all empty:sr-only">
        {outcome === 'copied' && 'Link copied.'}
        {outcome === 'refused' && `Your browser did not let us copy it. The link is ${url}`}
      </output>
    </>
  )
}

/** How this browser can share; only a link until hydration. */
function useMeans(): 'link' | 'sheet' | 'copy' {
  return useSyncExternalStore(
    () => () => undefined,
    () => ('share' in navigator ? 'sheet' : 'copy'),
    () => 'link',
  )
}
