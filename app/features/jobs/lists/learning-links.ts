import type { COURSE_ROLES, CAREER_CATEGORIES } from '#core/content-options.ts'
import type { JobCategory } from '#core/job.ts'
import { slugOf } from '#core/slug.ts'
import type { CareerPathLink, CourseLink } from '#db/queries/content/learning.ts'
import type { JobList } from './job-list.ts'

/** What to learn for the jobs of a list. */
export interface Learning {
  courses: CourseLink[]
  careerPaths: CareerPathLink[]
}

const MAX_COURSES = 4
const MAX_CAREER_PATHS = 3

type CourseRole = (typeof COURSE_ROLES)[number]
type CareerCategory = (typeof CAREER_CATEGORIES)[number]

/** The courses and career paths of a kind of role, as those tables call it. */
const OF_ROLE: Partial<Record<JobCategory, { courses?: CourseRole; careers?: CareerCategory }>> = {
  Frontend: { courses: 'Frontend Dev', careers: 'Frontend' },
  Backend: { courses: 'Backend Dev', careers: 'Backend' },
  'Data & AI': { careers: 'Data Science' },
  'DevOps & Cloud': { courses: 'DevOps', careers: 'DevOps' },
  Security: { courses: 'Cloud & Security' },
  Design: { courses: 'UI/UX Design' },
}

/** Courses and career paths that teach the skill of a list, or are for its role. Other lists have none. */
export function learningOf({ kind, slug, search }: JobList, all: Learning): Learning {
  const [category] = search.categories
  const role = category && OF_ROLE[category]
  const teaches = (skills: readonly string[] | null = null) =>
    kind === 'skill' && (skills ?? []).some((skill) => slugOf(skill) === slug)
  const courses = all.courses.filter(
    ({ role_category, skills }) =>
      teaches(skills) || (role?.courses !== undefined && role_category === role.courses),
  )
  const careerPaths = all.careerPaths.filter(
    ({ category: of, step_skills: steps }) =>
      teaches(steps?.flat()) || (role?.careers !== undefined && of === role.careers),
  )
  return { courses: courses.slice(0, MAX_COURSES), careerPaths: careerPaths.slice(0, MAX_CAREER_PATHS) }
}
