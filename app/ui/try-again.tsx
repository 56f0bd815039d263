import { buttonVariants } from './button.tsx'

/** Asks for the page anew where something could not be shown: a whole page load, with or without script. */
export function TryAgain({ href }: { href: string }) {
  return (
    <a href={href} className={buttonVariants()}>
      Try again
    </a>
  )
}
