import { EyeOff } from '#app/ui/icons.tsx'
import { KEPT_PROBLEMS } from '#app/device/kept-outcome.ts'
import { announce, announceFailure } from '#app/ui/announcer.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { useKept } from './kept.ts'
import { HIDDEN_NOTE_ID, offerUndo } from './visible-jobs.tsx'

interface HideOnCardProps {
  company: string
  className?: string
}

/** Takes the company's postings out of the list (`useVisibleJobs`). Its place is empty until the script knows more. */
export function HideOnCard({ company, className }: HideOnCardProps) {
  const { data, change } = useKept()
  if (data === null) return <span className={cn('size-11 shrink-0 noscript:hidden', className)} />
  const hide = async () => {
    const outcome = await change({ kind: 'hide', company })
    if (outcome !== 'done') return announceFailure(KEPT_PROBLEMS[outcome])
    offerUndo(company)
    announce(`Jobs of ${company} are hidden.`)
    // The pressed button is gone with its card. The line has the way back.
    requestAnimationFrame(() => document.getElementById(HIDDEN_NOTE_ID)?.focus({ preventScroll: true }))
  }
  return (
    <Button
      variant="ghost"
      size="icon"
      title="Hide this company"
      onClick={() => void hide()}
      className={cn('shrink-0 text-ink-soft noscript:hidden', className)}
    >
      <EyeOff aria-hidden />
      <span className="sr-only">{`Hide this company: ${company}`}</span>
    </Button>
  )
}
