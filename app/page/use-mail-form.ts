import { useRef, useState, type SubmitEvent } from 'react'
import { announceFailure } from '#app/ui/announcer.tsx'
import { outcomeOrUnsent, sendForm, type Unsent } from './send-form.ts'

/**
 * A form with an email address that is sent without leaving the page. Without script it is a plain form.
 *
 * @param outcomes What the route returns (`read`), and which of them are a success.
 */
export function useMailForm<T extends string>(
  action: string,
  {
    read,
    failed,
    isSuccess,
  }: { read: (text: string | null) => T | null; failed: T; isSuccess: (outcome: T) => boolean },
) {
  const [outcome, setOutcome] = useState<T | Unsent | null>(null)
  const [sending, setSending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  /** The address whose domain was questioned. */
  const asked = useRef('')

  const send = async (form: HTMLFormElement) => {
    const address = field.current?.value ?? ''
    const meant = asked.current === address ? null : await suggest(address)
    if (meant !== null) {
      // Sent again, it is taken as it is.
      asked.current = address
      field.current?.focus()
      return announceFailure(`Did you mean ${meant}? If not, press the button again.`)
    }
    setSending(true)
    const result = outcomeOrUnsent(await sendForm(action, form), read) ?? failed
    setSending(false)
    setOutcome(result)
    // After an error the typed address stays, to be corrected.
    if (result !== 'offline' && isSuccess(result)) form.reset()
    else field.current?.focus()
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!sending) void send(event.currentTarget)
  }
  return { outcome, sending, field, onSubmit }
}

/** The domain that was probably meant; null if the typed one is as good, or nothing can tell. */
async function suggest(address: string): Promise<string | null> {
  try {
    const { meantDomain } = await import('#core/mail-domain.ts')
    return meantDomain(address)
  } catch {
    return null
  }
}
