import { paths } from '#app/paths.ts'
import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { TryAgain } from '#app/ui/try-again.tsx'
import { AuthScreen } from './auth-screen.tsx'
import { AUTH_TEXTS } from './auth-texts.ts'
import { DashboardView } from './dashboard-view.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { UserTypeForm } from './user-type-form.tsx'
import type { ComponentProps, ReactNode } from 'react'

/** A private page, or the outcome of a sign-in. `page` is null if the database is down. */
export type AccountPageData =
  | { kind: 'dashboard'; page: ComponentProps<typeof DashboardView> | null }
  | { kind: 'delete'; page: ComponentProps<typeof DeleteAccount> | null }
  | { kind: 'user-type'; page: ComponentProps<typeof UserTypeForm> | null }
  | { kind: 'notice'; page: ComponentProps<typeof AuthScreen> }

/** Title and description of the page's head. */
export function accountPageTexts({ kind, page }: AccountPageData): { title: string; description: string } {
  switch (kind) {
    case 'dashboard':
      return {
        title: 'Your dashboard',
        description: 'Your saved jobs, opened jobs, saved searches and data.',
      }
    case 'delete':
      return {
        title: 'Delete your data',
        description: 'Delete your Pravesh account and all its data.',
      }
    case 'user-type':
      return {
        title: 'What brings you here?',
        description:
          'Tell us if you want a job or want to start a company, so that we show the right pages first.',
      }
    case 'notice':
      return { title: AUTH_TEXTS[page.notice].title, description: 'The result of signing in to Pravesh.' }
  }
}

export function AccountPage({ kind, page }: AccountPageData) {
  switch (kind) {
    case 'dashboard':
      return (
        <PrivatePage title="Your dashboard">
          {page ? <DashboardView {...page} /> : <AccountsUnavailable href={paths.dashboard()} />}
        </PrivatePage>
      )
    case 'delete':
      return (
        <PrivatePage
          title="Delete your data?"
          subtitle="You cannot undo this. Export your data first if you may need it later."
        >
          {page ? <DeleteAccount {...page} /> : <AccountsUnavailable href={paths.dashboardDelete()} />}
        </PrivatePage>
      )
    case 'user-type':
      return (
        <PrivatePage
          title="What brings you here?"
          subtitle="This helps us show the right pages first. You can still use every page, and you can change this any time."
        >
          {page ? <UserTypeForm {...page} /> : <AccountsUnavailable href={paths.userTypeSelection()} />}
        </PrivatePage>
      )
    case 'notice':
      return <AuthScreen {...page} />
  }
}

function PrivatePage({ children, ...heading }: { title: string; subtitle?: string; children: ReactNode }) {
  return (
    <div className="page-width pb-16">
      <PageHeading {...heading} />
      {children}
    </div>
  )
}

/** Shown instead of a private page if the database is down. */
function AccountsUnavailable({ href }: { href: string }) {
  return (
    <EmptyState>
      <EmptyStateTitle>We can’t show your account right now</EmptyStateTitle>
      <EmptyStateText>
        Our database is not responding. Your saved data is safe. Please try again in a minute.
      </EmptyStateText>
      <EmptyStateActions>
        <TryAgain href={href} />
      </EmptyStateActions>
    </EmptyState>
  )
}
