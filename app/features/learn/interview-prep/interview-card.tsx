import { CatalogueCard } from '#app/catalogue/catalogue-card.tsx'
import { DifficultyBadge } from '#app/catalogue/difficulty-badge.tsx'
import { OutboundAction } from '#app/catalogue/outbound-action.tsx'
import { Badge } from '#app/ui/badge.tsx'
import type { InterviewResource } from '#db/queries/content/catalogue.ts'

export function InterviewCard({ row }: { row: InterviewResource }) {
  const { topic_name, summary, difficulty, resource_type, link } = row
  return (
    <CatalogueCard
      title={topic_name}
      text={summary}
      badges={
        <>
          <DifficultyBadge difficulty={difficulty} />
          <Badge variant="outline">{resource_type}</Badge>
        </>
      }
      action={
        <OutboundAction href={link} label="Access Resource" disabledLabel="Coming Soon" about={topic_name} />
      }
    />
  )
}
