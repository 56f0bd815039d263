import { sql, type Kysely, type RawBuilder } from 'kysely'
import { standardSkill } from '#core/skills/match-skills.ts'
import type { Database } from '#db/schema.ts'
import { alphabetical, difficultyRank } from '../text-match.ts'
import type { Course } from './catalogue.ts'
import { liveLink } from './live-link.ts'
import { shownRating } from './ratings.ts'

export interface SkillCourse extends Pick<Course, 'id' | 'name' | 'platform' | 'is_free' | 'difficulty'> {
  link: string
  /** The skills that it teaches, of those asked for. */
  skills: string[]
}

export interface SkillStep {
  /** From 1. */
  number: number
  title: string
}

export interface SkillPath {
  id: string
  name: string
  /** The skills that it teaches, of those asked for. */
  skills: string[]
  /** Its steps that teach one of them. */
  steps: SkillStep[]
}

/** Where to learn one skill. */
export interface SkillHelp {
  skill: string
  /** A free course for beginners before others. Null if there is none. */
  course: Pick<SkillCourse, 'name' | 'is_free' | 'link'> | null
  step: (SkillStep & { path: Pick<SkillPath, 'id' | 'name'> }) | null
}

export interface SkillLearning {
  courses: SkillCourse[]
  paths: SkillPath[]
  /** One for each skill asked for, in the same order. */
  help: SkillHelp[]
}

const MOST_COURSES = 3
const MOST_PATHS = 2
/** Steps shown of one path. */
const MOST_STEPS = 3

/**
 * Courses and career paths for the skills of a posting, by the skills that are stored with them.
 *
 * @param skills The most important first.
 * @returns At most three courses, for different skills if there are such; free ones first, then those with the
 *   most skills and the best rating. And at most two paths, those with the most skills first.
 */
export async function learningFor(db: Kysely<Database>, skills: readonly string[]): Promise<SkillLearning> {
  if (skills.length === 0) return { courses: [], paths: [], help: [] }
  const [courses, paths] = await Promise.all([readCourses(db, skills), pathsFor(db, skills)])
  return {
    courses: chooseCourses(
      courses.map(({ course }) => course),
      skills,
    ),
    paths: paths.slice(0, MOST_PATHS).map(({ id, name, skills: taught, steps }) => ({
      id,
      name,
      skills: taught,
      steps: steps.slice(0, MOST_STEPS).map(plainStep),
    })),
    help: skills.map((skill) => helpFor(skill, courses, paths)),
  }
}

/** The courses with a live link that teach one of the skills: free ones first, then those with the most of them. */
export async function coursesFor(db: Kysely<Database>, skills: readonly string[]): Promise<SkillCourse[]> {
  return (await readCourses(db, skills)).map(({ course }) => course)
}

interface ReadCourse {
  course: SkillCourse
  /** How many skills it teaches, asked for or not. */
  teaches: number
}

async function readCourses(db: Kysely<Database>, skills: readonly string[]): Promise<ReadCourse[]> {
  const rows = await db
    .selectFrom('learn_courses')
    .select(['id', 'name', 'platform', 'is_free', 'difficulty', 'skills'])
    .select(liveLink('learn_courses.link').as('link'))
    .where(sharesSkill(skills))
    .where(liveLink('learn_courses.link'), 'is not', null)
    .orderBy('is_free', 'desc')
    .orderBy(shownRating('learn_courses'), (order) => order.desc().nullsLast())
    .orderBy((eb) => difficultyRank(eb, 'difficulty'))
    .orderBy((eb) => alphabetical(eb, 'name'))
    .orderBy('id')
    .execute()
  return rows
    .map(({ id, name, platform, is_free, difficulty, link, skills: taught }) => ({
      course: {
        id,
        name,
        platform,
        is_free,
        difficulty,
        link: link ?? '',
        skills: sharedSkills(skills, taught ?? []),
      },
      teaches: taught?.length ?? 0,
    }))
    .toSorted(
      ({ course: a }, { course: b }) =>
        Number(b.is_free) - Number(a.is_free) || b.skills.length - a.skills.length,
    )
}

interface FoundPath extends Omit<SkillPath, 'steps'> {
  steps: (SkillStep & { skills: string[] })[]
}

/** The career paths that teach one of the skills, those with the most first, with the steps that do. */
export async function pathsFor(db: Kysely<Database>, skills: readonly string[]): Promise<FoundPath[]> {
  const rows = await db
    .selectFrom('career_paths')
    .select(['id', 'name', 'roadmap', 'step_skills'])
    .where('step_skills', 'is not', null)
    .orderBy((eb) => alphabetical(eb, 'name'))
    .orderBy('id')
    .execute()
  return rows
    .map(({ id, name, roadmap, step_skills: taught }) => {
      const steps = roadmap
        .map(({ title }, index) => ({
          number: index + 1,
          title,
          skills: sharedSkills(skills, taught?.[index] ?? []),
        }))
        .filter((step) => step.skills.length > 0)
      const found = new Set(steps.flatMap((step) => step.skills))
      return { id, name, skills: skills.filter((skill) => found.has(skill)), steps }
    })
    .filter((path) => path.skills.length > 0)
    .toSorted((a, b) => b.skills.length - a.skills.length)
}

/** Whether a row of a table with a column `skills` teaches one of these. */
export function sharesSkill(skills: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`skills && ${skills.map(standardSkill)}::text[]`
}

/** For each skill that no chosen course teaches yet, the first that does, free ones before paid; then the others. */
function chooseCourses(courses: SkillCourse[], wanted: readonly string[]): SkillCourse[] {
  const chosen = new Set<SkillCourse>()
  const taught = new Set<string>()
  for (const free of [true, false]) {
    for (const skill of wanted) {
      if (taught.has(skill)) continue
      const course = courses.find(({ is_free, skills }) => is_free === free && skills.includes(skill))
      if (!course) continue
      chosen.add(course)
      for (const one of course.skills) taught.add(one)
    }
  }
  const most = [...chosen.union(new Set(courses))].slice(0, MOST_COURSES)
  return [...most.filter(({ is_free }) => is_free), ...most.filter(({ is_free }) => !is_free)]
}

const DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced']

function helpFor(skill: string, courses: ReadCourse[], paths: FoundPath[]): SkillHelp {
  // Free before paid, easy before hard; then the one that is about little else.
  const [found] = courses
    .filter(({ course }) => course.skills.includes(skill))
    .toSorted(
      ({ course: a, teaches }, { course: b, teaches: others }) =>
        Number(b.is_free) - Number(a.is_free) ||
        DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty) ||
        teaches - others,
    )
  const course = found?.course
  // The step that is about little else; of those, one of the path with the most of the skills.
  const [best] = paths
    .flatMap((path) => path.steps.map((step) => ({ path, step })))
    .filter(({ step }) => step.skills.includes(skill))
    .toSorted((a, b) => a.step.skills.length - b.step.skills.length)
  return {
    skill,
    course: course ? { name: course.name, is_free: course.is_free, link: course.link } : null,
    step: best ? { ...plainStep(best.step), path: { id: best.path.id, name: best.path.name } } : null,
  }
}

function plainStep({ number, title }: SkillStep): SkillStep {
  return { number, title }
}

/** The skills asked for, under the names asked with, that a row teaches. */
function sharedSkills(wanted: readonly string[], taught: readonly string[]): string[] {
  return wanted.filter((skill) => taught.includes(standardSkill(skill)))
}
