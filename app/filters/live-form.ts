import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { FormEvent, RefObject } from 'react'

/** Typing settles this long before the list follows. */
const DEBOUNCE_MILLISECONDS = 300

/** Marks a step in the history that typing made. */
const TYPED = 'typed'

interface LiveForm {
  /** For the form: its ref, and a submit that stays on the page. */
  form: { ref: RefObject<HTMLFormElement | null>; onSubmit: (event: FormEvent) => void }
  /** Follows at once: for a select or a checkbox. */
  send: () => void
  /** Follows when typing pauses. */
  sendSoon: () => void
}

/**
 * A form that narrows the list around it as it is filled in, in place. What is chosen is a step in the history;
 * what is typed is one step, however many pauses it had. Without script the same form is sent by its button, so
 * give it an `action` and names that the page reads.
 *
 * @param addressOf The address that the form's fields stand for, without what is left at its default.
 */
export function useLiveForm(addressOf: (fields: URLSearchParams) => string): LiveForm {
  const navigate = useNavigate()
  const { state } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const go = (typed: boolean) => {
    clearTimeout(timer.current)
    if (!form.current) return
    void navigate(addressOf(fieldsOf(form.current)), {
      preventScrollReset: true,
      replace: typed && state === TYPED,
      state: typed ? TYPED : null,
    })
  }
  // What was filled in before the script came has been sent by nobody yet.
  const takenOver = useRef(false)
  useEffect(() => {
    if (takenOver.current || !form.current) return
    takenOver.current = true
    const current = new URLSearchParams(globalThis.location.search)
    if (addressOf(filledIn(form.current, current)) !== addressOf(current)) go(false)
  })
  const sendSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(go, DEBOUNCE_MILLISECONDS, true)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    go(true)
  }
  return { form: { ref: form, onSubmit }, send: () => go(false), sendSoon }
}

/** A form's fields as the browser's own submit would send them. */
export function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.set(name, value)
  return fields
}

/** The address's own parameters, with the form's fields in the place of those it has. */
function filledIn(form: HTMLFormElement, address: URLSearchParams): URLSearchParams {
  const all = new URLSearchParams(address)
  for (const field of form.elements) {
    const name = field.getAttribute('name')
    if (name !== null) all.delete(name)
  }
  for (const [name, value] of fieldsOf(form)) all.set(name, value)
  return all
}
