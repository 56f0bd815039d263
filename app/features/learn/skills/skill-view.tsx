import { Link } from 'react-router'
import { AsideSection, NameList } from '#app/features/jobs/lists/name-list.tsx'
import { SkillTick } from '#app/features/jobs/my-skills/skill-tick.tsx'
import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonVariants } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { SkillPage } from './skill-page.server.ts'

/** One skill: what it is, who asks for it, and where to learn it. */
export function SkillView({ page }: { page: SkillPage }) {
  const { name, slug, about, figures, beside, cities, companies, courses, prep, tools, paths: careers } = page
  const isTaught = courses.length + prep.length + tools.length + careers.length > 0
  return (
    <div className="page-width pb-16">
      <PageHeading
        title={name}
        subtitle={about}
        actions={
          <>
            <Link to={paths.skillJobs(slug)} className={buttonVariants()}>
              See {name} jobs
            </Link>
            <Link to={paths.skills()} className={buttonVariants({ variant: 'outline' })}>
              All skills
            </Link>
          </>
        }
      />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-9">
          <section aria-label="In open jobs">
            <p className="text-lg">{figures}</p>
            <div className="noscript:hidden">
              <SkillTick skill={name} />
            </div>
          </section>
          {!isTaught && <p className="text-ink-soft">We have no course or resource for {name} yet.</p>}
          <Outbound
            title="Courses"
            rows={courses.map(({ id, name: course, platform, is_free, difficulty, link }) => ({
              id,
              name: course,
              link,
              isFree: is_free,
              note: `${platform} · ${difficulty}`,
            }))}
          />
          {careers.length > 0 && (
            <AsideSection title="Roadmap steps">
              {careers.flatMap(({ id, name: path, steps }) =>
                steps.map(({ number, title }) => (
                  <li key={`${id} ${number}`}>
                    <Link
                      to={`${paths.careerPath(id)}#step-${number}`}
                      className="text-link inline-flex min-h-11 items-center"
                    >
                      {path}, step {number}: {title}
                    </Link>
                  </li>
                )),
              )}
            </AsideSection>
          )}
          <Outbound title="Practice and interview preparation" rows={prep.map(rowOf)} />
          <Outbound title="Tools and platforms" rows={tools.map(rowOf)} />
        </div>
        <aside aria-label={`${name} in open jobs`} className="flex flex-col gap-8">
          <NameList title="Asked for together with" names={beside} to={paths.skill} />
          <NameList title="Where" names={cities} to={cityPath} />
          <NameList title="Companies hiring" names={companies} to={paths.company} />
        </aside>
      </div>
    </div>
  )
}

function cityPath(slug: string): string {
  return slug === 'remote' ? paths.remoteJobs() : paths.cityJobs(slug)
}

interface OutboundRow {
  id: string
  name: string
  link: string
  /** Null if nobody says. */
  isFree: boolean | null
  note: string
}

function rowOf({ id, name, link, is_free: isFree, kind: note }: SkillPage['prep'][number]): OutboundRow {
  return { id, name, link, isFree, note }
}

function Outbound({ title, rows }: { title: string; rows: OutboundRow[] }) {
  if (rows.length === 0) return null
  return (
    <AsideSection title={title}>
      {rows.map(({ id, name, link, isFree, note }) => (
        <li key={id} className="py-2">
          <a
            href={link}
            target="_blank"
            rel="noopener"
            className="text-link inline-flex min-h-11 items-center"
          >
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          <span className="flex items-center gap-2 text-sm text-ink-soft">
            {isFree !== null && (
              <Badge variant={isFree ? 'success' : 'outline'}>{isFree ? 'Free' : 'Paid'}</Badge>
            )}
            {note}
          </span>
        </li>
      ))}
    </AsideSection>
  )
}
