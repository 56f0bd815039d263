import { useLocation, useRouteLoaderData } from 'react-router'
import { pageHeaders } from '#app/page/cache-headers.ts'
import { AlertForm } from '#app/features/jobs/alerts/alert-form.tsx'
import { AlertNotice } from '#app/features/jobs/alerts/alert-notice.tsx'
import { OpenTelegram } from '#app/features/jobs/alerts/open-telegram.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import { BulletSection } from '#app/ui/bullet-section.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { loader } from '#app/root.tsx'
import { parseSearchUrl } from '#core/find/search-url.ts'
import type { Route } from './+types/alerts'

const RULES = [
  'Only jobs that we saw on the company’s own careers page within the last week.',
  'Each job once, even if several of your alerts find it.',
  'No email if there is nothing new. Daily emails go out at 8 am, weekly ones on Tuesdays.',
  'Not on WhatsApp: there, every message would cost us money, and this site is free.',
]

const STORED = [
  'We store your email address, your searches, and which jobs we emailed you. Nothing else.',
  'You get nothing until you confirm with the link we email you. We delete unconfirmed alerts after seven days.',
  'Every email has a link to change your alerts, and one to stop them. When you stop the last one, we delete ' +
    'your address, unless you get our newsletter.',
]

const STORED_FOR_TELEGRAM =
  'By Telegram: we store the number of your chat with our bot in place of an address. You get nothing until you press ' +
  'START there, and /stop deletes everything at once.'

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta({
    title: 'Job alerts by email',
    description: 'New verified IT jobs of any search by email, daily or weekly. Free, without an account.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.alerts(),
    noindex: location.search !== '',
  })
}

export const headers = pageHeaders

export default function Alerts() {
  const hasTelegram = useRouteLoaderData<typeof loader>('root')?.telegramBot !== undefined
  const filters = parseSearchUrl(new URLSearchParams(useLocation().search))
  return (
    <div className="page-width pb-16">
      <PageHeading
        title="Job alerts by email"
        subtitle="Search jobs, and we email you the new ones. Free, and without an account."
      />
      <AlertNotice />
      <OpenTelegram />
      <div className="max-w-3xl">
        <AlertForm filters={filters} />
      </div>
      <div className="mt-10 grid gap-10 md:grid-cols-2">
        <BulletSection id="rules" title="What you get" items={RULES} />
        <BulletSection
          id="kept"
          title="What we store"
          items={hasTelegram ? [...STORED, STORED_FOR_TELEGRAM] : STORED}
        />
      </div>
    </div>
  )
}
