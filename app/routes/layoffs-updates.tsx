import { pageData, pageHeaders } from '#app/cache-headers.ts'
import { requestScope } from '#app/context.ts'
import { MARKET_TITLES } from '#app/features/market/market-titles.ts'
import { readMarketPage } from '#app/features/market/market-pages.server.ts'
import { PulseMethod } from '#app/features/market/market-methods.tsx'
import { MarketView } from '#app/features/market/market-view.tsx'
import { pageMeta } from '#app/page-meta.ts'
import type { Route } from './+types/layoffs-updates'

const TITLE = MARKET_TITLES.pulse

export async function loader({ context }: Route.LoaderArgs) {
  const { market, degraded } = await readMarketPage(context.get(requestScope), 'pulse')
  return pageData({ market }, { degraded })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteUrl = matches[0].loaderData?.siteUrl
  // Sample figures belong in no search engine.
  const noindex = loaderData?.market?.sample ?? true
  return pageMeta({ ...TITLE, siteUrl, noindex, hasPicture: true })
}

export const headers = pageHeaders

export default function LayoffsUpdates({ loaderData: { market } }: Route.ComponentProps) {
  return <MarketView {...TITLE} market={market} method={<PulseMethod />} />
}
