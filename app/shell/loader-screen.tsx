import { PRODUCT_NAME } from '#app/site.ts'
import { Mark } from '#app/ui/mark.tsx'

/**
 * The specification's loader, in CSS only: half a second over the first page of a session, without blocking clicks.
 * Hidden with `prefers-reduced-motion`.
 */
export function LoaderScreen() {
  return (
    <div
      aria-hidden
      className="loader-screen fixed inset-0 z-70 grid place-items-center bg-paper motion-reduce:hidden in-data-loaded:hidden"
      data-chrome
    >
      <div className="flex flex-col items-center gap-4">
        <Mark className="size-14" />
        <p className="display text-lg">{`Loading ${PRODUCT_NAME}...`}</p>
      </div>
    </div>
  )
}
