import { useRouteLoaderData } from 'react-router'
import type { FoundJobs, JobFinder } from '#core/find/job-search.ts'
import { jobListName } from '#core/find/list-name.ts'
import { jobsHref, type JobsState } from '#app/features/jobs/jobs-href.ts'
import { listHref } from '#app/features/jobs/list-href.ts'
import { paths } from '#app/paths.ts'
import { announce } from '#app/ui/announcer.tsx'
import { Share2 } from '#app/ui/icons.tsx'
import { followChannels } from './follow-channels.ts'
import { embedHref, embedSnippet, listFileHref, printHref, qrHref } from './list-files.ts'
import { listText, whatsAppHref } from './share-text.ts'
import type { loader } from '#app/root.tsx'
import type { MouseEvent } from 'react'

const MENU = 'share-list'
const NEW_TAB = { target: '_blank', rel: 'noopener' }

interface ShareListProps {
  found: FoundJobs
  state: JobsState
  basePath: string
  /** Displayed names of what is chosen. */
  labelOf?: JobFinder['label']
}

/** All that takes a list off the site: files, paper, messages, another site's page, and ways to follow it. */
export function ShareList({ found, state, basePath, labelOf }: ShareListProps) {
  const siteUrl = useRouteLoaderData<typeof loader>('root')?.siteUrl ?? ''
  // The whole list, however it is looked at. A company's is a list of the jobs page.
  const list: JobsState = { ...state, page: 1, show: 0, view: 'cards', job: null }
  const path = basePath.startsWith(paths.companies()) ? jobsHref(list) : listHref(basePath, list)
  const name = jobListName(state, labelOf)
  const { jobs, total, samples } = found
  const text = listText({ jobs, total, sample: samples === total, name, url: siteUrl + path })
  const qr = qrHref(path)
  const copy = async (event: MouseEvent<HTMLAnchorElement>) => {
    // The clipboard is missing on pages without https: the link opens the text.
    if (!text || !('clipboard' in navigator)) return
    event.preventDefault()
    const { href } = event.currentTarget
    await navigator.clipboard.writeText(text).then(
      () => announce('Text copied.'),
      () => location.assign(href),
    )
    document.querySelector<HTMLElement>(`#${MENU}`)?.hidePopover()
  }
  return (
    <>
      <button type="button" popoverTarget={MENU} className="share-button">
        <Share2 aria-hidden />
        <span>
          Share<span className="max-sm:sr-only"> & export</span>
        </span>
      </button>
      <nav id={MENU} popover="auto" aria-label="Share & export" className="share-menu">
        <a href={listFileHref(path, 'csv')} download className="menu-link">
          Download CSV
        </a>
        <a href={printHref(path)} className="menu-link">
          Print
        </a>
        {text && (
          <>
            <a href={whatsAppHref(text)} {...NEW_TAB} className="menu-link">
              WhatsApp
            </a>
            <a href={listFileHref(path, 'txt')} onClick={(event) => void copy(event)} className="menu-link">
              Copy text
            </a>
          </>
        )}
        {qr && (
          <a href={qr} {...NEW_TAB} className="menu-link">
            QR code
          </a>
        )}
        <details>
          <summary className="menu-link">Embed in your own page</summary>
          <div className="px-4 pb-2">
            <textarea
              readOnly
              rows={4}
              aria-label="HTML for your own page"
              value={embedSnippet(siteUrl + embedHref(path), name)}
              className="w-full border border-edge bg-paper p-2 font-mono text-sm"
            />
            <a href={embedHref(path)} {...NEW_TAB} className="text-link">
              See how it looks
            </a>
          </div>
        </details>
        <p className="border-t px-4 pt-3 text-sm text-ink-soft">Follow this list by</p>
        {followChannels(state).map((channel) => (
          <a key={channel.name} href={channel.href} className="menu-link">
            {channel.name}
          </a>
        ))}
      </nav>
    </>
  )
}
