import { useRef, useState, type SubmitEvent } from 'react'
import { paths } from '#app/paths.ts'
import { outcomeOrUnsent, outcomeText, sendForm, type Unsent } from '#app/page/send-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Honeypot } from '#app/ui/honeypot.tsx'
import { FieldLabel, Input } from '#app/ui/input.tsx'
import { LONGEST_MESSAGE, type ContactDraft, type ContactOutcome } from '#core/contact-message.ts'
import { CONTACT_TEXTS, contactOutcomeOf } from './contact-texts.ts'

/**
 * Writes to the operator (server/contact/contact-route.ts). With script it is sent without leaving the page; without, a
 * message that is not accepted comes back as `draft`.
 */
export function ContactForm({ draft }: { draft: ContactDraft | null }) {
  const [sent, setSent] = useState<ContactOutcome | Unsent | null>(null)
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const outcome = sent ?? draft?.outcome ?? null

  const send = async (data: HTMLFormElement) => {
    setSending(true)
    const result = outcomeOrUnsent(await sendForm(paths.contact(), data), contactOutcomeOf) ?? 'failed'
    setSending(false)
    setSent(result)
    if (result === 'sent') for (const name of ['message', 'email']) fieldOf(data, name).value = ''
    else fieldOf(data, result === 'address' ? 'email' : 'message').focus()
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!sending) void send(event.currentTarget)
  }
  return (
    <form
      ref={form}
      method="post"
      action={paths.contact()}
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
    >
      <div>
        <FieldLabel htmlFor="contact-message">Your message</FieldLabel>
        <textarea
          id="contact-message"
          name="message"
          rows={8}
          required
          maxLength={LONGEST_MESSAGE}
          defaultValue={draft?.message}
          className="field h-auto min-h-40 py-2.5 leading-normal"
          aria-invalid={outcome === 'empty' || outcome === 'long' || undefined}
          aria-describedby="contact-outcome"
        />
      </div>
      <div>
        <FieldLabel htmlFor="contact-email">Your email, if you want an answer</FieldLabel>
        <Input
          id="contact-email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={draft?.email}
          aria-invalid={outcome === 'address' || undefined}
          aria-describedby="contact-outcome"
        />
      </div>
      <Honeypot id="contact-trap" />
      <output id="contact-outcome" className="block font-semibold empty:sr-only">
        {outcomeText(outcome, CONTACT_TEXTS)}
      </output>
      <Button type="submit" className="self-start" aria-disabled={sending || undefined}>
        Send message
      </Button>
    </form>
  )
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement
}
