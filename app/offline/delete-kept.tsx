import { useState } from 'react'
import { announce } from '#app/ui/announcer.tsx'
import { Button } from '#app/ui/button.tsx'
import { forgetPages } from './kept-copies.ts'

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
