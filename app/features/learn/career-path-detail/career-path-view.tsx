import { Link } from 'react-router'
import { ArrowLeft, ArrowRight, BriefcaseBusiness } from '#app/ui/icons.tsx'
import { seniorityLabel } from '#core/seniority.ts'
import type { CareerPath } from '#db/queries/content/career-paths.ts'
import type { SkillHelp } from '#db/queries/content/skill-learning.ts'
import { PRODUCT_NAME } from '#app/site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonVariants } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { CareerPathSidebar } from './career-path-sidebar.tsx'
import type { CategoryLinks } from './category-links.server.ts'
import { Roadmap } from './roadmap.tsx'
import { SalaryAndGrowth } from './salary-and-growth.tsx'
import { useListAddress } from './use-list-address.ts'
import { PREFETCH } from '#app/ui/prefetch.ts'

interface CareerPathViewProps {
  path: CareerPath
  help: readonly SkillHelp[]
  /** Of the path's category. */
  links: CategoryLinks
}

/** One career path. Prints without header, sidebar and buttons. */
export function CareerPathView({ path, help, links }: CareerPathViewProps) {
  return (
    <article className="page-width pb-16 print:pb-0">
      <PageHeading
        className="print:pt-0"
        above={
          <>
            <BackToCareerPaths />
            <p className="hidden caption print:block">{PRODUCT_NAME}, career paths</p>
            <p className="mt-2 flex flex-wrap gap-1.5">
              <Badge variant="outline">{path.category}</Badge>
              <Badge variant="action">{seniorityLabel(path.average_salary)} growth</Badge>
            </p>
          </>
        }
        title={path.name}
        subtitle={path.description}
      />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <div className="flex min-w-0 flex-col gap-9 print:gap-5">
          <SalaryAndGrowth averageSalary={path.average_salary} />
          <div className="grid gap-x-8 gap-y-7 sm:grid-cols-2 print:gap-y-4">
            <NamedList title="Required Skills" names={path.required_skills} />
            <NamedList title="Tools & Technologies" names={path.tools} />
          </div>
          <Roadmap path={path} help={help}>
            <JobsTerminus jobs={links.jobs} />
          </Roadmap>
        </div>
        <CareerPathSidebar path={path} links={links} />
      </div>
    </article>
  )
}

function NamedList({ title, names }: { title: string; names: string[] }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 display text-xl">{title}</h2>
      {names.length === 0 && <p className="text-ink-soft">Not listed yet.</p>}
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} className="rounded-xs border bg-sheet px-2.5 py-1 text-sm">
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The last station: links to jobs. */
function JobsTerminus({ jobs }: Pick<CategoryLinks, 'jobs'>) {
  return (
    <div
      className={
        'grid items-start gap-x-4 max-sm:@min-[17rem]:grid-cols-[2.5rem_minmax(0,1fr)] ' +
        'sm:grid-cols-[7rem_2.5rem_minmax(0,1fr)] print:hidden'
      }
    >
      <span
        aria-hidden
        className="grid size-10 place-items-center rounded-sm bg-action text-on-action sm:col-start-2"
      >
        <BriefcaseBusiness className="size-5" />
      </span>
      <div className="flex flex-col items-start gap-3 pt-1.5 sm:col-start-3">
        <div>
          <h3 className="text-lg leading-snug font-bold">Jobs for this path</h3>
          <p className="mt-1.5 text-ink-soft">Openings in this field, newest first.</p>
        </div>
        <Link to={jobs.to} prefetch={PREFETCH} className={buttonVariants()}>
          {jobs.label} <ArrowRight aria-hidden />
        </Link>
      </div>
    </div>
  )
}

/** Link back to the list, with the visitor's filters if they came from it. */
function BackToCareerPaths() {
  return (
    <Link
      to={useListAddress()}
      className={buttonVariants({ variant: 'outline', className: 'self-start print:hidden' })}
    >
      <ArrowLeft aria-hidden /> Back to Career Paths
    </Link>
  )
}
