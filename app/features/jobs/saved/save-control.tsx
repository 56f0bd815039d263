import { Bookmark } from '#app/ui/icons.tsx'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useReturnedOutcome } from '#app/page/returned-outcome.ts'
import { paths } from '#app/paths.ts'
import { Button, buttonVariants } from '#app/ui/button.tsx'
import {
  fetchSaved,
  isSaveOutcome,
  SAVE_ACTION,
  sendSave,
  signInToSave,
  type SaveOutcome,
} from '#app/features/jobs/save-request.ts'

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
  path: string
  /** `job` or `this search`. */
  noun: string
  /** In the row of actions: an icon with one word. */
  brief?: boolean
}

/**
 * Saves a posting or a search. A visitor who is not signed in signs in first, and it is saved then. Renders
 * nothing if sign-in is not configured. The page is cached for all visitors, so a script asks whether it is
 * already saved.
 */
export function SaveControl({ signedIn, ...rest }: SaveControlProps & { signedIn: SignedIn }) {
  if (signedIn === undefined) return null
  return signedIn ? <SaveForm key={rest.path} {...rest} /> : <SaveLink {...rest} />
}

function SaveLink({ path, noun }: SaveControlProps) {
  return (
    <div id="save" className="scroll-mt-24">
      <a href={signInToSave(path)} rel="nofollow" className={buttonVariants({ variant: 'outline' })}>
        <Bookmark aria-hidden /> Save {noun}
        <span className="sr-only"> (after signing in)</span>
      </a>
    </div>
  )
}

function SaveForm({ path, noun, brief = false }: SaveControlProps) {
  const returned = useReturnedOutcome('saved')
  const [outcome, setOutcome] = useState<SaveOutcome | null>(isSaveOutcome(returned) ? returned : null)
  const [saved, setSaved] = useState(outcome === 'saved')
  const [sending, setSending] = useState(false)
  const submitted = useRef(false)

  useEffect(() => {
    const controller = new AbortController()
    void fetchSaved(path, controller.signal).then((isSaved) => {
      if (isSaved !== null && !submitted.current) setSaved(isSaved)
    })
    return () => controller.abort()
  }, [path])

  const send = async (form: HTMLFormElement) => {
    submitted.current = true
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
      className={brief ? 'contents' : 'flex scroll-mt-24 flex-wrap items-center gap-x-4 gap-y-2'}
      onSubmit={(event) => {
        event.preventDefault()
        if (!sending) void send(event.currentTarget)
      }}
    >
      <input type="hidden" name="at" value={path} />
      {saved && <input type="hidden" name="remove" value="1" />}
      <Button type="submit" variant={brief ? 'ghost' : 'outline'} aria-disabled={sending}>
        <Bookmark aria-hidden className={saved ? 'fill-current' : undefined} />
        {brief ? (
          <ActionLabel word={saved ? 'Remove' : 'Save'} rest={saved ? ` ${noun} from saved` : ` ${noun}`} />
        ) : (
          `${saved ? 'Remove' : 'Save'} ${noun}${saved ? ' from saved' : ''}`
        )}
      </Button>
      <output className="text-sm font-semibold">
        {outcome && OUTCOMES[outcome]}{' '}
        {outcome === 'saved' && (
          <Link to={paths.dashboard()} className="text-link">
            See your dashboard
          </Link>
        )}
        {outcome === 'sign-in' && (
          <a href={signInToSave(path)} rel="nofollow" className="text-link">
            Sign in and save
          </a>
        )}
      </output>
    </form>
  )
}

/** One word below the icon of an action, with the rest of its name for screen readers. */
export function ActionLabel({ word, rest }: { word: string; rest: string }) {
  return (
    <span>
      {word}
      <span className="sr-only">{rest}</span>
    </span>
  )
}
