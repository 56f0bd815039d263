import { CatalogueCard } from '#app/catalogue/catalogue-card.tsx'
import { OutboundAction } from '#app/catalogue/outbound-action.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { RateForm } from '#app/catalogue/rate-form.tsx'
import { StarRating } from '#app/ui/star-rating.tsx'
import type { PrepResource } from '#db/queries/content/catalogue.ts'

export function PrepCard({ row: resource }: { row: PrepResource }) {
  return (
    <CatalogueCard
      title={resource.name}
      badges={
        <>
          {resource.is_free && <Badge variant="action">Free</Badge>}
          <Badge variant="outline">{resource.resource_type}</Badge>
          <StarRating rating={resource.rating} count={resource.rating_count} className="ml-auto" />
        </>
      }
      text={resource.description}
      action={
        <OutboundAction
          href={resource.link}
          label="Explore Now"
          disabledLabel="Coming Soon"
          about={resource.name}
        />
      }
      rate={resource.link !== null && <RateForm rowId={resource.id} name={resource.name} />}
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-sm">
        {resource.best_for !== null && <Row term="Best for">{resource.best_for}</Row>}
        <Row term="Price">{resource.is_free ? 'Free' : (resource.price ?? 'See website')}</Row>
      </dl>
    </CatalogueCard>
  )
}

function Row({ term, children }: { term: string; children: string }) {
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd>{children}</dd>
    </>
  )
}
