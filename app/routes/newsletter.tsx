import { pageHeaders } from '#app/cache-headers.ts'
import { isGood, OUTCOME_TEXTS, outcomeOf } from '#app/features/newsletter/outcome-texts.ts'
import { pageMeta } from '#app/page-meta.ts'
import { useReturnedOutcome } from '#app/returned-outcome.ts'
import { paths } from '#app/paths.ts'
import { NewsletterField } from '#app/shell/newsletter-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { Route } from './+types/newsletter'

const CONTENTS = [
  'The week’s new verified jobs, those for freshers first: city, experience and pay as the employer states them.',
  'Coming hackathons, meetups and other events.',
  'One career path: what it takes, and its roadmap.',
]

const KEPT = [
  'We keep your address, when you asked and when you confirmed, and that an issue was sent to you. Nothing else.',
  'No letter comes before you confirm by the link that we mail you. An address that nobody confirms is erased after seven days.',
  'The letter has no picture and no link that tells us who read it.',
  'Every letter has a link that ends it. Then your address is erased, with all that was recorded of it.',
]

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta({
    title: 'Weekly newsletter',
    description:
      'New verified IT jobs in India, freshers first, events and a career path: one mail a week, free.',
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
        title="One letter a week"
        subtitle="New verified jobs, freshers first, coming events and a career path. Free, and ended with one press."
      />
      {outcome && (
        <Notice tone={isGood(outcome) ? 'info' : 'danger'} className="mb-8 max-w-prose text-base">
          <output>{OUTCOME_TEXTS[outcome]}</output>
        </Notice>
      )}
      <div className="grid gap-10 md:grid-cols-2">
        <div className="max-w-prose">
          <NewsletterField id="page-newsletter" />
        </div>
        <div className="flex flex-col gap-10">
          <List id="contents" title="What is in it" items={CONTENTS} />
          <List id="kept" title="What we keep" items={KEPT} />
        </div>
      </div>
    </div>
  )
}

function List({ id, title, items }: { id: string; title: string; items: string[] }) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} className="mb-3" />
      <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
