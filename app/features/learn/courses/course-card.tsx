import { CatalogueCard } from '#app/catalogue/catalogue-card.tsx'
import { DifficultyBadge } from '#app/catalogue/difficulty-badge.tsx'
import { FreeBadge } from '#app/catalogue/free-badge.tsx'
import { OutboundAction } from '#app/catalogue/outbound-action.tsx'
import { RateForm } from '#app/catalogue/rate-form.tsx'
import { StarRating } from '#app/ui/star-rating.tsx'
import { TagList } from '#app/ui/tag-list.tsx'
import type { Course } from '#db/queries/content/catalogue.ts'

export function CourseCard({ row: course }: { row: Course }) {
  const badges = (
    <>
      <FreeBadge isFree={course.is_free} />
      <DifficultyBadge difficulty={course.difficulty} />
      <StarRating rating={course.rating} count={course.rating_count} className="ml-auto" />
    </>
  )
  const action = (
    <OutboundAction
      href={course.link}
      label="Start Learning"
      disabledLabel="Coming Soon"
      about={course.name}
    />
  )
  const rate = course.link !== null && <RateForm rowId={course.id} name={course.name} />
  return (
    <CatalogueCard title={course.name} by={course.platform} badges={badges} action={action} rate={rate}>
      <TagList tags={course.tags} label="Topics" limit={3} />
    </CatalogueCard>
  )
}
