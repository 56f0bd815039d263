import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import type { UserType } from '#core/user-type.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonVariants } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { USER_TYPE_TEXTS } from './user-types.ts'
import type { ReactNode } from 'react'

interface UserTypeFormProps {
  chosen: UserType | null
  /** Path of the page to open afterwards. */
  returnTo: string | null
}

/** Two user types and one that is coming soon. The form posts to `server/auth/account-route.ts`. */
export function UserTypeForm({ chosen, returnTo }: UserTypeFormProps) {
  return (
    <form method="post" action="/account/user-type">
      {returnTo && <input type="hidden" name="return_to" value={returnTo} />}
      <fieldset>
        <legend className="sr-only">What brings you here?</legend>
        <div className="grid gap-4 md:grid-cols-3">
          {USER_TYPE_TEXTS.map(({ value, name, text }) => (
            <Choice key={value} value={value} name={name} chosen={chosen === value}>
              {text}
            </Choice>
          ))}
          <Choice value="job-provider" name="Job provider" soon>
            Post openings and reach candidates. Pricing to be decided.
          </Choice>
        </div>
      </fieldset>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" size="lg" className="max-sm:w-full">
          Continue
        </Button>
        <Link
          to={returnTo ?? paths.dashboard()}
          className={buttonVariants({ size: 'lg', variant: 'ghost', className: 'max-sm:w-full' })}
        >
          Not now
        </Link>
      </div>
    </form>
  )
}

interface ChoiceProps {
  value: string
  name: string
  chosen?: boolean
  /** Not available yet. */
  soon?: boolean
  children: ReactNode
}

function Choice({ value, name, chosen = false, soon = false, children }: ChoiceProps) {
  return (
    <label
      className={cn(
        'flex gap-3 rounded-sm border p-5 transition-colors has-checked:border-action has-checked:bg-action-wash',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action',
        soon ? 'cursor-not-allowed border-dashed bg-shade' : 'cursor-pointer bg-sheet hover:border-ink',
      )}
    >
      <input
        type="radio"
        name="user_type"
        value={value}
        required
        disabled={soon}
        defaultChecked={chosen}
        aria-labelledby={`${value}-name`}
        aria-describedby={`${value}-text`}
        className="mt-1 size-5 shrink-0"
      />
      <span className="flex flex-col gap-1.5">
        <span className="flex flex-wrap items-center gap-2">
          <span id={`${value}-name`} className="text-lg leading-snug font-bold">
            {name}
          </span>
          {soon && <Badge variant="outline">Coming soon</Badge>}
        </span>
        <span id={`${value}-text`} className="text-ink-soft">
          {children}
        </span>
      </span>
    </label>
  )
}
