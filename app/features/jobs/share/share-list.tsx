import { useRouteLoaderData } from 'react-router'
import type { FoundJobs, JobFinder } from '#core/find/job-search.ts'
import { jobListName } from '#core/find/list-name.ts'
import { jobsHref, type JobsState } from '#app/features/jobs/jobs-href.ts'
import { listHref } from '#app/features/jobs/list-href.ts'
import { paths } from '#app/paths.ts'
import { announce } from '#app/ui/announcer.tsx'
import { ChevronDown } from '#app/ui/icons.tsx'
import { BY_TELEGRAM_ID, followChannels } from './follow-channels.ts'
import { embedHref, embedSnippet, listFileHref, printHref, qrHref } from './list-files.ts'
import { listText, whatsAppHref } from './share-text.ts'
import type { loader } from '#app/root.tsx'
import type { ComponentProps, MouseEvent } from 'react'

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
  const { siteUrl = '', telegramBot } = useRouteLoaderData<typeof loader>('root') ?? {}
  // The whole list, however it is looked at. A company's is a list of the jobs page.
  const list: JobsState = { ...state, page: 1, show: 0, view: 'cards', job: null }
  const path = basePath.startsWith(paths.companies()) ? jobsHref(list) : listHref(basePath, list)
  const name = jobListName(state, labelOf)
  const { jobs, total, samples } = found
  const text = listText({ jobs, total, sample: samples === total, name, url: siteUrl + path })
  const qr = qrHref(path)
  const copy = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const { href, parentElement } = event.currentTarget
    try {
      await navigator.clipboard.writeText(text ?? '')
      parentElement?.hidePopover()
      announce('Text copied.')
    } catch {
      // The clipboard is missing on pages without https: the link opens the text.
      location.assign(href)
    }
  }
  return (
    <>
      <button type="button" popoverTarget={MENU} className="share-button">
        <span>
          Share<span className="max-sm:sr-only"> & export</span>
        </span>
        <ChevronDown aria-hidden />
      </button>
      <nav id={MENU} popover="auto" aria-label="Share & export" className="share-menu">
        {item('Download CSV', listFileHref(path, 'csv'), { download: true })}
        {item('Print', printHref(path))}
        {text && item('WhatsApp', whatsAppHref(text), NEW_TAB)}
        {text && item('Copy text', listFileHref(path, 'txt'), { onClick: (event) => void copy(event) })}
        {qr && item('QR code', qr, NEW_TAB)}
        <details>
          <summary className="menu-link">Embed in your own page</summary>
          <textarea
            readOnly
            rows={4}
            aria-label="HTML"
            value={embedSnippet(siteUrl + embedHref(path), name)}
          />
        </details>
        <p>Subscribe to this list by</p>
        {followChannels(state).map((channel) => item(channel.name, channel.href))}
        {telegramBot && item('Telegram', `#${BY_TELEGRAM_ID}`, { onClick: chooseTelegram })}
      </nav>
    </>
  )
}

/** The link itself leads to the choice. */
function chooseTelegram({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.parentElement?.hidePopover()
  document.getElementById(BY_TELEGRAM_ID)?.click()
}

function item(name: string, href: string, more?: ComponentProps<'a'>) {
  return (
    <a key={name} href={href} className="menu-link" {...more}>
      {name}
    </a>
  )
}
