import { PRODUCT_NAME } from '#app/site.ts'
import { Mark } from '#app/ui/mark.tsx'

/**
 * The loader of the specification, done in CSS alone: it lies over a page that is already there for half a
 * second, takes no pointer, and is not shown to those who asked for less motion.
 */
export function LoaderScreen() {
  return (
    <div
      aria-hidden
      className="loader-screen fixed inset-0 z-70 grid place-items-center bg-paper motion-reduce:hidden"
      data-chrome
    >
      <div className="flex flex-col items-center gap-4">
        <Mark className="size-14" />
        <p className="display text-lg">{`Loading ${PRODUCT_NAME}...`}</p>
      </div>
    </div>
  )
}
