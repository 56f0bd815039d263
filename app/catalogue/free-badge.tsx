import { Badge } from '#app/ui/badge.tsx'

/** Whether it costs nothing. Paid is said as plainly, and not in the colour of what is premium here. */
export function FreeBadge({ isFree }: { isFree: boolean }) {
  return <Badge variant={isFree ? 'action' : 'outline'}>{isFree ? 'Free' : 'Paid'}</Badge>
}
