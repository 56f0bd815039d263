import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'

/**
 * Subscribes or unsubscribes the signed-in visitor.
 *
 * @param subscribed Null if the provider has not verified the email: then the visitor gets the usual form
 *   with confirmation by email.
 */
export function NewsletterChoice({ subscribed }: { subscribed: boolean | null }) {
  return (
    <section aria-labelledby="newsletter-choice" className="border-t pt-4">
      <h2 id="newsletter-choice" className="text-lg font-bold">
        Newsletter
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {subscribed
          ? 'You get our weekly newsletter at this address.'
          : 'New verified jobs, events and a career path. One email a week.'}
      </p>
      {subscribed === null ? (
        <Link to={paths.newsletter()} className="text-link inline-flex min-h-11 items-center">
          Subscribe with an email address
        </Link>
      ) : (
        <form method="post" action="/account/newsletter" className="mt-3">
          <input type="hidden" name="subscribe" value={subscribed ? '0' : '1'} />
          <Button type="submit" variant="outline" className="w-full">
            {subscribed ? 'Unsubscribe' : 'Subscribe'}
          </Button>
        </form>
      )}
    </section>
  )
}
