import { Badge } from '#app/ui/badge.tsx'
import { Card, CardDescription, CardTitle } from '#app/ui/card.tsx'

const SPONSORED = [
  { title: 'Resume Builder Pro', text: 'Build a one-page, ATS-friendly resume.' },
  { title: 'Interview Prep Course', text: 'Practise aptitude, technical and HR rounds.' },
  { title: 'Job Alert Premium', text: 'Get an alert the day a matching job is posted.' },
]

/** The three static cards below the grid. */
export function SponsoredCards() {
  return (
    <section aria-label="Sponsored" className="mt-10 grid gap-4 sm:grid-cols-3 print:hidden">
      {SPONSORED.map(({ title, text }) => (
        <Card key={title} className="gap-2 border-dashed bg-shade p-4">
          <Badge variant="outline" className="self-start">
            Sponsored
          </Badge>
          <CardTitle as="h2" className="text-base">
            {title}
          </CardTitle>
          <CardDescription className="text-sm">{text}</CardDescription>
        </Card>
      ))}
    </section>
  )
}
