import { Link } from 'react-router'
import { OpenPageLinks } from '#app/features/site/open-pages/open-page-links.tsx'
import { OPEN_PAGES } from '#app/features/site/open-pages/open-pages.ts'
import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonVariants } from '#app/ui/button.tsx'
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PREFETCH } from '#app/ui/prefetch.ts'
import type { Placeholder } from './placeholders.ts'

/** What the page will have, and links to pages that help today. */
export function PlaceholderPage({ placeholder }: { placeholder: Placeholder }) {
  return (
    <div className="page-width pb-20">
      <PageHeading title={placeholder.title} subtitle={placeholder.subtitle} />
      <div className="grid gap-x-14 gap-y-10 pt-2 lg:grid-cols-[1.15fr_1fr]">
        <Card as="section" aria-labelledby="coming-soon" className="self-start">
          <CardHeader>
            <Badge variant="outline" className="self-start">
              Not open yet
            </Badge>
            <CardTitle as="h2" id="coming-soon" className="display mt-2 text-title">
              Coming Soon
            </CardTitle>
          </CardHeader>
          <CardContent>
            <p className="max-w-prose text-lg">{placeholder.promise}</p>
          </CardContent>
          <CardFooter>
            <Link to={paths.jobs()} className={buttonVariants()} prefetch={PREFETCH}>
              Browse jobs
            </Link>
            <Link to={paths.home()} className={buttonVariants({ variant: 'ghost' })} prefetch={PREFETCH}>
              Back to home
            </Link>
          </CardFooter>
        </Card>
        <section aria-labelledby="open-today">
          <h2 id="open-today" className="display mb-3 text-xl">
            Available now
          </h2>
          <OpenPageLinks pages={placeholder.openToday.map((key) => OPEN_PAGES[key])} />
        </section>
      </div>
    </div>
  )
}
