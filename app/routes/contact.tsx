import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { ContactForm } from '#app/features/site/contact/contact-form.tsx'
import { CONTACT_TEXTS, contactOutcomeOf } from '#app/features/site/contact/contact-texts.ts'
import { OperatorSection } from '#app/features/site/legal/operator-card.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import { useReturnedOutcome } from '#app/page/returned-outcome.ts'
import { BulletSection } from '#app/ui/bullet-section.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { MESSAGE_DAYS } from '#core/contact-message.ts'
import { UNKNOWN_OPERATOR } from '#core/operator.ts'
import type { Route } from './+types/contact'

const FIRST = [
  'A job is closed, wrong or a scam: press “Report this job” under the job. We then check it first.',
  'You want to stop the newsletter or an alert: use the link in any of its emails.',
  'You want to apply for a job: use its Apply link. We can’t apply for you, and don’t know how your ' +
    'application stands.',
]

const STORED = [
  'Your message goes to the people who run this site by email, with your address if you give one. We use it ' +
    'only to answer.',
  'If email is not set up or fails, we store the message here. It is deleted once handled, or after ' +
    `${MESSAGE_DAYS} days.`,
  'We don’t store who sent it: no IP address, no browser.',
]

export function loader({ context }: Route.LoaderArgs) {
  const { operator = UNKNOWN_OPERATOR, contactDraft = null } = context.get(requestScope)
  return pageData({ operator, draft: contactDraft })
}

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta({
    title: 'Contact',
    description:
      'Write to the people who run Pravesh. No account needed. Report a closed or wrong job under the job.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.contact(),
    noindex: new URLSearchParams(location.search).has('outcome'),
  })
}

export const headers = pageHeaders

export default function Contact({ loaderData: { operator, draft } }: Route.ComponentProps) {
  const outcome = contactOutcomeOf(useReturnedOutcome('outcome'))
  return (
    <div className="page-width pb-16">
      <PageHeading title="Contact" subtitle="Write to the people who run this site. You need no account." />
      {outcome && (
        <Notice tone={outcome === 'sent' ? 'info' : 'danger'} className="mb-8 max-w-prose text-base">
          <output>{CONTACT_TEXTS[outcome]}</output>
        </Notice>
      )}
      <div className="grid gap-10 md:grid-cols-2">
        <div className="max-w-prose">
          <ContactForm draft={draft} />
        </div>
        <div className="flex flex-col gap-10">
          <BulletSection id="first" title="Often quicker" items={FIRST} />
          <BulletSection id="kept" title="What we store" items={STORED} />
          <OperatorSection operator={operator} />
        </div>
      </div>
    </div>
  )
}
