import { OutboundAction } from '#app/catalogue/outbound-action.tsx'
import { Card, CardTitle } from '#app/ui/card.tsx'
import { cn } from '#app/ui/class-names.ts'
import { CompanyLogo } from '#app/ui/company-logo.tsx'
import { TagList } from '#app/ui/tag-list.tsx'
import { deadlineText, isOver } from './deadline.ts'
import type { HiringProgramme } from './hiring-programmes.server.ts'
import { OutsideLink } from './outside-link.tsx'
import type { ReactNode } from 'react'

interface ProgrammeCardProps {
  programme: HiringProgramme
  now: Date
}

/** One hiring programme: company, eligibility, rounds and preparation. */
export function ProgrammeCard({ programme, now }: ProgrammeCardProps) {
  const { company, logo, positions, eligibility, hiringStages, prepResources } = programme
  return (
    <Card as="article" aria-label={company}>
      <div
        className={
          'grid gap-x-8 gap-y-5 p-4 sm:p-5 md:grid-cols-2 lg:grid-rows-[auto_1fr] ' +
          'lg:grid-cols-[19rem_minmax(0,1fr)_minmax(0,1fr)]'
        }
      >
        <div className="flex flex-col gap-4 lg:row-span-2">
          <div className="flex items-start gap-3">
            <CompanyLogo name={company} logoUrl={logo} />
            <CardTitle className="min-w-0 self-center">{company}</CardTitle>
          </div>
          <TagList tags={positions} label="Positions" />
          <ProgrammeFacts programme={programme} now={now} />
        </div>
        <Part title="Eligibility">
          <p className="text-sm">{eligibility}</p>
        </Part>
        <Part title="Stages" className="md:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1">
          <Stages stages={hiringStages} />
        </Part>
        <Part title="Prepare with" className="md:col-start-1 md:row-start-2 lg:col-start-2">
          <ul className="-my-1 text-sm lg:grid lg:grid-cols-[auto_auto] lg:justify-start lg:gap-x-6">
            {prepResources.map((domain) => (
              <li key={domain}>
                <OutsideLink
                  href={`https://${domain}`}
                  className={
                    'text-link inline-flex min-h-11 max-w-full items-center gap-1.5 break-all md:min-h-8 ' +
                    '[&_svg]:size-3.5 [&_svg]:shrink-0'
                  }
                >
                  {domain.replace(/^www\./, '')}
                </OutsideLink>
              </li>
            ))}
          </ul>
        </Part>
      </div>
      <ProgrammeFooter programme={programme} now={now} />
    </Card>
  )
}

function ProgrammeFacts({ programme: { hiringType, type, location, salaryRange } }: ProgrammeCardProps) {
  return (
    <dl className="grid grid-cols-[fit-content(60%)_minmax(0,1fr)] gap-x-4 gap-y-2.5 text-sm">
      <Fact name="Hiring">{hiringType}</Fact>
      <Fact name="Job type">{type}</Fact>
      <Fact name="Location">{location}</Fact>
      <Fact name="Salary">{salaryRange ?? 'Not published by the company'}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="caption">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The rounds in order, joined by a vertical line. */
function Stages({ stages }: { stages: string[] }) {
  return (
    <ol className="flex flex-col text-sm">
      {stages.map((stage, index) => (
        <li key={stage} className="group relative flex gap-3 pb-3 last:pb-0">
          <span aria-hidden className="absolute top-6 bottom-0 left-3 w-px bg-rule group-last:hidden" />
          <span
            aria-hidden
            className="grid size-6 shrink-0 place-items-center rounded-full border border-edge text-2xs font-bold tabular-nums"
          >
            {index + 1}
          </span>
          <span className="min-w-0 pt-0.5">{stage}</span>
        </li>
      ))}
    </ol>
  )
}

/** The deadline, and the apply link unless the programme has closed. */
function ProgrammeFooter({ programme: { company, deadline, applyLink }, now }: ProgrammeCardProps) {
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t px-4 py-3 sm:px-5">
      <p className="text-sm">
        <span className="text-ink-soft">Deadline: </span>
        {deadlineText(deadline, now, 'Check the careers page')}
      </p>
      <div className="max-sm:w-full">
        <OutboundAction
          href={isOver(deadline, now) ? null : applyLink}
          label="Official careers page"
          disabledLabel="Applications Closed"
          about={company}
        />
      </div>
    </div>
  )
}

interface PartProps {
  title: string
  className?: string
  children: ReactNode
}

function Part({ title, className, children }: PartProps) {
  return (
    <section className={cn('flex min-w-0 flex-col gap-2', className)}>
      <h4 className="text-sm font-bold">{title}</h4>
      {children}
    </section>
  )
}
