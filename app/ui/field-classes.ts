/** Style of inputs and selects. The font is 16 px so that iOS does not zoom in on focus. */
export const fieldClasses = [
  'min-h-11 w-full min-w-0 rounded-sm border border-edge bg-sheet px-3 py-2 text-base text-ink',
  'placeholder:text-ink-soft hover:border-ink focus-visible:border-action',
  'disabled:cursor-not-allowed disabled:border-rule disabled:bg-shade disabled:text-ink-soft',
  'aria-invalid:border-danger',
]
