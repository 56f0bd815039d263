import { useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { buttonVariants } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** The link to the bot, after the form asked for an alert by Telegram. A link, because our CSP stops a redirect there. */
export function OpenTelegram() {
  const bot = useRouteLoaderData<typeof loader>('root')?.telegramBot
  const start = new URLSearchParams(useLocation().search).get('start')
  if (bot === undefined || start === null || !/^[\w-]{43}$/.test(start)) return null
  return (
    <Notice className="mb-8 max-w-prose text-base">
      <p>One more step: open Telegram, and press START there. The link works for 30 minutes, and once.</p>
      <a href={`https://t.me/${bot}?start=${start}`} className={buttonVariants({ className: 'mt-3' })}>
        Open Telegram
      </a>
    </Notice>
  )
}
