import { useLocation } from 'react-router'
import { tokenPageHeaders } from '#app/features/site/newsletter/token-page-headers.ts'
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

const STOP_ALERTS: MailLinkPage = {
  title: 'Stop all alerts',
  description: 'Stop all your job alerts. We delete them.',
  text: 'Tap Stop all alerts to get no more job alerts. We delete them, and your email address unless you get our newsletter.',
  button: 'Stop all alerts',
  variant: 'outline',
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
  [paths.alertsUnsubscribe()]: STOP_ALERTS,
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

const pageAt = (path: string) => PAGES[path] ?? STOP_ALERTS

export function meta({ location, matches }: Route.MetaArgs) {
  const { title, description } = pageAt(location.pathname)
  const { siteUrl } = matches[0].loaderData ?? {}
  return pageMeta({ title, description, siteUrl, path: location.pathname, noindex: true })
}

export const headers = tokenPageHeaders

/**
 * The page of a link in a mail, with one button. It is the same for everybody and does not contain the token:
 * its form has no `action`, so it posts to the current URL.
 */
export default function MailLink() {
  const { title, text, button, variant } = pageAt(useLocation().pathname)
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
