import { isSuccess, OUTCOME_TEXTS, outcomeOf } from './outcome-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Honeypot } from '#app/ui/honeypot.tsx'
import { FieldLabel, Input } from '#app/ui/input.tsx'
import { outcomeText } from '#app/page/send-form.ts'
import { useMailForm } from '#app/page/use-mail-form.ts'
import type { NewsletterOutcome } from '#core/newsletter-outcome.ts'

/** Handled by server/newsletter/newsletter-route.ts. */
const ACTION = '/newsletter/subscribe'

/** Newsletter form. With script it is sent without leaving the page. */
export function NewsletterField({ id }: { id: string }) {
  const { outcome, sending, field, onSubmit } = useMailForm<NewsletterOutcome>(ACTION, {
    read: outcomeOf,
    failed: 'failed',
    isSuccess,
  })
  return (
    <form method="post" action={ACTION} className="min-w-0" onSubmit={onSubmit}>
      <FieldLabel htmlFor={id}>Weekly newsletter</FieldLabel>
      <div className="flex flex-wrap gap-2">
        <Input
          ref={field}
          id={id}
          name="email"
          type="email"
          placeholder="Your email"
          autoComplete="email"
          required
          maxLength={254}
          aria-invalid={outcome === 'invalid' || undefined}
          aria-describedby={`${id}-outcome ${id}-note`}
          className="w-auto grow basis-24"
        />
        <Button type="submit" aria-disabled={sending || undefined}>
          Subscribe
        </Button>
      </div>
      <Honeypot id={`${id}-trap`} />
      <output id={`${id}-outcome`} className="mt-1.5 block text-sm font-semibold">
        {outcomeText(outcome, OUTCOME_TEXTS)}
      </output>
      <p id={`${id}-note`} className="mt-1.5 text-sm text-ink-soft">
        One email a week. We use your email only for this, and delete it when you unsubscribe.
      </p>
    </form>
  )
}
