import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Button, buttonVariants } from '#app/ui/button.tsx'

/** Lists what is deleted and asks to confirm. The form posts to `server/auth/account-route.ts`. */
export function DeleteAccount({ email }: { email: string | null }) {
  return (
    <form method="post" action="/account/delete" className="flex max-w-prose flex-col gap-4">
      <input type="hidden" name="confirm" value="delete" />
      <p>We delete immediately:</p>
      <ul className="list-disc pl-5">
        <li>your account here{email && `, ${email}`}</li>
        <li>your saved jobs, opened jobs, saved searches and hidden companies</li>
        <li>the skills that you ticked and the steps that you finished</li>
        <li>this address from our newsletter list, if it is there</li>
        <li>your sessions on all devices</li>
      </ul>
      <p className="text-ink-soft">
        Your account at the sign-in provider stays as it is. If you sign in again, you start with a new
        account.
      </p>
      <p className="text-ink-soft">
        If you signed in more than ten minutes ago, we ask you to sign in again first.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" variant="destructive">
          Delete my data
        </Button>
        <a href="/dashboard/export" download className={buttonVariants({ variant: 'outline' })}>
          Export my data
        </a>
        <Link to={paths.dashboard()} className={buttonVariants({ variant: 'ghost' })}>
          Cancel
        </Link>
      </div>
    </form>
  )
}
