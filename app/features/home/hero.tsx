import { buttonVariants } from '#app/ui/button.tsx'
import { EntryCard } from './entry-card.tsx'

export function Hero() {
  return (
    <section
      aria-labelledby="hero-title"
      className="page-width grid items-center gap-10 pt-10 pb-14 sm:pt-14 lg:grid-cols-[1.15fr_1fr] lg:gap-16 lg:pt-20 lg:pb-20"
    >
      <div>
        <p className="font-display text-lg text-ink-soft">
          <strong className="text-ink">Pravesh</strong> means <em>entry</em> in Hindi.
        </p>
        <h1 id="hero-title" className="display mt-4 text-display">
          <span className="inline-block">IT jobs in India,</span>{' '}
          <span className="inline-block">direct from companies.</span>
        </h1>
        <p className="mt-5 max-w-xl text-lg text-ink-soft">
          {`We list jobs straight from company careers pages, freshers first. No login, no fee. The ` +
            `apply link takes you to the company’s own site.`}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href="#job-preview" className={buttonVariants({ size: 'lg', className: 'grow sm:grow-0' })}>
            See the latest jobs
          </a>
          <a
            href="#newsletter"
            className={buttonVariants({ size: 'lg', variant: 'outline', className: 'grow sm:grow-0' })}
          >
            Get the newsletter
          </a>
        </div>
      </div>
      <EntryCard />
    </section>
  )
}
