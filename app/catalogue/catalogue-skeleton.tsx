import { Card } from '#app/ui/card.tsx'
import { cn } from '#app/ui/class-names.ts'
import { Skeleton, SkeletonText } from '#app/ui/skeleton.tsx'
import { gridColumns } from './grid-columns.ts'
import type { Catalogue } from './catalogue.ts'
import type { ControlSet } from './controls.ts'

/** Placeholder grid, about as large as the cards that replace it. */
export function CatalogueSkeleton({
  catalogue,
}: {
  catalogue: Pick<Catalogue<ControlSet>, 'noun' | 'columns'>
}) {
  const { noun, columns = 3 } = catalogue
  return (
    <div className={cn('pt-9', gridColumns(catalogue))}>
      <output className="sr-only">Loading {noun[1]}…</output>
      {Array.from({ length: columns === 4 ? 4 : 6 }, (_, card) => (
        <Card key={card} className="gap-4 p-4 sm:p-5">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
          <SkeletonText lines={2} />
          <Skeleton className="mt-4 h-11 w-full" />
        </Card>
      ))}
    </div>
  )
}
