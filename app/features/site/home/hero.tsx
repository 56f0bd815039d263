import { buttonVariants } from '#app/ui/button.tsx'
import type { JobSummary } from '#core/job.ts'
import { EntryCard } from './entry-card.tsx'
import { FresherJobs } from './fresher-jobs.tsx'
import { HomeSearch } from './home-search.tsx'

/** Side by side on the narrowest phone. */
const ANCHOR = 'grow text-sm max-sm:px-2.5 sm:grow-0'

interface HeroProps {
  freshers: readonly JobSummary[]
  latest: readonly JobSummary[]
  /** Whether the site lists verified jobs. */
  verified: boolean
  now: Date
}

/** What the site is, the search, and the first jobs; on a phone the admit card comes after them. */
export function Hero({ freshers, latest, verified, now }: HeroProps) {
  return (
    <div
      className={
        'page-width grid gap-x-16 gap-y-8 pt-6 pb-12 sm:pt-10 lg:grid-cols-[1.15fr_1fr] lg:items-center ' +
        'lg:gap-y-12 lg:pt-14 lg:pb-16'
      }
    >
      <section aria-labelledby="hero-title">
        <p className="font-display text-ink-soft sm:text-lg">
          <strong className="text-ink">Pravesh</strong> means <em>entry</em> in Hindi.
        </p>
        <h1 id="hero-title" className="display mt-3 text-display">
          <span className="inline-block max-w-full">IT jobs in India,</span>{' '}
          <span className="inline-block max-w-full">direct from companies.</span>
        </h1>
        <p className="mt-4 max-w-xl text-ink-soft sm:text-lg">
          {`We list jobs straight from company careers pages, freshers first. No login, no fee. The ` +
            `apply link takes you to the company’s own site.`}
        </p>
        <HomeSearch />
        <p className="mt-4 flex flex-wrap gap-2">
          <a href="#job-preview" className={buttonVariants({ variant: 'secondary', className: ANCHOR })}>
            See the latest jobs
          </a>
          <a href="#newsletter" className={buttonVariants({ variant: 'secondary', className: ANCHOR })}>
            Subscribe to the newsletter
          </a>
        </p>
      </section>
      <FresherJobs freshers={freshers} latest={latest} now={now} className="lg:col-span-2 lg:row-start-2" />
      <EntryCard verified={verified} />
    </div>
  )
}
