import { useEffect, useState } from 'react'
import { announce } from '#app/ui/announcer.tsx'
import { Button } from '#app/ui/button.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { forgetPages, keptPages } from './kept-copies.ts'

/** Deletes the pages that the worker keeps, for a phone that others use too. Saved jobs stay. */
export function DeleteKept({ onDeleted }: { onDeleted: () => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const remove = async () => {
    setIsBusy(true)
    await forgetPages()
    setIsBusy(false)
    announce('Pages on this device are deleted. Your saved jobs are still here.')
    onDeleted()
  }
  return (
    <Button variant="outline" aria-disabled={isBusy || undefined} onClick={() => void remove()}>
      Delete kept pages
    </Button>
  )
}

/** The same on the page of saved jobs, if there is anything. */
export function KeptOnSavedPage() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const look = async () => setIsShown((await keptPages()).length > 0)
    void look()
  }, [])
  if (!isShown) return null
  return (
    <section aria-labelledby="kept-title">
      <SectionHeading id="kept-title" title="Pages on this device" />
      <p className="my-2 text-ink-soft">Pages that you visited open without a connection.</p>
      <DeleteKept onDeleted={() => setIsShown(false)} />
    </section>
  )
}
