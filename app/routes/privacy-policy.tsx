import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { LegalPage } from '#app/features/site/legal/legal-page.tsx'
import { privacySections } from '#app/features/site/legal/privacy-sections.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import { MESSAGE_DAYS } from '#core/contact-message.ts'
import { UNKNOWN_OPERATOR } from '#core/operator.ts'
import { DEFAULT_RETENTION } from '#core/retention.ts'
import { SESSION_DAYS } from '#db/queries/accounts/account-sessions.ts'
import { KEPT_ALERT_DAYS } from '#db/queries/newsletter/alert-mails.ts'
import { CONFIRM_WITHIN_DAYS } from '#db/queries/newsletter/subscribers.ts'
import type { Route } from './+types/privacy-policy'

export function loader({ context }: Route.LoaderArgs) {
  const {
    operator = UNKNOWN_OPERATOR,
    retention = DEFAULT_RETENTION,
    signIn,
    telegramBot,
  } = context.get(requestScope)
  const kept = {
    clicks: retention.clicks,
    clicksByDay: retention['click-days'],
    reports: retention.reports,
    ratings: retention.ratings,
    messages: MESSAGE_DAYS,
    unconfirmed: CONFIRM_WITHIN_DAYS,
    unmailed: retention.unmailed,
    issues: retention.newsletters,
    alertMails: KEPT_ALERT_DAYS,
    session: SESSION_DAYS,
    idle: retention.sessions,
  }
  // The name is in the page's data: without sign-in, no page says a word of it.
  return pageData({ operator, kept, hasAccounts: signIn !== undefined, hasBot: telegramBot !== undefined })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Privacy policy',
    description:
      'What this site stores, for how long, and who sees it. No trackers, no login, no profile of you.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.privacyPolicy(),
  })
}

export const headers = pageHeaders

export default function PrivacyPolicy({
  loaderData: { operator, kept, hasAccounts, hasBot },
}: Route.ComponentProps) {
  return (
    <LegalPage
      title="Privacy policy"
      subtitle="What this site stores, for how long, and who sees it."
      changed="22 Nov 2026"
      sections={privacySections(kept, { hasSignIn: hasAccounts, hasTelegram: hasBot })}
      operator={operator}
    />
  )
}
