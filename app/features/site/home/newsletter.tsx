import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { NewsletterField } from '#app/features/site/newsletter/newsletter-field.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'

export function Newsletter() {
  return (
    <section id="newsletter" aria-labelledby="newsletter-title" className="border-t bg-action-wash">
      <div className="page-width grid items-center gap-6 py-12 md:grid-cols-2 lg:py-16">
        <SectionHeading
          id="newsletter-title"
          title="Weekly newsletter"
          description={
            <>
              New verified jobs, events and a career path. Subscribers get the early-bird beta offer.{' '}
              <Link to={paths.newsletter()} className="text-link">
                What we send and what we store
              </Link>
            </>
          }
        />
        <NewsletterField id="home-newsletter" />
      </div>
    </section>
  )
}
