import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { HubFrame } from '#app/features/hub/hub-frame.tsx'
import { readHubPage } from '#app/features/hub/hub-page.server.ts'
import { IdeaList } from '#app/features/hub/idea-list.tsx'
import { ResourceList } from '#app/features/hub/resource-list.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import type { Route } from './+types/entrepreneur-hub'

export async function loader({ context }: Route.LoaderArgs) {
  const page = await readHubPage(context.get(requestScope))
  return pageData(page, { degraded: page.unavailable.ideas || page.unavailable.resources })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Entrepreneur Hub',
    description: 'Business ideas, launch steps and startup resources for aspiring founders in India.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.entrepreneurHub(),
  })
}

export const headers = pageHeaders

export default function EntrepreneurHub({ loaderData }: Route.ComponentProps) {
  const { premium, free, resources, unavailable } = loaderData
  return (
    <HubFrame
      ideas={<IdeaList premium={premium} free={free} unavailable={unavailable.ideas} />}
      resources={<ResourceList resources={resources} unavailable={unavailable.resources} />}
    />
  )
}
