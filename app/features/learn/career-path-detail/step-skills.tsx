import { Link } from 'react-router'
import { slugOf } from '#core/slug.ts'
import { jobsHref } from '#app/features/jobs/jobs-href.ts'
import { paths } from '#app/paths.ts'
import type { SkillHelp } from '#db/queries/content/skill-learning.ts'

interface StepSkillsProps {
  skills: readonly string[]
  help: readonly SkillHelp[]
}

/** What a step teaches: the pages of its skills, a course, and the fresher jobs that ask for it. */
export function StepSkills({ skills, help }: StepSkillsProps) {
  if (skills.length === 0) return null
  const course = help.find((one) => one.course && skills.includes(one.skill))?.course
  return (
    <div className="col-start-2 mt-1 flex flex-wrap gap-x-4 text-sm sm:col-start-3 print:hidden">
      {skills.map((skill) => (
        <Link key={skill} to={paths.skill(slugOf(skill))} className={LINK}>
          {skill}
        </Link>
      ))}
      {course && (
        <a href={course.link} target="_blank" rel="noopener" className={LINK}>
          {course.is_free ? 'Free course' : 'Paid course'}: {course.name}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      <Link
        to={jobsHref({ skills: skills.map(slugOf), anySkill: true, levels: ['Fresher'] })}
        className={LINK}
      >
        Fresher jobs<span className="sr-only"> for {skills.join(' or ')}</span>
      </Link>
    </div>
  )
}

const LINK = 'text-link inline-flex min-h-11 items-center sm:min-h-8'
