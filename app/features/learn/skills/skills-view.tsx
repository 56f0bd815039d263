import { Link } from 'react-router'
import { counted } from '#core/count.ts'
import { slugOf } from '#core/slug.ts'
import { SkillTick } from '#app/features/jobs/my-skills/skill-tick.tsx'
import { CopySkills } from '#app/features/jobs/my-skills/copy-skills.tsx'
import { useSkills } from '#app/features/jobs/my-skills/use-skills.ts'
import type { SeenName } from '#app/features/jobs/lists/names-seen.ts'
import { paths } from '#app/paths.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import type { SkillsPage } from './skills-page.server.ts'

/** All skills, those that most postings ask for first, each with a tick. */
export function SkillsView({ page: { asked, askedOfFreshers, groups } }: { page: SkillsPage }) {
  return (
    <>
      <Ticked />
      <div className="flex flex-col gap-9">
        <Asked title="Most asked for from freshers" skills={askedOfFreshers} />
        <Asked title="Most asked for in all jobs" skills={asked} />
        {groups.map(({ name, skills }) => (
          <SkillGroup key={name} title={name} skills={skills.map((skill) => ({ skill, note: null }))} />
        ))}
      </div>
    </>
  )
}

function Ticked() {
  const { record, inAccount, problem } = useSkills()
  const count = record?.skills.length ?? 0
  return (
    <div className="mb-6 flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <output className="empty:sr-only">{count > 0 && `${counted(count, 'skill')} ticked.`}</output>
        <Link to={paths.skillPlan()} className={buttonVariants({ variant: 'outline' })}>
          What to learn next
        </Link>
        {/* Its place is kept, so that the first tick moves nothing. */}
        {!inAccount && (
          <Link
            to={`${paths.saved()}#file-title`}
            className={cn('text-link inline-flex min-h-11 items-center', count === 0 && 'invisible')}
          >
            Take them to another phone or computer
          </Link>
        )}
      </p>
      <p role="alert" className="font-semibold empty:hidden">
        {problem}
      </p>
      <CopySkills />
    </div>
  )
}

function Asked({ title, skills }: { title: string; skills: SeenName[] }) {
  if (skills.length === 0) return null
  return (
    <SkillGroup
      title={title}
      skills={skills.map(({ name, count }) => ({
        skill: name,
        note: counted(count, 'job'),
      }))}
    />
  )
}

interface SkillGroupProps {
  title: string
  skills: { skill: string; note: string | null }[]
}

function SkillGroup({ title, skills }: SkillGroupProps) {
  return (
    <section aria-label={title}>
      <h2 className="display border-b-2 border-heavy pb-2 text-xl">{title}</h2>
      <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {skills.map(({ skill, note }) => (
          <li key={skill} className="flex items-center gap-1 border-b">
            <SkillTick skill={skill} label="" />
            <Link
              to={paths.skill(slugOf(skill))}
              className="text-link flex min-h-11 min-w-0 grow items-center wrap-anywhere"
            >
              {skill}
            </Link>
            {note && <span className="text-sm text-ink-soft tabular-nums">{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
