import { Bookmark } from '#app/ui/icons.tsx'
import { KEPT_PROBLEMS } from '#app/device/kept-outcome.ts'
import { announce, announceFailure } from '#app/ui/announcer.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { isSaved, type SavedPosting } from './device-data.ts'
import { useKept } from './kept.ts'

interface SaveOnCardProps {
  job: SavedPosting
  className?: string
}

/** Saves the posting of a card: into the account of a signed-in visitor, else into the browser. */
export function SaveOnCard({ job, className }: SaveOnCardProps) {
  const { data, change } = useKept()
  const saved = isSaved(data, job.id)
  const name = `${job.title} at ${job.company}`
  const toggle = async () => {
    const outcome = await change(saved ? { kind: 'remove', id: job.id } : { kind: 'save', job })
    if (outcome === 'done') announce(saved ? `Removed ${name} from saved.` : `Saved ${name}.`)
    else announceFailure(KEPT_PROBLEMS[outcome])
  }
  return (
    <Button
      variant="ghost"
      size="icon"
      title={saved ? 'Remove from saved' : 'Save'}
      onClick={() => void toggle()}
      className={cn('noscript:hidden', className, saved && 'text-action')}
    >
      <Bookmark aria-hidden className={saved ? 'fill-current' : undefined} />
      {/* One text: Chromium drops the space between two of them from the name. */}
      <span className="sr-only">{saved ? `Remove ${name} from saved` : `Save ${name}`}</span>
    </Button>
  )
}
