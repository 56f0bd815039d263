import { Link } from 'react-router'
import { slugOf } from '#core/slug.ts'
import { paths } from '#app/paths.ts'
import { badgeVariants } from '#app/ui/badge.tsx'

/** The skills of a posting, each a link to the jobs that ask for it. */
export function SkillLinks({ skills }: { skills: readonly string[] }) {
  return (
    <ul aria-label="Skills" className="flex flex-wrap gap-2">
      {skills.map((skill) => (
        <li key={skill} className="min-w-0">
          <Link
            to={paths.skillJobs(slugOf(skill))}
            className={badgeVariants({
              variant: 'action',
              className: 'min-h-11 px-3 text-sm hover:underline sm:min-h-9',
            })}
          >
            <span className="truncate">{skill}</span>
            <span className="sr-only"> jobs</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
