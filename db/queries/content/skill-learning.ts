import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { RoadmapStep } from '#db/content-schema.ts'
import type { Database } from '#db/schema.ts'
import type { Course } from './catalogue.ts'
import { alphabetical } from '../text-match.ts'
import { liveLink } from './live-link.ts'

export interface SkillCourse extends Pick<Course, 'id' | 'name' | 'platform' | 'is_free'> {
  link: string
  /** The skills that it teaches, of those asked for. */
  skills: string[]
}

export interface SkillPath {
  id: string
  name: string
  /** The skills that it needs, of those asked for. */
  skills: string[]
  /** Its steps that name one of them, numbered from 1. */
  steps: { number: number; title: string }[]
}

export interface SkillLearning {
  courses: SkillCourse[]
  paths: SkillPath[]
}

/** Steps shown of one path. */
const MOST_STEPS = 3

/**
 * Courses and career paths for the skills of a posting. A skill is found as a whole word of a course's name
 * and tags, or of a path's skills and steps: "Java" is not found in "JavaScript".
 *
 * @param skills The most important first.
 * @returns At most three courses, for different skills if there are such; free ones first, then those with the
 *   most skills and the best rating. And at most two paths, those with the most skills first.
 */
export async function learningFor(db: Kysely<Database>, skills: readonly string[]): Promise<SkillLearning> {
  const wanted = skills.flatMap((skill) =>
    wordsOf(skill) === '' ? [] : { skill, words: ` ${wordsOf(skill)} ` },
  )
  if (wanted.length === 0) return { courses: [], paths: [] }
  const [courses, paths] = await Promise.all([coursesFor(db, wanted), pathsFor(db, wanted)])
  return {
    courses,
    paths: paths.map(({ id, name, skills: needed, roadmap }) => ({
      id,
      name,
      skills: needed,
      steps: stepsWith(roadmap, wanted),
    })),
  }
}

interface WantedSkill {
  skill: string
  /** As `wordsIn` writes it, with a space on each side. */
  words: string
}

async function coursesFor(db: Kysely<Database>, wanted: WantedSkill[]): Promise<SkillCourse[]> {
  const taught = db
    .selectFrom('learn_courses')
    .select(['id', 'name', 'platform', 'is_free', 'rating', 'link'])
    .select(skillsIn(sql<string>`name || ' | ' || array_to_string(tags, ' | ')`, wanted).as('skills'))
    .where(liveLink('learn_courses.link'), 'is not', null)
    .as('taught')
  const courses: SkillCourse[] = await db
    .selectFrom(taught)
    .select(['id', 'name', 'platform', 'is_free', 'skills'])
    .select((eb) => eb.ref('link').$notNull().as('link'))
    .where(sql<boolean>`cardinality(skills) > 0`)
    .orderBy('is_free', 'desc')
    .orderBy(sql`cardinality(skills)`, 'desc')
    .orderBy('rating', (order) => order.desc().nullsLast())
    .orderBy((eb) => alphabetical(eb, 'name'))
    .orderBy('id')
    .execute()
  return chooseCourses(courses, wanted)
}

const MOST_COURSES = 3

/** For each skill that no chosen course teaches yet, the first that does, free ones before paid; then the others. */
function chooseCourses(courses: SkillCourse[], wanted: WantedSkill[]): SkillCourse[] {
  const chosen = new Set<SkillCourse>()
  const taught = new Set<string>()
  for (const free of [true, false]) {
    for (const { skill } of wanted) {
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

function pathsFor(db: Kysely<Database>, wanted: WantedSkill[]) {
  const needed = db
    .selectFrom('career_paths')
    .select(['id', 'name', 'roadmap'])
    .select(skillsIn(sql<string>`array_to_string(required_skills, ' | ')`, wanted).as('skills'))
    .as('needed')
  return db
    .selectFrom(needed)
    .selectAll()
    .where(sql<boolean>`cardinality(skills) > 0`)
    .orderBy(sql`cardinality(skills)`, 'desc')
    .orderBy((eb) => alphabetical(eb, 'name'))
    .orderBy('id')
    .limit(2)
    .execute()
}

/** The skills that a text names, in the order of the posting. */
function skillsIn(text: RawBuilder<string>, wanted: WantedSkill[]): RawBuilder<string[]> {
  const names = wanted.map(({ skill }) => skill)
  const words = wanted.map((one) => one.words)
  return sql<string[]>`array(
    select skill from unnest(${names}::text[], ${words}::text[]) with ordinality as wanted (skill, words, nth)
    where strpos(${wordsIn(text)}, words) > 0 order by nth)`
}

/** Lower case, words and the signs of "C++", "C#" and "Node.js" only, between spaces. */
function wordsIn(text: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`' ' || regexp_replace(lower(${text}), '[^a-z0-9+#.]+', ' ', 'g') || ' '`
}

/** The same in the process. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9+#.]+/g, ' ')
    .trim()
}

/** Names of one or two letters are words of a sentence too: "Go", "C". */
const SHORTEST_IN_SENTENCE = 3

function stepsWith(roadmap: RoadmapStep[], wanted: WantedSkill[]): SkillPath['steps'] {
  const named = wanted.filter(({ skill }) => skill.length >= SHORTEST_IN_SENTENCE)
  return roadmap
    .map(({ title, description }, index) => ({ number: index + 1, title, text: `${title} | ${description}` }))
    .filter(({ text }) => named.some(({ words }) => ` ${wordsOf(text)} `.includes(words)))
    .slice(0, MOST_STEPS)
    .map(({ number, title }) => ({ number, title }))
}
