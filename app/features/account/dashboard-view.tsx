import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { DashboardAside } from './dashboard-aside.tsx'
import { DashboardSection } from './dashboard-section.tsx'
import { KeptJobs } from './kept-jobs.tsx'
import { SavedSearches } from './saved-searches.tsx'
import { TickedSkills } from './ticked-skills.tsx'
import type { readDashboard } from './dashboard.server.ts'

type Dashboard = NonNullable<Awaited<ReturnType<typeof readDashboard>>>

/** The visitor's saved and opened jobs, searches and skills. Founders see the Entrepreneur Hub first. */
export function DashboardView({
  account,
  saved,
  opened,
  searches,
  ticks,
  newsletter,
  sessions,
  now,
}: Dashboard) {
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-10">
        {account.user_type === 'founder' && <FounderStart />}
        <DashboardSection
          id="saved-jobs"
          title="Saved jobs"
          count={saved.length}
          empty="Tap Save job on any job. It stays here even after the job closes."
          action={{ name: 'Browse Jobs', to: paths.jobs() }}
        >
          <KeptJobs jobs={saved} verb="Saved" now={now} removable />
          <TrackerLink />
        </DashboardSection>
        <DashboardSection
          id="opened-jobs"
          title="Jobs you opened"
          count={opened.length}
          empty="When you open a job’s apply link, we list the job here, so you can track where you applied."
          action={{ name: 'Find a job to apply for', to: paths.jobs() }}
        >
          <KeptJobs jobs={opened} verb="Apply link opened" now={now} />
        </DashboardSection>
        <DashboardSection
          id="saved-searches"
          title="Saved searches"
          count={searches.length}
          empty="Search or filter jobs, then tap Save this search below the list."
          action={{ name: 'Search jobs', to: paths.jobs() }}
        >
          <SavedSearches searches={searches} />
        </DashboardSection>
        <DashboardSection
          id="ticked-skills"
          title="Skills you ticked"
          count={ticks.skills.length}
          empty="Tick what you know, and every job tells how much of it you have."
          action={{ name: 'Tick your skills', to: paths.skills() }}
        >
          <TickedSkills ticks={ticks} />
        </DashboardSection>
      </div>
      <DashboardAside account={account} newsletter={newsletter} sessions={sessions} />
    </div>
  )
}

/** The saved jobs with their stages and notes, and the hidden companies. */
function TrackerLink() {
  return (
    <Link to={paths.saved()} className="mt-2 inline-flex min-h-11 items-center text-link">
      Track your applications
    </Link>
  )
}

function FounderStart() {
  return (
    <Notice className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5 text-base">
      <p className="max-w-prose">
        <strong className="block text-lg">Start at the Entrepreneur Hub</strong>
        Business ideas, the steps to launch a startup, and resources for founders.
      </p>
      <Link to={paths.entrepreneurHub()} className={buttonVariants()}>
        Open the Entrepreneur Hub
      </Link>
    </Notice>
  )
}
