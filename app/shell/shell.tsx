import { memo } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LateParts } from './late-parts.tsx'
import { PendingFrame } from './pending-frame.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { MAIN_ID } from './skip-link.tsx'
import { useDelayedValue } from '#app/ui/use-delayed-value.ts'
import type { ReactNode } from 'react'

/** Everything around a page. What needs the state of the navigation is a part of its own: the rest is not rendered again. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col tall:pb-(--bottom-bar-height)">
      <NavigationProgress />
      <RouteAnnouncer />
      <StaticHeader />
      <LateParts />
      <Main>{children}</Main>
      <StaticFooter />
      <StaticBottomBar />
    </div>
  )
}

const StaticHeader = memo(Header)
const StaticFooter = memo(Footer)
const StaticBottomBar = memo(BottomBar)

/** The page. If the next one loads slowly, its skeleton replaces it. */
function Main({ children }: { children: ReactNode }) {
  const pendingPath = usePendingPath()
  const busy = useNavigation().state !== 'idle'
  return (
    <main id={MAIN_ID} tabIndex={-1} aria-busy={busy} className="@container grow outline-none">
      {pendingPath !== null && <PendingFrame path={pendingPath} />}
      <div hidden={pendingPath !== null}>{children}</div>
    </main>
  )
}

/** A thin line at the top while the next page loads slowly. Screen readers get `aria-busy` on the page instead. */
function NavigationProgress() {
  const { location } = useNavigation()
  if (useDelayedValue(location?.key ?? null) === null) return null
  return <div aria-hidden className="progress-bar fixed inset-x-0 top-0 z-50 h-0.75 bg-action" />
}

/**
 * The path of a pending navigation that is slow enough to show a skeleton; else null. A change of the query
 * alone is left to the page.
 */
function usePendingPath(): string | null {
  const navigation = useNavigation()
  const location = useLocation()
  const next = navigation.location?.pathname
  return useDelayedValue(next !== undefined && next !== location.pathname ? next : null)
}
