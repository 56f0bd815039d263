import { pageHeaders } from '#app/page/cache-headers.ts'
import { isSuccess, OUTCOME_TEXTS, outcomeOf } from '#app/features/site/newsletter/outcome-texts.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { useReturnedOutcome } from '#app/page/returned-outcome.ts'
import { paths } from '#app/paths.ts'
import { NewsletterField } from '#app/features/site/newsletter/newsletter-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BulletSection } from '#app/ui/bullet-section.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Route } from './+types/newsletter'

const CONTENTS = [
  'New verified jobs of the week, freshers first, with city, experience and salary as the company states them.',
  'Upcoming hackathons, meetups and other events.',
  'One career path with its roadmap.',
]

const STORED = [
  'We store your email address, when you subscribed and confirmed, and which issues we sent you. Nothing else.',
  'You get no newsletter until you confirm with the link we email you. We delete unconfirmed addresses after seven days.',
  'The newsletter has no tracking pixels and no tracking links.',
  'Every newsletter has an unsubscribe link. When you use it, we delete your address and everything stored with ' +
    'it, unless you also get job alerts.',
]

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta({
    title: 'Weekly newsletter',
    description:
      'New verified IT jobs in India, freshers first, events and a career path. One free email a week.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.newsletter(),
    noindex: new URLSearchParams(location.search).has('outcome'),
  })
}

export const headers = pageHeaders

export default function Newsletter() {
  const outcome = outcomeOf(useReturnedOutcome('outcome'))
  return (
    <div className="page-width pb-16">
      <PageHeading
        title="Weekly newsletter"
        subtitle="New verified jobs, freshers first, upcoming events and a career path. Free. Unsubscribe in one tap."
      />
      {outcome && (
        <Notice tone={isSuccess(outcome) ? 'info' : 'danger'} className="mb-8 max-w-prose text-base">
          <output>{OUTCOME_TEXTS[outcome]}</output>
        </Notice>
      )}
      <div className="grid gap-10 md:grid-cols-2">
        <div className="max-w-prose">
          <NewsletterField id="page-newsletter" />
        </div>
        <div className="flex flex-col gap-10">
          <BulletSection id="contents" title="What you get" items={CONTENTS} />
          <BulletSection id="kept" title="What we store" items={STORED} />
        </div>
      </div>
    </div>
  )
}
