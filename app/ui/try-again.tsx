import { buttonVariants } from './button.tsx'

/** Reloads the page after an error, as a full document load. */
export function TryAgain({ href }: { href: string }) {
  return (
    <a href={href} className={buttonVariants()}>
      Try again
    </a>
  )
}
