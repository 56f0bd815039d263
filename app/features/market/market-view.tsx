import { Fragment } from 'react'
import { NavLink } from 'react-router'
import { paths } from '#app/paths.ts'
import { EmptyState, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { counted } from '#core/count.ts'
import { formatIsoDay, formatPostings } from './format.ts'
import { MarketFigure } from './market-figure.tsx'
import type { ShownMarket } from './figure.ts'
import type { ReactNode } from 'react'

const PAGES = [
  ['Pay', paths.salaryTrends()],
  ['AI and skills', paths.aiTrends()],
  ['Hiring pulse', paths.layoffsUpdates()],
] as const

const LINK =
  'inline-flex min-h-11 items-center text-link ' +
  'aria-[current]:font-bold aria-[current]:text-ink aria-[current]:no-underline'

interface MarketViewProps {
  title: string
  subtitle: string
  /** Null if the database failed. */
  market: ShownMarket | null
  /** How the figures are made, in paragraphs. */
  method: ReactNode
  /** Before the figures. */
  children?: ReactNode
}

/** A market page: its figures below each other, and how they are made. */
export function MarketView({ title, subtitle, market, method, children }: MarketViewProps) {
  return (
    <div className="page-width pb-16">
      <PageHeading title={title} subtitle={subtitle} />
      <nav aria-label="Market pages" className="mb-6 flex flex-wrap gap-x-6 print:hidden">
        {PAGES.map(([name, to]) => (
          <NavLink key={to} to={to} className={LINK}>
            {name}
          </NavLink>
        ))}
      </nav>
      {children}
      {market ? <Figures market={market} method={method} /> : <Unavailable />}
    </div>
  )
}

function Figures({ market, method }: { market: ShownMarket; method: ReactNode }) {
  const { sample, day, postings, companies, boards, figures } = market
  const drawn = figures.filter(({ svg }) => svg !== null)
  const undrawn = figures.filter(({ svg }) => svg === null)
  return (
    <>
      {sample ? (
        <Notice className="mb-6 max-w-3xl">
          <p>
            <strong>These are sample figures, not the market.</strong> They show how this page will look with
            200 real postings or more. The postings and companies behind them do not exist.
          </p>
        </Notice>
      ) : (
        <p className="mb-6 max-w-3xl text-ink-soft">
          Counted on {formatIsoDay(day)} from {formatPostings(postings)} that{' '}
          {counted(companies, 'company', 'companies')} had open on {counted(boards, 'careers page')}.
        </p>
      )}
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-2">
        {drawn.map((figure) => (
          <MarketFigure key={figure.id} figure={figure} sample={sample} />
        ))}
      </div>
      {undrawn.length > 0 && <TooLittle figures={undrawn} />}
      <section aria-labelledby="method" className="mt-12 max-w-prose">
        <h2 id="method" className="display border-b-2 border-heavy pb-2 text-xl">
          How we count
        </h2>
        <div className="mt-3 flex flex-col gap-3">{method}</div>
      </section>
    </>
  )
}

/** One sentence for all that has too little to be drawn, with the numbers that there are. */
function TooLittle({ figures }: { figures: ShownMarket['figures'] }) {
  return (
    <p className="mt-12 max-w-prose text-ink-soft first:mt-0">
      Too few postings yet to draw{' '}
      {figures.map(({ id, title, rows }, index) => (
        <Fragment key={id}>
          {index > 0 && (index === figures.length - 1 ? ' and ' : ', ')}“
          {rows.length > 0 ? (
            <a href={paths.marketFile(id, 'csv')} className="text-link">
              {title}
              <span className="sr-only"> as CSV</span>
            </a>
          ) : (
            title
          )}
          ”
        </Fragment>
      ))}
      .
    </p>
  )
}

function Unavailable() {
  return (
    <EmptyState>
      <EmptyStateTitle>We can’t show this now</EmptyStateTitle>
      <EmptyStateText>Try again in a minute.</EmptyStateText>
    </EmptyState>
  )
}
