import { STATIC_MARKETING_FIGURES } from '#app/site.ts'
import { Figures } from '#app/ui/figures.tsx'

/** The specification's three claims; text, not a count of this page. */
export function CourseClaims() {
  return (
    <Figures figures={STATIC_MARKETING_FIGURES.courses} className="mb-6 grid-cols-3 gap-x-2 sm:max-w-xl" />
  )
}
