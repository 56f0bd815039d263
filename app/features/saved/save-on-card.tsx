import Bookmark from 'lucide-react/icons/bookmark'
import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { isSaved, removeJob, saveJob } from './device-data.ts'
import { updateDeviceData, useDeviceData } from './device-store.ts'
import { toggleInAccount, useAccountSaved } from './account-saved.ts'
import type { SavedPosting } from './device-data.ts'
import type { loader } from '#app/root.tsx'

interface SaveOnCardProps {
  job: SavedPosting
  className?: string
}

/** Saves the posting of a card: into the account of a signed-in visitor, else into the browser. */
export function SaveOnCard(props: SaveOnCardProps) {
  const root = useRouteLoaderData<typeof loader>('root')
  return root?.signedIn ? <SaveInAccount {...props} /> : <SaveInBrowser {...props} />
}

function SaveInBrowser({ job, className }: SaveOnCardProps) {
  const saved = isSaved(useDeviceData(), job.id)
  const [problem, setProblem] = useState(false)
  const toggle = () => {
    const outcome = updateDeviceData((known, now) =>
      saved ? removeJob(known, job.id) : saveJob(known, job, now),
    )
    setProblem(outcome !== 'done')
  }
  return <SaveButton job={job} saved={saved} problem={problem} onToggle={toggle} className={className} />
}

function SaveInAccount({ job, className }: SaveOnCardProps) {
  const saved = useAccountSaved()?.has(job.id) ?? false
  const [problem, setProblem] = useState(false)
  const toggle = async () => setProblem(!(await toggleInAccount(job.id, saved)))
  return (
    <SaveButton
      job={job}
      saved={saved}
      problem={problem}
      onToggle={() => void toggle()}
      className={className}
    />
  )
}

interface SaveButtonProps extends SaveOnCardProps {
  saved: boolean
  problem: boolean
  onToggle: () => void
}

function SaveButton({ job, saved, problem, onToggle, className }: SaveButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      title={saved ? 'Remove from saved' : 'Save'}
      onClick={onToggle}
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
