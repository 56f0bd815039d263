import { Button } from '#app/ui/button.tsx'
import { FieldLabel, Input } from '#app/ui/input.tsx'

/**
 * The newsletter's field as the specification draws it. Nothing receives an address yet, and it says so rather
 * than swallow one.
 */
export function NewsletterField({ id }: { id: string }) {
  return (
    <div>
      <FieldLabel htmlFor={id}>Weekly newsletter</FieldLabel>
      <div className="flex gap-2">
        <Input
          id={id}
          type="email"
          placeholder="Your email"
          autoComplete="email"
          aria-describedby={`${id}-note`}
        />
        <Button disabled>Subscribe</Button>
      </div>
      <p id={`${id}-note`} className="mt-1.5 text-sm text-ink-soft">
        Subscriptions open soon. Nothing you type here is sent yet.
      </p>
    </div>
  )
}
