import { CataloguePending } from '#app/catalogue/catalogue-pending.tsx'
import { CATALOGUES } from '#app/catalogue/catalogues.ts'
import { CareerPathSkeleton } from '#app/features/learn/career-path-detail/career-path-skeleton.tsx'
import { EntrepreneurHubSkeleton } from '#app/features/hub/entrepreneur-hub-skeleton.tsx'
import { paths } from '#app/paths.ts'
import type { ReactNode } from 'react'

/** The skeleton of one page, in its own shape; `plain` for a page without one. */
export function PageFrame({ path, plain }: { path: string; plain: ReactNode }) {
  if (path === paths.entrepreneurHub()) return <EntrepreneurHubSkeleton />
  const catalogue = CATALOGUES.find((catalogue) => catalogue.path === path)
  const isCareerPath = path.startsWith(`${paths.careerPaths()}/`)
  if (!catalogue && !isCareerPath) return plain
  return (
    <div className="page-width pb-20">
      {catalogue ? <CataloguePending catalogue={catalogue} /> : <CareerPathSkeleton />}
    </div>
  )
}
