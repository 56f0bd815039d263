import { Notice } from '#app/ui/notice.tsx'

/** Shown while the list holds samples: what they are, and what an operator does about it. */
export function SampleNotice() {
  return (
    <Notice className="mb-6">
      <p>
        <strong>These are sample jobs.</strong> Their companies do not exist and nobody has verified them.
        Real ones come with{' '}
        <code className="rounded-xs bg-sheet px-1 py-0.5 text-[0.9em]">npm run ingest</code>.
      </p>
    </Notice>
  )
}
