import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { MARKET_METHODS } from '#app/features/market/market-methods.tsx'
import { MARKET_TITLES, marketPageAt } from '#app/features/market/market-titles.ts'
import { readMarketPage } from '#app/features/market/market-pages.server.ts'
import { MarketView } from '#app/features/market/market-view.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import type { Route } from './+types/market'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = marketPageAt(url.pathname)
  const { market, degraded } = await readMarketPage(context.get(requestScope), page)
  return pageData({ page, market }, { degraded })
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const titles = MARKET_TITLES[marketPageAt(location.pathname)]
  // Sample figures belong in no search engine.
  const noindex = loaderData?.market?.sample ?? true
  return pageMeta({ ...titles, siteUrl: matches[0].loaderData?.siteUrl, noindex, hasPicture: true })
}

export const headers = pageHeaders

/** Pay, skills or hiring: what open postings say. */
export default function Market({ loaderData: { page, market } }: Route.ComponentProps) {
  const Method = MARKET_METHODS[page]
  return <MarketView {...MARKET_TITLES[page]} market={market} method={<Method />} />
}
