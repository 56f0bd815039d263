import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import {
  readSkillPlan,
  wantsAllLevels,
  workOf,
  yearsOf,
} from '#app/features/learn/skills/skill-plan-page.server.ts'
import { skillPlanHref, SkillPlanView } from '#app/features/learn/skills/skill-plan-view.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { EmptyState, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Route } from './+types/skill-plan'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const { page, degraded } = await readSkillPlan(context.get(requestScope), workOf(searchParams), {
    allLevels: wantsAllLevels(searchParams),
    years: yearsOf(searchParams),
  })
  return pageData({ page, degraded }, { degraded })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const work = loaderData?.page.work ?? null
  return pageMeta({
    title: work === null ? 'What to learn next' : `What to learn next for ${work} jobs`,
    description: `The skills that would open the most ${work ?? 'IT'} jobs in India for you, each with a free course to begin with.`,
    siteUrl: matches[0].loaderData?.siteUrl,
    path: skillPlanHref(work),
  })
}

export const headers = pageHeaders

export default function SkillPlan({ loaderData: { page, degraded }, matches }: Route.ComponentProps) {
  const own = matches[0].loaderData?.signedIn
    ? 'Your skills are kept in your account.'
    : 'Your skills are not sent to us.'
  const count = page.wanted.postings.length
  return (
    <div className="page-width pb-16">
      <PageHeading
        title="What to learn next"
        subtitle={`Worked out in your browser from the newest open jobs. ${own}`}
      />
      {count > 0 || page.years !== null ? (
        <SkillPlanView page={page} />
      ) : (
        <EmptyState>
          <EmptyStateTitle>
            {degraded ? 'We can’t show this now' : 'No open jobs name skills yet'}
          </EmptyStateTitle>
          <EmptyStateText>
            {degraded ? 'Try again in a minute.' : 'The plan appears with the first jobs.'}
          </EmptyStateText>
        </EmptyState>
      )}
    </div>
  )
}
