import { useNavigation } from 'react-router'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PendingFrame } from './pending-frame.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { MAIN_ID } from './skip-link.tsx'
import { usePendingPath } from './use-pending-path.ts'
import type { ReactNode } from 'react'

/** Everything around a page. If the next page loads slowly, its skeleton replaces the old page. */
export function Shell({ children }: { children: ReactNode }) {
  const pendingPath = usePendingPath()
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="flex min-h-dvh flex-col pb-(--bottom-bar-height)">
      <NavigationProgress />
      <RouteAnnouncer />
      <Header />
      <main id={MAIN_ID} tabIndex={-1} aria-busy={busy} className="grow outline-none">
        {pendingPath !== null && <PendingFrame path={pendingPath} />}
        <div hidden={pendingPath !== null}>{children}</div>
      </main>
      <Footer />
      <BottomBar />
    </div>
  )
}
