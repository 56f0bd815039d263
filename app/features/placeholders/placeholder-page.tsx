import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonVariants } from '#app/ui/button.tsx'
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Placeholder } from './placeholders.ts'

export function PlaceholderPage({ placeholder }: { placeholder: Placeholder }) {
  return (
    <div className="page-width pb-20">
      <PageHeading title={placeholder.title} subtitle={placeholder.subtitle} />
      <Card as="section" aria-labelledby="coming-soon" className="max-w-2xl">
        <CardHeader>
          <Badge variant="outline" className="self-start">
            Not open yet
          </Badge>
          <CardTitle as="h2" id="coming-soon" className="display mt-2 text-title">
            Coming Soon
          </CardTitle>
        </CardHeader>
        <CardContent>
          <p className="max-w-prose">{placeholder.promise}</p>
        </CardContent>
        <CardFooter>
          <Link to={paths.jobs()} className={buttonVariants()} prefetch="intent">
            Browse jobs
          </Link>
          <Link to={paths.home()} className={buttonVariants({ variant: 'ghost' })} prefetch="intent">
            Back to home
          </Link>
        </CardFooter>
      </Card>
    </div>
  )
}
