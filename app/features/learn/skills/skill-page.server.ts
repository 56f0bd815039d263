import texts from '#content/skills.json' with { type: 'json' }
import { skillAt } from '#core/skills/match-skills.ts'
import { slugOf } from '#core/slug.ts'
import { coursesFor, pathsFor, type SkillCourse, type SkillStep } from '#db/queries/content/skill-learning.ts'
import { resourcesFor, type SkillResource } from '#db/queries/content/skill-resources.ts'
import type { RequestScope } from '#app/page/context.ts'
import { readFigures } from '#app/features/jobs/lists/job-list-page.server.ts'
import { skillList } from '#app/features/jobs/lists/job-list.ts'
import { figureSentences, MIN_INDEXED } from '#app/features/jobs/lists/list-figures.ts'
import { namesSeen, type SeenName } from '#app/features/jobs/lists/names-seen.ts'
import { queryWithFallback } from '#app/page/read.server.ts'

const TEXTS = new Map(texts.map(({ name, about }) => [name, about]))
const MOST_NAMES = 8
const MOST_ROWS = 8

export interface SkillPage {
  name: string
  slug: string
  /** Two sentences; null if there are none. */
  about: string | null
  /** True figures of the postings that ask for it, in sentences. */
  figures: string
  /** Enough real postings ask for it for a search engine to list the page. */
  isCommon: boolean
  /** Of the postings that ask for it: most frequent first. */
  beside: SeenName[]
  cities: SeenName[]
  companies: SeenName[]
  /** Free ones first. */
  courses: SkillCourse[]
  prep: SkillResource[]
  tools: SkillResource[]
  paths: { id: string; name: string; steps: SkillStep[] }[]
}

/** @returns The page is null for a skill that is not in the dictionary (404), or while the database is down (503). */
export async function readSkillPage(
  scope: RequestScope,
  slug: string,
): Promise<{ page: SkillPage | null; status: number }> {
  const skill = skillAt(slug)
  if (!skill) return { page: null, status: 404 }
  const { value, degraded } = await queryWithFallback(
    scope,
    'skill',
    () => readSkill(scope, skill.name),
    null,
  )
  return { page: value, status: degraded ? 503 : 200 }
}

async function readSkill(scope: RequestScope, name: string): Promise<SkillPage> {
  const { db, finder, now } = scope
  const list = skillList(name)
  const [found, courses, { prep, tools }, careerPaths] = await Promise.all([
    finder.find(list.search, { order: 'newest', offset: 0, limit: MOST_NAMES, now, facets: true }),
    coursesFor(db, [name]),
    resourcesFor(db, name),
    pathsFor(db, [name]),
  ])
  const seen = (facet: 'skill' | 'city' | 'company') =>
    namesSeen(found, facet)
      // A posting may name a skill that the dictionary does not have.
      .filter(({ slug }) => facet !== 'skill' || (slug !== list.slug && skillAt(slug) !== null))
      .slice(0, MOST_NAMES)
  const figures = await readFigures(scope, list, found)
  return {
    name,
    slug: slugOf(name),
    about: TEXTS.get(name) ?? null,
    figures: figureSentences(figures),
    isCommon: !figures.samples && figures.total >= MIN_INDEXED,
    beside: seen('skill'),
    cities: seen('city'),
    companies: seen('company'),
    courses: courses.slice(0, MOST_ROWS),
    prep: prep.slice(0, MOST_ROWS),
    tools: tools.slice(0, MOST_ROWS),
    paths: careerPaths.map(({ id, name: path, steps }) => ({
      id,
      name: path,
      steps: steps.map(({ number, title }) => ({ number, title })),
    })),
  }
}
