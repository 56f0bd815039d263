/** The id of the one `main` on every page. */
export const MAIN_ID = 'main'

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className={
        'sr-only z-60 bg-action focus:px-4 focus:py-3 font-semibold text-on-action focus:not-sr-only ' +
        'focus:fixed focus:top-2 focus:left-2'
      }
    >
      Skip to content
    </a>
  )
}
