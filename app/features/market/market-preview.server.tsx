import { renderToStaticMarkup } from 'react-dom/server'
import type { RequestScope } from '#app/page/context.ts'
import { formatCount } from '#core/count.ts'
import { formatIsoDay } from './format.ts'
import { readMarketData, type MarketData } from './market-data.server.ts'
import { MARKET_PAGES } from './market-pages.server.ts'
import { MARKET_TITLES, marketPageAt } from './market-titles.ts'

/** Rows that a picture has room for. */
const ROWS = 3

/** What the preview picture of a market page shows: the first rows of its first figure. */
export interface MarketPreview {
  title: string
  line: string
  plot?: string
}

/** Null if the path is no market page. @throws if the database fails. */
export async function readMarketPreview(
  scope: RequestScope,
  pagePath: string,
): Promise<MarketPreview | null> {
  const page = marketPageAt(pagePath)
  if (MARKET_TITLES[page].path !== pagePath) return null
  const data = await readMarketData(scope)
  const { title, plot } = MARKET_PAGES[page][0](firstRows(data))
  const counted = `${formatCount(data.figures.postings)} open postings · ${formatIsoDay(data.day)}`
  return {
    title: `${MARKET_TITLES[page].title}: ${title.toLowerCase()}`,
    line: data.sample ? 'Sample figures, not the market' : counted,
    ...(plot && { plot: renderToStaticMarkup(plot) }),
  }
}

function firstRows(data: MarketData): MarketData {
  const { figures } = data
  const { comparison } = figures
  return {
    ...data,
    figures: {
      ...figures,
      pay_by_role: figures.pay_by_role.filter(({ spread }) => spread).slice(0, ROWS),
      ai_skills: figures.ai_skills.slice(0, ROWS),
      comparison: comparison && { ...comparison, companies: comparison.companies.slice(0, ROWS) },
    },
  }
}
