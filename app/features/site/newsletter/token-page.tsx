import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

interface TokenPageProps {
  title: string
  text: string
  button: string
  variant?: ButtonProps['variant']
}

/**
 * The page of a link in a mail, with one button. It is the same for everybody and does not contain the token:
 * its form has no `action`, so it posts to the current URL.
 */
export function TokenPage({ title, text, button, variant }: TokenPageProps) {
  return (
    <div className="page-width pb-16">
      <PageHeading title={title} subtitle={text} />
      <form method="post">
        <Button type="submit" size="lg" variant={variant}>
          {button}
        </Button>
      </form>
    </div>
  )
}
