import { ExternalLink } from '#app/ui/icons.tsx'
import { Button, buttonVariants } from '#app/ui/button.tsx'

interface OutboundActionProps {
  /** Null disables the button. */
  href: string | null
  label: string
  /** Label of the disabled button. */
  disabledLabel: string
  /** Name of the target, for screen readers, which may read the link without its card. */
  about: string
}

/** A card's external link, or a disabled button that says why there is none. */
export function OutboundAction({ href, label, disabledLabel, about }: OutboundActionProps) {
  if (href === null) {
    return (
      <Button disabled variant="outline" className="w-full">
        {disabledLabel}
        <span className="sr-only">: {about}</span>
      </Button>
    )
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={buttonVariants({ variant: 'outline', className: 'w-full' })}
    >
      {label} <ExternalLink aria-hidden />
      <span className="sr-only">: {about} (opens in a new tab)</span>
    </a>
  )
}
