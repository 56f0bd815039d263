import type { ComponentProps } from 'react'

/** The logo, a lit doorway; the same drawing as `public/favicon.svg`. */
export function Mark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden focusable="false" {...props}>
      <rect width="32" height="32" rx="4" className="fill-mark" />
      <path
        d="M6 28V14.5C6 10 9.2 9 11.6 7.6 13.6 6.4 15 5.2 16 3.2c1 2 2.4 3.2 4.4 4.4C22.8 9 26 10 26 14.5V28Z"
        className="fill-mark-door"
      />
      <path
        d="M11 28V17.4c0-2.6 1.8-3.2 3.1-4 .9-.6 1.5-1.2 1.9-2.1.4.9 1 1.5 1.9 2.1 1.3.8 3.1 1.4 3.1 4V28Z"
        className="fill-premium"
      />
    </svg>
  )
}
