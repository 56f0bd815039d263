import { useRef, useState, type SubmitEvent } from 'react'
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

  const send = async (form: HTMLFormElement) => {
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
