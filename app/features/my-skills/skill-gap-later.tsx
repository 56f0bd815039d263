import { lazy, Suspense, type ComponentProps } from 'react'
import { useSkillRecord } from './use-skills.ts'
import type { SkillGap } from './skill-gap.tsx'

/** Loaded after the page. A file that does not load leaves the posting without it. */
const LoadedGap = lazy<typeof SkillGap>(() =>
  import('./skill-gap.tsx').then(
    (loaded) => ({ default: loaded.SkillGap }),
    () => ({ default: () => <></> }),
  ),
)

/** What a visitor lacks for a posting; its script is no part of the page's. */
export function SkillGapLater(props: ComponentProps<typeof SkillGap>) {
  const record = useSkillRecord()
  return (
    <div className="min-h-11 noscript:hidden">
      {record && (
        <Suspense fallback={null}>
          <LoadedGap {...props} />
        </Suspense>
      )}
    </div>
  )
}
