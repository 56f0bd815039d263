import { redirect } from 'react-router'
import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { SkillView } from '#app/features/learn/skills/skill-view.tsx'
import { readSkillPage } from '#app/features/learn/skills/skill-page.server.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'
import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { TryAgain } from '#app/ui/try-again.tsx'
import type { Route } from './+types/skill'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { page, status } = await readSkillPage(context.get(requestScope), params.slug)
  const path = page && paths.skill(page.slug)
  if (path && path !== url.pathname) throw redirect(path + url.search, 301)
  return pageData({ page, unavailable: status === 503 }, { status })
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const siteUrl = matches[0].loaderData?.siteUrl
  const page = loaderData?.page
  if (!page) {
    const texts = { title: 'Skill not found', description: 'We know no skill of this name.' }
    return pageMeta({ ...texts, siteUrl, path: location.pathname, noindex: true })
  }
  return pageMeta({
    title: `${page.name}: jobs and courses`,
    description: `${page.name} in IT jobs in India: how many ask for it, where, what they pay if they say, and free courses.`,
    siteUrl,
    path: paths.skill(page.slug),
    noindex: !page.isCommon,
  })
}

export const headers = pageHeaders

export default function SkillRoute({ loaderData: { page, unavailable }, params }: Route.ComponentProps) {
  if (page) return <SkillView page={page} />
  if (!unavailable) return <NotFoundScreen />
  return (
    <div className="page-width py-12">
      <EmptyState>
        <EmptyStateTitle as="h1">We can’t show this skill now</EmptyStateTitle>
        <EmptyStateText>Please try again in a minute.</EmptyStateText>
        <EmptyStateActions>
          <TryAgain href={paths.skill(params.slug)} />
        </EmptyStateActions>
      </EmptyState>
    </div>
  )
}
