import Bookmark from 'lucide-react/icons/bookmark'
import { useState } from 'react'
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
  const [problem, setProblem] = useState(false)
  const saved = isSaved(data, job.id)
  const toggle = async () => {
    const outcome = await change(saved ? { kind: 'remove', id: job.id } : { kind: 'save', job })
    setProblem(outcome !== 'done')
  }
  return (
    <Button
      variant="ghost"
      size="icon"
      title={saved ? 'Remove from saved' : 'Save'}
      onClick={() => void toggle()}
      className={cn('noscript:hidden', className, saved && 'text-action', problem && 'text-danger')}
    >
      <Bookmark aria-hidden className={saved ? 'fill-current' : undefined} />
      <span className="sr-only">
        {saved ? 'Remove' : 'Save'} {job.title} at {job.company}
        {saved && ' from saved'}
      </span>
      <output className="sr-only">{problem && 'It could not be saved.'}</output>
    </Button>
  )
}
