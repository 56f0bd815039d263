import { CatalogueCard } from '#app/catalogue/catalogue-card.tsx'
import { FreeBadge } from '#app/catalogue/free-badge.tsx'
import { OutboundAction } from '#app/catalogue/outbound-action.tsx'
import { Badge } from '#app/ui/badge.tsx'
import type { ResumeResource } from '#db/queries/content/catalogue.ts'

export function ResumeCard({
  row: { title, platform, summary, is_free, format, link },
}: {
  row: ResumeResource
}) {
  const badges = [
    <FreeBadge key="price" isFree={is_free} />,
    <Badge key="format" variant="outline">
      {format}
    </Badge>,
  ]
  const action = (
    <OutboundAction href={link} label="Access Resource" disabledLabel="Coming Soon" about={title} />
  )
  return <CatalogueCard title={title} by={platform} text={summary} badges={badges} action={action} />
}
