import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { CareerToolsPreview } from '#app/features/site/home/career-tools-preview.tsx'
import { FRESHER_JOBS } from '#app/features/site/home/fresher-jobs.tsx'
import { Hero } from '#app/features/site/home/hero.tsx'
import { HomeSection, HomeSections } from '#app/features/site/home/home-section.tsx'
import { HowItWorks } from '#app/features/site/home/how-it-works.tsx'
import { JobPreview } from '#app/features/site/home/job-preview.tsx'
import { Newsletter } from '#app/features/site/home/newsletter.tsx'
import { Pricing } from '#app/features/site/home/pricing.tsx'
import { homeStructuredData } from '#app/features/site/home/structured-data.ts'
import { WhyUse } from '#app/features/site/home/why-use.tsx'
import { OpenPageLinks } from '#app/features/site/open-pages/open-page-links.tsx'
import { OPEN_PAGES } from '#app/features/site/open-pages/open-pages.ts'
import { JsonLd } from '#app/page/json-ld.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import { queryWithFallback } from '#app/page/read.server.ts'
import { PRODUCT_NAME } from '#app/site.ts'
import { homeFigures, partnerFigures } from '#app/figures/figure-lists.ts'
import { useFigureSource } from '#app/figures/figure-source.ts'
import { listNewestJobs } from '#db/queries/jobs/jobs.ts'
import { isVerified } from '#core/verification.ts'
import { Button } from '#app/ui/button.tsx'
import { Figures } from '#app/ui/figures.tsx'
import type { Route } from './+types/home'

const PREVIEW_JOBS = 6

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const { value, degraded } = await queryWithFallback(
    scope,
    'jobs on home',
    async (db) => {
      const [jobs, freshers] = await Promise.all([
        listNewestJobs(db, { limit: PREVIEW_JOBS }),
        listNewestJobs(db, { limit: FRESHER_JOBS, level: 'Fresher' }),
      ])
      return { jobs, freshers }
    },
    { jobs: [], freshers: [] },
  )
  const verified = [...value.jobs, ...value.freshers].some((job) => isVerified(job, scope.now))
  return pageData({ ...value, verified, now: scope.now, siteUrl: scope.siteUrl }, { degraded })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  // Samples are not called verified.
  const jobs = loaderData?.verified ? 'Verified IT jobs' : 'IT jobs'
  return pageMeta({
    title: `${jobs} in India, freshers first`,
    description:
      `${jobs} in India, freshers first, straight from company careers pages. Free, no login. ` +
      'Apply on the company’s own site.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.home(),
  })
}

export const headers = pageHeaders

export default function Home({ loaderData }: Route.ComponentProps) {
  const { jobs, freshers, verified, now, siteUrl } = loaderData
  return (
    <>
      <JsonLd value={homeStructuredData(siteUrl)} />
      <Hero freshers={freshers} latest={jobs} verified={verified} now={now} />
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

function StatsStrip() {
  const figures = homeFigures(useFigureSource())
  if (figures.length === 0) return null
  return (
    <section aria-label="Pravesh in numbers" className="border-y bg-shade">
      <Figures figures={figures} className="page-width grid-cols-2 gap-x-4 gap-y-6 py-8 lg:grid-cols-4" />
    </section>
  )
}

/** Links to all built pages. */
function FeatureGrid() {
  return (
    <HomeSection
      name="features"
      title="What you get"
      description="Jobs, courses and interview prep in one place."
    >
      <OpenPageLinks pages={Object.values(OPEN_PAGES)} className="sm:grid-cols-2 sm:gap-x-10" />
    </HomeSection>
  )
}

function Partners() {
  const figures = partnerFigures(useFigureSource())
  return (
    <HomeSection
      name="partners"
      title={`Partner with ${PRODUCT_NAME}`}
      description="For companies that want to reach freshers in tech."
    >
      {figures.length > 0 && <Figures figures={figures} className="mb-8 gap-6 sm:grid-cols-3" />}
      <Button variant="outline" disabled>
        Apply for Sponsorship
      </Button>
    </HomeSection>
  )
}
