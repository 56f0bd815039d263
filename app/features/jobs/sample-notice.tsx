import { Notice } from '#app/ui/notice.tsx'

/** Shown while the list has sample jobs. */
export function SampleNotice() {
  return (
    <Notice className="mb-4 lg:mb-2 lg:py-2">
      <p>
        <strong>These are sample jobs.</strong> The companies do not exist. Real jobs appear once the site’s
        owner adds job boards.
      </p>
    </Notice>
  )
}
