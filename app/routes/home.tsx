import { pageData, pageHeaders } from '#app/cache-headers.ts'
import { requestScope } from '#app/context.ts'
import { CareerToolsPreview } from '#app/features/home/career-tools-preview.tsx'
import { FeatureGrid } from '#app/features/home/feature-grid.tsx'
import { Hero } from '#app/features/home/hero.tsx'
import { HomeSections } from '#app/features/home/home-section.tsx'
import { HowItWorks } from '#app/features/home/how-it-works.tsx'
import { JobPreview } from '#app/features/home/job-preview.tsx'
import { Newsletter } from '#app/features/home/newsletter.tsx'
import { Partners } from '#app/features/home/partners.tsx'
import { Pricing } from '#app/features/home/pricing.tsx'
import { StatsStrip } from '#app/features/home/stats-strip.tsx'
import { homeStructuredData } from '#app/features/home/structured-data.ts'
import { WhyUse } from '#app/features/home/why-use.tsx'
import { JsonLd } from '#app/json-ld.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#app/paths.ts'
import { queryWithFallback } from '#app/read.server.ts'
import { PRODUCT_PROMISE } from '#app/site.ts'
import { parseJobQuery } from '#db/queries/jobs/job-search.ts'
import { listJobs } from '#db/queries/jobs/jobs.ts'
import type { Route } from './+types/home'

const PREVIEW_JOBS = 6

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const jobs = await queryWithFallback(
    scope,
    'jobs on home',
    (db) => listJobs(db, parseJobQuery({}), 'newest', PREVIEW_JOBS),
    [],
  )
  return pageData({ jobs: jobs.value, now: scope.now, siteUrl: scope.siteUrl }, jobs)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Verified IT jobs in India, freshers first',
    description: `${PRODUCT_PROMISE} Free, no login. Apply on the company’s own site.`,
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.home(),
  })
}

export const headers = pageHeaders

export default function Home({ loaderData: { jobs, now, siteUrl } }: Route.ComponentProps) {
  return (
    <>
      <JsonLd value={homeStructuredData(siteUrl)} />
      <Hero />
      <StatsStrip />
      <HomeSections>
        <WhyUse />
        <HowItWorks />
      </HomeSections>
      <JobPreview jobs={jobs} now={now} />
      <HomeSections>
        <FeatureGrid />
        <Pricing />
        <CareerToolsPreview />
        <Partners />
      </HomeSections>
      <Newsletter />
    </>
  )
}
