import { Link } from 'react-router'
import { counted } from '#core/count.ts'
import { slugOf } from '#core/slug.ts'
import { openNow, planSkills } from '#app/features/learn/my-skills/skill-plan.ts'
import { SkillHelpLinks } from '#app/features/learn/my-skills/skill-help-links.tsx'
import { SkillTick } from '#app/features/learn/my-skills/skill-tick.tsx'
import { useSkillRecord } from '#app/features/learn/my-skills/use-skills.ts'
import { paths } from '#app/paths.ts'
import type { SkillPlanPage } from './skill-plan-page.server.ts'

const MOST_SHOWN = 12

/** The skills to learn next. Without ticked skills, and without script, those that most postings ask for. */
export function SkillPlanView({ page: { wanted, help } }: { page: SkillPlanPage }) {
  const known = useSkillRecord()?.skills ?? []
  const planned = planSkills(wanted, known).slice(0, MOST_SHOWN)
  const helpOf = new Map(help.map((one) => [one.skill, one]))
  const open = openNow(wanted, known)
  return (
    <>
      <p className="mb-4 max-w-prose">
        {known.length === 0 ? (
          <>
            These are the skills that most open jobs ask for.{' '}
            <span className="noscript:hidden">
              <Link to={paths.skills()} className="text-link">
                Tick what you know
              </Link>{' '}
              and the list becomes yours.
            </span>
          </>
        ) : (
          <>
            {open > 0 &&
              `You have every skill that ${counted(open, 'job')} ${open === 1 ? 'names' : 'name'}. `}
            Learning these next would open the most {open > 0 && 'further '}jobs.
          </>
        )}
      </p>
      <ol className="divide-y border-y">
        {planned.map(({ skill, opens, asked }) => {
          const found = helpOf.get(skill)
          return (
            <li key={skill} className="py-3">
              <div className="flex flex-wrap items-center gap-x-6">
                <h2 className="text-lg font-bold">
                  <Link to={paths.skill(slugOf(skill))} className="hover:underline">
                    {skill}
                  </Link>
                </h2>
                <div className="noscript:hidden">
                  <SkillTick skill={skill} label="I know this" />
                </div>
              </div>
              <p className="text-sm text-ink-soft">
                {known.length > 0 && opens > 0 && `Opens ${counted(opens, 'job')}. `}
                {counted(asked, 'job')} {asked === 1 ? 'asks' : 'ask'} for it.
              </p>
              {found && <SkillHelpLinks help={found} />}
            </li>
          )
        })}
      </ol>
      <p className="mt-4 max-w-prose caption">
        The course is a free one where there is one, for beginners first, and about little else. Few courses
        say how long they take.
      </p>
    </>
  )
}
