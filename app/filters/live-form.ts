import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { FormEvent, RefObject } from 'react'

/** Delay between the last keystroke and the navigation. */
const DEBOUNCE_MILLISECONDS = 300

/** Location state of a history entry that was created by typing. */
const TYPED = 'typed'

interface LiveForm {
  /** Props for the form: its ref, and a submit handler that navigates on the client. */
  form: { ref: RefObject<HTMLFormElement | null>; onSubmit: (event: FormEvent) => void }
  /** Navigates at once, for a select or a checkbox. */
  send: () => void
  /** Navigates when the visitor stops typing. */
  sendSoon: () => void
}

/**
 * A form that filters its list while it is filled in. Each choice is a history entry; typing is one entry,
 * however many pauses it has. Without script, the form is submitted with its button, so it needs an `action`,
 * and field names that are the page's query parameters.
 *
 * @param urlOf Returns the URL for the form's fields, without defaults.
 */
export function useLiveForm(urlOf: (fields: URLSearchParams) => string): LiveForm {
  const navigate = useNavigate()
  const { state } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Read when the timer fires: on a slow connection, the entry of an earlier pause may arrive while it runs.
  const entryState = useRef<unknown>(state)
  useEffect(() => {
    entryState.current = state
  })
  // The address changes before React renders its entry: on a slow phone, the next pause may end in between.
  const typedUrl = useRef<string | null>(null)

  const go = (typed: boolean) => {
    clearTimeout(timer.current)
    if (!form.current) return
    const url = urlOf(fieldsOf(form.current))
    const here = globalThis.location.pathname + globalThis.location.search
    const goesOn = typed && (entryState.current === TYPED || here === typedUrl.current)
    // A second entry for the same list would make Back do nothing.
    const stays = url === here
    if (!stays) typedUrl.current = typed ? url : null
    void navigate(url, {
      preventScrollReset: true,
      replace: stays || goesOn,
      state: stays ? entryState.current : typed ? TYPED : null,
    })
  }
  // Fields that were filled in before hydration have not been applied yet.
  const hydrated = useRef(false)
  useEffect(() => {
    if (hydrated.current || !form.current) return
    hydrated.current = true
    const current = new URLSearchParams(globalThis.location.search)
    if (urlOf(withFields(form.current, current)) !== urlOf(current)) go(false)
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

/** A form's fields, as a plain submit would send them. */
export function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value)
  return fields
}

/** The query, with the parameters of the form's fields replaced by their current values. */
function withFields(form: HTMLFormElement, query: URLSearchParams): URLSearchParams {
  const all = new URLSearchParams(query)
  // Each name once: a form may have two hundred fields.
  const names = new Set([...form.elements].map((field) => field.getAttribute('name')))
  for (const name of names) if (name !== null) all.delete(name)
  for (const [name, value] of fieldsOf(form)) all.append(name, value)
  return all
}
