import type { Kysely, NotNull } from 'kysely'
import type { Database } from '#db/schema.ts'
import { liveLink } from './live-link.ts'
import { shownRating } from './ratings.ts'

/** A course of `learn_courses` with a page of its own. */
export interface CourseLink {
  name: string
  platform: string
  role_category: string
  skills: string[] | null
  link: string
}

/** A career path and what it teaches. */
export interface CareerPathLink {
  id: string
  name: string
  category: string
  step_skills: string[][] | null
}

/** All courses that have a link, best rated first. A table of some hundred rows. */
export function listCourseLinks(db: Kysely<Database>): Promise<CourseLink[]> {
  return db
    .selectFrom('learn_courses')
    .select(['name', 'platform', 'role_category', 'skills', 'link'])
    .where(liveLink('learn_courses.link'), 'is not', null)
    .$narrowType<{ link: NotNull }>()
    .orderBy(shownRating('learn_courses'), (order) => order.desc().nullsLast())
    .orderBy('name')
    .execute()
}

/** All career paths, by name. */
export function listCareerPathLinks(db: Kysely<Database>): Promise<CareerPathLink[]> {
  return db
    .selectFrom('career_paths')
    .select(['id', 'name', 'category', 'step_skills'])
    .orderBy('name')
    .execute()
}
