import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope, type RequestScope } from '#app/page/context.ts'
import {
  careerPathBreadcrumbs,
  careerPathMeta,
} from '#app/features/learn/career-path-detail/career-path-meta.ts'
import { categoryLinks } from '#app/features/learn/career-path-detail/category-links.server.ts'
import { CareerPathView } from '#app/features/learn/career-path-detail/career-path-view.tsx'
import {
  CareerPathUnavailable,
  MissingCareerPath,
} from '#app/features/learn/career-path-detail/missing-career-path.tsx'
import { JsonLd } from '#app/page/json-ld.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { queryWithFallback } from '#app/page/read.server.ts'
import { getCareerPath } from '#db/queries/content/career-paths.ts'
import { learningFor } from '#db/queries/content/skill-learning.ts'
import type { Route } from './+types/career-path'

/** Fresh for five minutes, then stale for five (specification, section 9). */
const FRESHNESS = { freshSeconds: 300, staleSeconds: 300 }

export async function loader({ context, params }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const read = await queryWithFallback(scope, 'career path', (db) => readPath(db, params.id), null)
  const page = {
    path: read.value?.path ?? null,
    help: read.value?.help ?? [],
    links: read.value ? categoryLinks(read.value.path.category) : null,
    unavailable: read.degraded,
    siteUrl: scope.siteUrl,
  }
  const status = read.degraded ? 503 : read.value ? 200 : 404
  return pageData(page, { status, ...FRESHNESS })
}

/** A path, and a course for each skill that its steps teach. */
async function readPath(db: RequestScope['db'], id: string) {
  const path = await getCareerPath(db, id)
  if (!path) return null
  const { help } = await learningFor(db, [...new Set(path.step_skills?.flat())])
  return { path, help: help.filter(({ course }) => course) }
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  return pageMeta({
    ...careerPathMeta(loaderData, location.pathname),
    siteUrl: matches[0].loaderData?.siteUrl,
  })
}

export const headers = pageHeaders

export default function CareerPath({
  loaderData: { path, help, links, unavailable, siteUrl },
}: Route.ComponentProps) {
  if (path && links) {
    return (
      <>
        <CareerPathView path={path} help={help} links={links} />
        <JsonLd value={careerPathBreadcrumbs(path, siteUrl)} />
      </>
    )
  }
  return <div className="page-width">{unavailable ? <CareerPathUnavailable /> : <MissingCareerPath />}</div>
}
