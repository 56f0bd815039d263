import { useRef, useState } from 'react'
import { isSuccess, OUTCOME_TEXTS, outcomeOf } from '#app/features/newsletter/outcome-texts.ts'
import { sendForm } from '#app/send-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldLabel, Input } from '#app/ui/input.tsx'
import { HONEYPOT_FIELD, type NewsletterOutcome } from '#core/newsletter-outcome.ts'

/** Handled by server/newsletter/newsletter-route.ts. */
const ACTION = '/newsletter/subscribe'

/** Newsletter form. With script it is sent without leaving the page. */
export function NewsletterField({ id }: { id: string }) {
  const [outcome, setOutcome] = useState<NewsletterOutcome | null>(null)
  const [sending, setSending] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const send = async (form: HTMLFormElement) => {
    setSending(true)
    const result = outcomeOf(await sendForm(ACTION, form)) ?? 'failed'
    setSending(false)
    setOutcome(result)
    // After an error the typed address stays, to be corrected.
    if (isSuccess(result)) form.reset()
    else field.current?.focus()
  }
  return (
    <form
      method="post"
      action={ACTION}
      className="min-w-0"
      onSubmit={(event) => {
        event.preventDefault()
        if (!sending) void send(event.currentTarget)
      }}
    >
      <FieldLabel htmlFor={id}>Weekly newsletter</FieldLabel>
      <div className="flex gap-2">
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
        />
        <Button type="submit" aria-disabled={sending || undefined}>
          Subscribe
        </Button>
      </div>
      <Honeypot id={`${id}-trap`} />
      <output id={`${id}-outcome`} className="mt-1.5 block text-sm font-semibold">
        {outcome && OUTCOME_TEXTS[outcome]}
      </output>
      <p id={`${id}-note`} className="mt-1.5 text-sm text-ink-soft">
        One email a week. We use your email only for this, and delete it when you unsubscribe.
      </p>
    </form>
  )
}

/** Honeypot: hidden from people, keyboard and screen readers, so only bots fill it. */
function Honeypot({ id }: { id: string }) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0 [clip-path:inset(50%)]">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
