import { Link } from 'react-router'
import { counted } from '#core/count.ts'
import { slugOf } from '#core/slug.ts'
import { paths } from '#app/paths.ts'
import type { Ticks } from '#db/queries/accounts/account-skills.ts'

/** The skills that the account ticked, each a link to its page, and how many steps it finished. */
export function TickedSkills({ ticks }: { ticks: Ticks }) {
  const finished = ticks.steps.length
  return (
    <>
      <ul className="flex flex-wrap gap-x-5 border-y">
        {ticks.skills.map((skill) => (
          <li key={skill}>
            <Link to={paths.skill(slugOf(skill))} className="text-link inline-flex min-h-11 items-center">
              {skill}
            </Link>
          </li>
        ))}
      </ul>
      {finished > 0 && <p className="caption mt-2">{counted(finished, 'finished step')} of career paths</p>}
      <Link to={paths.skillPlan()} className="mt-2 mr-5 inline-flex min-h-11 items-center text-link">
        What to learn next
      </Link>
      <Link to={paths.skills()} className="inline-flex min-h-11 items-center text-link">
        Change your skills
      </Link>
    </>
  )
}
