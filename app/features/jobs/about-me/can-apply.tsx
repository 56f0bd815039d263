import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { saysSomething } from '#core/about-me.ts'
import { paths } from '#app/paths.ts'
import { useAbout } from './use-about.ts'
import type { ComparedPosting, Quotes } from './conditions.ts'

/** Only visitors who said something of themselves fetch it. */
const StatedConditions = lazy(async () => ({
  default: (await import('./stated-conditions.tsx')).StatedConditions,
}))

interface CanApplyProps {
  job: ComparedPosting
  evidence: Quotes
}

/** "Can I apply?": which stated conditions the visitor meets, or where she says who she is. */
export function CanApply({ job, evidence }: CanApplyProps) {
  const { about, inAccount } = useAbout()
  if (about === null) return null
  if (saysSomething(about))
    return (
      <Suspense fallback={null}>
        <StatedConditions job={job} evidence={evidence} about={about} inAccount={inAccount} />
      </Suspense>
    )
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm">
      <strong>Can I apply?</strong>
      <Link to={`${paths.saved()}#about-me`} className="inline-flex min-h-11 items-center text-link">
        Say once who you are
      </Link>
    </p>
  )
}
