import { CatalogueCard } from '#app/catalogue/catalogue-card.tsx'
import { OutboundAction } from '#app/catalogue/outbound-action.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { CompanyLogo } from '#app/ui/company-logo.tsx'
import { RateForm } from '#app/catalogue/rate-form.tsx'
import { StarRating } from '#app/ui/star-rating.tsx'
import { TagList } from '#app/ui/tag-list.tsx'
import { formatRupees } from '#core/money.ts'
import type { Tool } from '#db/queries/content/catalogue.ts'

export function ToolCard({ row: tool }: { row: Tool }) {
  return (
    <CatalogueCard
      title={tool.name}
      logo={<CompanyLogo name={tool.name} logoUrl={tool.logo_url} />}
      badges={
        <>
          <PriceBadge tool={tool} />
          <StarRating rating={tool.rating} count={tool.rating_count} className="ml-auto" />
        </>
      }
      text={tool.description}
      action={
        <OutboundAction
          href={tool.website_url}
          label="Explore"
          disabledLabel="Coming Soon"
          about={tool.name}
        />
      }
      rate={tool.website_url !== null && <RateForm rowId={tool.id} name={tool.name} />}
    >
      <TagList tags={tool.tags} label="Tags" limit={2} />
    </CatalogueCard>
  )
}

/** Free, an amount, or Contact for price. A free tool has no price, so Free is checked first. */
function PriceBadge({ tool: { is_free, price } }: { tool: Pick<Tool, 'is_free' | 'price'> }) {
  if (is_free || price === 0) return <Badge variant="action">Free</Badge>
  return <Badge variant="outline">{price === null ? 'Contact for price' : formatRupees(price)}</Badge>
}
