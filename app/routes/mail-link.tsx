import type { HeadersArgs } from 'react-router'
import { pageHeaders } from '#app/page/cache-headers.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Route } from './+types/mail-link'

interface MailLinkPage {
  title: string
  description: string
  text: string
  button: string
  variant?: ButtonProps['variant']
}

const PAGES: Record<string, MailLinkPage> = {
  [paths.alertsConfirm()]: {
    title: 'Confirm your job alert',
    description: 'Confirm to get new jobs of your search by email.',
    text:
      'Tap Confirm to get new jobs of your search at the address we emailed. If you did not ask for it, ' +
      'close this page. You won’t get any jobs.',
    button: 'Confirm',
  },
  [paths.alertsUnsubscribe()]: {
    title: 'Stop all alerts',
    description: 'Stop all your job alerts. We delete them.',
    text: 'Tap Stop all alerts to get no more job alerts. We delete them, and your email address unless you get our newsletter.',
    button: 'Stop all alerts',
    variant: 'outline',
  },
  [paths.newsletterConfirm()]: {
    title: 'Confirm your subscription',
    description: 'Confirm to get the weekly Pravesh newsletter.',
    text:
      'Tap Confirm to get the weekly newsletter at the address we emailed. If you did not ask for ' +
      'it, close this page. You won’t get any newsletter.',
    button: 'Confirm',
  },
  [paths.newsletterUnsubscribe()]: {
    title: 'Unsubscribe',
    description: 'Unsubscribe from the weekly Pravesh newsletter. We delete your email address.',
    text: 'Tap Unsubscribe to stop the newsletter. We delete your email address and everything stored with it.',
    button: 'Unsubscribe',
    variant: 'outline',
  },
}

/** By the id of its route (`app/routes.ts`): an address may be written with other capitals. */
function pageOf(matches: readonly ({ id: string } | undefined)[]): [path: string, page: MailLinkPage] {
  const id = matches.at(-1)?.id ?? ''
  const found = Object.entries(PAGES).find(([path]) => id.endsWith(` ${path}`))
  if (!found) throw new Error(`No page of a link in a mail has the route "${id}"`)
  return found
}

export function meta({ matches }: Route.MetaArgs) {
  const [path, { title, description }] = pageOf(matches)
  return pageMeta({ title, description, siteUrl: matches[0].loaderData?.siteUrl, path, noindex: true })
}

/** No referrer: other sites must not see the token that is in the address. */
export function headers(args: HeadersArgs): HeadersInit {
  return { ...Object.fromEntries(new Headers(pageHeaders(args))), 'Referrer-Policy': 'no-referrer' }
}

/**
 * The page of a link in a mail, with one button. It is the same for everybody and does not contain the token:
 * its form has no `action`, so it posts to the current URL.
 */
export default function MailLink({ matches }: Route.ComponentProps) {
  const [, { title, text, button, variant }] = pageOf(matches)
  return (
    <div className="page-width pb-16">
      <PageHeading title={title} subtitle={text} />
      <form method="post">
        <Button type="submit" size="lg" variant={variant}>
          {button}
        </Button>
      </form>
    </div>
  )
}
