import { saysSomething } from '#core/about-me.ts'
import { lazy, Suspense } from 'react'
import { useAbout } from './use-about.ts'
import type { ComparedPosting } from './conditions.ts'

/** Only visitors who said something of themselves fetch it. */
const Meets = lazy(async () => ({ default: (await import('./stated-conditions.tsx')).Meets }))

/** How many of a posting's stated conditions the visitor meets; nothing until she has said who she is. */
export function MeetsOnCard({ job }: { job: ComparedPosting }) {
  const { about } = useAbout()
  if (!saysSomething(about)) return null
  return (
    <Suspense fallback={null}>
      <Meets job={job} about={about} />
    </Suspense>
  )
}
