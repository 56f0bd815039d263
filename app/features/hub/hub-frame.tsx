import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { HubSection } from './hub-section.tsx'
import { HubSidebar } from './hub-sidebar.tsx'
import { LAUNCH_ID, LaunchSteps } from './launch-steps.tsx'
import { PREFETCH } from '#app/ui/prefetch.ts'
import type { ReactNode } from 'react'

interface HubFrameProps {
  ideas: ReactNode
  resources: ReactNode
}

/** The static part of the hub, around its two lists. */
export function HubFrame({ ideas, resources }: HubFrameProps) {
  return (
    <div className="page-width pb-20">
      <PageHeading
        title="Entrepreneur Hub"
        subtitle="Turn your ideas into million-dollar businesses"
        actions={
          <>
            <Link to={paths.submitIdea()} prefetch={PREFETCH} className={buttonVariants()}>
              Submit Your Idea
            </Link>
            <Link
              to={paths.millionDollarIdeas()}
              prefetch={PREFETCH}
              className={buttonVariants({ variant: 'premium' })}
            >
              View Premium Ideas
            </Link>
          </>
        }
      />
      <div className="grid gap-x-10 gap-y-12 pt-2 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-12">
          <HubSection
            title="Million-Dollar Ideas"
            name="ideas"
            link={
              <Link
                to={paths.millionDollarIdeas()}
                prefetch={PREFETCH}
                className="text-link inline-flex min-h-11 items-center gap-1.5 font-semibold"
              >
                View All Premium Ideas
              </Link>
            }
          >
            {ideas}
          </HubSection>
          <HubSection title="How to Launch Your Startup" name={LAUNCH_ID}>
            <LaunchSteps />
          </HubSection>
          <HubSection title="Startup Resources" name="resources">
            {resources}
          </HubSection>
        </div>
        <HubSidebar />
      </div>
    </div>
  )
}
