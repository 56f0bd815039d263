import { formatCount } from '#core/count.ts'
import { Star } from '#app/ui/icons.tsx'
import { cn } from './class-names.ts'

const SCALE = [1, 2, 3, 4, 5]

interface StarRatingProps {
  rating: number | null
  /** How many visitors it is of; null for a rating that was imported. */
  count: number | null
  className?: string
}

/** A rating out of five: stars, rounded to whole ones, the number, and of how many. Nothing if there is none. */
export function StarRating({ rating, count, className }: StarRatingProps) {
  if (rating === null) return null
  return (
    <span className={cn('inline-flex items-center gap-1 text-sm', className)}>
      <span aria-hidden className="inline-flex">
        {SCALE.map((star) => (
          <Star
            key={star}
            className={cn('size-3.5 text-premium', star <= Math.round(rating) && 'fill-current')}
          />
        ))}
      </span>
      <span className="font-semibold tabular-nums">
        <span className="sr-only">Rated </span>
        {rating.toFixed(1)}
        <span className="sr-only"> out of 5</span>
      </span>
      {count !== null && (
        <span className="text-ink-soft">
          <span aria-hidden>· </span>
          {formatCount(count)} ratings
        </span>
      )}
    </span>
  )
}
