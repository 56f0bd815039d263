import { Badge } from '#app/ui/badge.tsx'

/** Free or Paid. Paid does not use the premium colour, which is for our own paid products. */
export function FreeBadge({ isFree }: { isFree: boolean }) {
  return <Badge variant={isFree ? 'action' : 'outline'}>{isFree ? 'Free' : 'Paid'}</Badge>
}
