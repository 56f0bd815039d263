import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

interface TokenPageProps {
  title: string
  text: string
  button: string
  variant?: ButtonProps['variant']
}

/**
 * What a link in a mail opens: one button. The page is the same for everybody, and does not hold the token: its form has no
 * address of its own, so it goes to the one that was opened.
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
