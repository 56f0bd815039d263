import Bookmark from 'lucide-react/icons/bookmark'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useReturnedOutcome } from '#app/returned-outcome.ts'
import { paths } from '#app/paths.ts'
import { Button, buttonVariants } from '#app/ui/button.tsx'
import { askSaved, isSaveOutcome, SAVE_ACTION, sendSave, type SaveOutcome } from './save-request.ts'

/** Whether the visitor is signed in; undefined if sign-in is not configured. */
export type SignedIn = boolean | undefined

const OUTCOMES: Record<SaveOutcome, string> = {
  saved: 'Saved.',
  removed: 'Removed from saved.',
  full: 'Your saved list is full. Remove something on your dashboard first.',
  missing: 'This job can no longer be saved.',
  'sign-in': 'Your session has ended. Please sign in again.',
  failed: 'We couldn’t save it. Please try again in a minute.',
}

interface SaveControlProps {
  /** The path on the jobs page to save: a posting, or a search. */
  at: string
  /** `job` or `this search`. */
  what: string
}

/**
 * Saves a posting or a search. A visitor who is not signed in signs in first, and it is saved then. Renders nothing if
 * sign-in is not configured. The page is cached for all visitors, so a script asks whether it is already saved.
 */
export function SaveControl({ signedIn, at, what }: SaveControlProps & { signedIn: SignedIn }) {
  if (signedIn === undefined) return null
  return signedIn ? <SaveForm key={at} at={at} what={what} /> : <SaveLink at={at} what={what} />
}

function SaveLink({ at, what }: SaveControlProps) {
  return (
    <div id="save" className="scroll-mt-24">
      <a href={signInToSave(at)} rel="nofollow" className={buttonVariants({ variant: 'outline' })}>
        <Bookmark aria-hidden /> Save {what}
        <span className="sr-only"> (after signing in)</span>
      </a>
    </div>
  )
}

function SaveForm({ at, what }: SaveControlProps) {
  const returned = useReturnedOutcome('saved')
  const [outcome, setOutcome] = useState<SaveOutcome | null>(isSaveOutcome(returned) ? returned : null)
  const [saved, setSaved] = useState(outcome === 'saved')
  const [sending, setSending] = useState(false)
  const told = useRef(false)

  useEffect(() => {
    const asking = new AbortController()
    void askSaved(at, asking.signal).then((answer) => {
      if (answer !== null && !told.current) setSaved(answer)
    })
    return () => asking.abort()
  }, [at])

  const send = async (form: HTMLFormElement) => {
    told.current = true
    setSending(true)
    const result = await sendSave(form)
    setSending(false)
    setOutcome(result)
    if (result === 'saved' || result === 'removed') setSaved(result === 'saved')
  }
  return (
    <form
      id="save"
      method="post"
      action={SAVE_ACTION}
      className="flex scroll-mt-24 flex-wrap items-center gap-x-4 gap-y-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!sending) void send(event.currentTarget)
      }}
    >
      <input type="hidden" name="at" value={at} />
      {saved && <input type="hidden" name="remove" value="1" />}
      <Button type="submit" variant="outline" aria-disabled={sending}>
        <Bookmark aria-hidden className={saved ? 'fill-current' : undefined} />
        {saved ? `Remove ${what} from saved` : `Save ${what}`}
      </Button>
      <output className="text-sm font-semibold">
        {outcome && OUTCOMES[outcome]}{' '}
        {outcome === 'saved' && (
          <Link to={paths.dashboard()} className="text-link">
            See your dashboard
          </Link>
        )}
        {outcome === 'sign-in' && (
          <a href={signInToSave(at)} rel="nofollow" className="text-link">
            Sign in and save
          </a>
        )}
      </output>
    </form>
  )
}

function signInToSave(at: string): string {
  return `${paths.signIn(at)}&keep=1`
}
