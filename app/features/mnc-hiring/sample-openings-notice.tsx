import { Notice } from '#app/ui/notice.tsx'

/** Shown while the grid holds samples: what they are, and what an operator does about it. */
export function SampleOpeningsNotice() {
  return (
    <Notice>
      <p>
        <strong>These are sample openings.</strong> The companies are real, the vacancies are not: they show
        what such a role asks for. Apply Now leads to the company’s own careers page, where its real vacancies
        are. An operator brings those in with{' '}
        <code className="rounded-xs bg-sheet px-1 py-0.5 text-[0.9em]">npm run content -- import</code>.
      </p>
    </Notice>
  )
}
