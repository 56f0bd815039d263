import { Link } from 'react-router'
import { Check, Minus } from '#app/ui/icons.tsx'
import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonVariants } from '#app/ui/button.tsx'
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { HomeSection } from './home-section.tsx'
import { PREFETCH } from '#app/ui/prefetch.ts'
import type { ReactNode } from 'react'

export function Pricing() {
  return (
    <HomeSection name="pricing" title="Pricing" description="What job seekers and job providers pay.">
      <div className="grid gap-4 md:grid-cols-2">
        <Plan
          name="Job seekers"
          price="₹0"
          note="Free"
          points={[
            'All jobs with direct apply links',
            'Career paths, courses and interview prep',
            'Weekly newsletter',
            'No login',
          ]}
        >
          <Link to={paths.jobs()} prefetch={PREFETCH} className={buttonVariants()}>
            Browse jobs
          </Link>
        </Plan>
        <Plan
          planned
          name="Job providers"
          price="Coming soon"
          note="Pricing to be decided"
          points={['For recruiters and companies', 'Post openings and referrals']}
        >
          <Badge variant="outline">Not open yet</Badge>
        </Plan>
      </div>
    </HomeSection>
  )
}

interface PlanProps {
  name: string
  price: string
  note: string
  points: readonly string[]
  /** Not available yet: its points get no check marks. */
  planned?: boolean
  children: ReactNode
}

function Plan({ name, price, note, points, planned = false, children }: PlanProps) {
  const Point = planned ? Minus : Check
  return (
    <Card>
      <CardHeader className="border-b">
        <CardTitle>{name}</CardTitle>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="display text-[min(2.25rem,15vw)] leading-tight wrap-anywhere">{price}</span>
          <span className="text-ink-soft">{note}</span>
        </p>
      </CardHeader>
      <CardContent className="pt-4">
        <ul className="flex flex-col gap-2">
          {points.map((point) => (
            <li key={point} className="flex gap-2.5">
              <Point aria-hidden className="mt-1 size-4 shrink-0 text-action" />
              {point}
            </li>
          ))}
        </ul>
      </CardContent>
      <CardFooter className="min-h-17">{children}</CardFooter>
    </Card>
  )
}
