import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { readSkillsPage } from '#app/features/learn/skills/skills-page.server.ts'
import { SkillsView } from '#app/features/learn/skills/skills-view.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Route } from './+types/skills'

export async function loader({ context }: Route.LoaderArgs) {
  const { page, degraded } = await readSkillsPage(context.get(requestScope))
  return pageData({ page }, { degraded })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'IT skills that jobs ask for',
    description:
      'Every skill that we read from IT jobs in India: what it is, how many jobs ask for it, and free courses for it.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.skills(),
  })
}

export const headers = pageHeaders

export default function Skills({ loaderData: { page }, matches }: Route.ComponentProps) {
  const where = matches[0].loaderData?.signedIn ? 'are kept in your account' : 'stay in this browser'
  return (
    <div className="page-width pb-16">
      <PageHeading
        title="IT skills that jobs ask for"
        subtitle={`Tick what you know, and every job tells how much of it you have. Ticks ${where}.`}
      />
      <SkillsView page={page} />
    </div>
  )
}
