import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import type { SkillHelp } from '#db/queries/content/skill-learning.ts'

/** Where to learn a skill: its course and its step of a career path. */
export function SkillHelpLinks({ help: { course, step } }: { help: Pick<SkillHelp, 'course' | 'step'> }) {
  return (
    <span className="flex flex-wrap gap-x-4 text-sm">
      {course && (
        <a
          href={course.link}
          target="_blank"
          rel="noopener"
          className="text-link inline-flex min-h-11 items-center sm:min-h-8"
        >
          {course.is_free ? 'Free course' : 'Paid course'}: {course.name}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      {step && (
        <Link
          to={`${paths.careerPath(step.path.id)}#step-${step.number}`}
          className="text-link inline-flex min-h-11 items-center sm:min-h-8"
        >
          {step.path.name}, step {step.number}
        </Link>
      )}
    </span>
  )
}
