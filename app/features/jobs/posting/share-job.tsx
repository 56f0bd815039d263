import { Link as LinkIcon, MessageCircle, Share2 } from '#app/ui/icons.tsx'
import { useState, useSyncExternalStore } from 'react'
import { announceFailure } from '#app/ui/announcer.tsx'
import { Button, buttonVariants } from '#app/ui/button.tsx'
import { postingText } from '#app/features/jobs/share/posting-text.ts'
import { whatsAppHref } from '#app/features/jobs/share/share-text.ts'
import type { JobSummary } from '#core/job.ts'

interface ShareJobProps {
  job: JobSummary
  /** The absolute URL of the posting's page. */
  url: string
}

/**
 * Shares what a posting states: with the system's share sheet if the browser has one, else by a small menu with WhatsApp and
 * copying the text or the link. Without script WhatsApp alone is in it.
 */
export function ShareJob({ job, url }: ShareJobProps) {
  const [sheetFailed, setSheetFailed] = useState(false)
  const means = useMeans()
  const text = postingText(job, url)
  if (means === 'sheet' && !sheetFailed) {
    const share = async () => {
      try {
        const words = text.slice(0, -url.length).trimEnd()
        await navigator.share({ title: `${job.title} at ${job.company}`, text: words, url })
      } catch (error) {
        // A visitor who closes the sheet has not asked for another way.
        if (error instanceof DOMException && error.name === 'AbortError') return
        setSheetFailed(true)
        announceFailure('Your browser did not share it. Use WhatsApp, or copy the link.')
      }
    }
    return (
      <Button variant="ghost" onClick={() => void share()}>
        <Share2 aria-hidden /> <span>Share</span>
      </Button>
    )
  }
  return (
    <details className="share" open={sheetFailed || undefined}>
      <summary className={buttonVariants({ variant: 'ghost' })}>
        <Share2 aria-hidden /> <span>Share</span>
      </summary>
      <div>
        <a
          ref={sheetFailed ? takeFocus : undefined}
          href={whatsAppHref(text)}
          target="_blank"
          rel="noopener"
          className={buttonVariants({ variant: 'outline' })}
        >
          <MessageCircle aria-hidden /> WhatsApp
          <span className="sr-only">: share this job (opens in a new tab)</span>
        </a>
        {means !== 'link' && <Copy text={text} url={url} />}
      </div>
    </details>
  )
}

/** The pressed button is gone. */
const takeFocus = (link: HTMLElement | null) => link?.focus()

function Copy({ text, url }: { text: string; url: string }) {
  const [outcome, setOutcome] = useState('')
  // The clipboard is missing on pages without https.
  const copy = async (copied: string, what: string) => {
    try {
      await navigator.clipboard.writeText(copied)
      setOutcome(`${what} copied.`)
    } catch {
      setOutcome(`Your browser did not let us copy it. The link is ${url}`)
    }
  }
  return (
    <>
      <Button variant="outline" onClick={() => void copy(text, 'Text')}>
        <Share2 aria-hidden /> Copy text
      </Button>
      <Button variant="outline" onClick={() => void copy(url, 'Link')}>
        <LinkIcon aria-hidden /> Copy link
      </Button>
      <output className="basis-full text-sm font-semibold break-all empty:sr-only">{outcome}</output>
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
