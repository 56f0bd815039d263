import { Badge } from '#app/ui/badge.tsx'
import { Card, CardDescription, CardTitle } from '#app/ui/card.tsx'

const SPONSORED = [
  { title: 'Resume Builder Pro', text: 'Build a one-page résumé that screening software can read.' },
  { title: 'Interview Prep Course', text: 'Practise aptitude, technical and HR rounds in order.' },
  { title: 'Job Alert Premium', text: 'Hear of a matching job the day its employer posts it.' },
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
