import { Link } from 'react-router'
import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { ShownPosting } from '#app/features/site/about/shown-posting.tsx'
import { readShownPosting } from '#app/features/site/about/shown-posting.server.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import { queryWithFallback } from '#app/page/read.server.ts'
import { BulletSection } from '#app/ui/bullet-section.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { LISTED_FOR_DAYS, VERIFIED_FOR_DAYS } from '#core/verification.ts'
import type { Route } from './+types/about'

const STEPS = [
  {
    title: 'We find it',
    text: 'We read companies’ own careers pages, or the boards that feed them. No portals, no agencies.',
  },
  {
    title: 'We read it',
    text:
      'City, experience, batch, pay and skills are read from the posting. The job’s page quotes the words that ' +
      'a fact was read from. What the posting does not say, we do not guess.',
  },
  {
    title: 'We look again',
    text:
      `As long as the company lists it, it stays confirmed. Without a confirmation for ${VERIFIED_FOR_DAYS} ` +
      `days it loses the Verified badge, and after ${LISTED_FOR_DAYS} days it leaves the list.`,
  },
  {
    title: 'We close it',
    text: 'When the careers page drops it, or its own page is gone, the job is closed here. Its old address says so.',
  },
]

const PROMISES = [
  'Freshers first: a job that asks for three years is not called a fresher job.',
  'Pay only where the company states it. We show no estimate.',
  'You apply on the company’s own site. No login, no profile, no fee.',
  'No company can pay for the Verified badge.',
  'Pages are small, and work on an old phone, on a weak network, and without JavaScript.',
]

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const { now } = scope
  const { value: posting, degraded } = await queryWithFallback(
    scope,
    'a posting on about',
    (db) => readShownPosting(db, now),
    null,
  )
  return pageData({ posting, now }, { degraded })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'About',
    description:
      'What Pravesh is, and how a job on a careers page becomes a verified job here, shown on an open job.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.about(),
  })
}

export const headers = pageHeaders

export default function About({ loaderData: { posting, now } }: Route.ComponentProps) {
  return (
    <div className="page-width pb-16">
      <PageHeading
        title="About Pravesh"
        subtitle="Pravesh means entry. We list IT jobs in India from companies’ own careers pages, freshers first."
      />
      <div className="flex flex-col gap-12">
        <section aria-labelledby="verified">
          <SectionHeading id="verified" title="How a job becomes verified" className="mb-5" />
          <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
            <ol className="flex flex-col gap-6">
              {STEPS.map(({ title, text }, step) => (
                <li key={title} className="flex gap-4 border-t border-edge pt-3">
                  <span
                    aria-hidden
                    className="display w-6 shrink-0 text-3xl leading-none text-action tabular-nums"
                  >
                    {step + 1}
                  </span>
                  <div>
                    <h3 className="text-lg leading-snug font-bold">{title}</h3>
                    <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
            {posting && <ShownPosting posting={posting} now={now} />}
          </div>
          <p className="mt-6">
            <Link to={paths.status()} className="text-link">
              Which pages we read, and when we last did
            </Link>
          </p>
        </section>
        <div>
          <BulletSection id="promises" title="What you can count on" items={PROMISES} />
          <p className="mt-6">
            <Link to={paths.contact()} className="text-link">
              Who runs this site, and how to reach us
            </Link>
          </p>
        </div>
      </div>
    </div>
  )
}
