import { learningFor, type SkillHelp } from '#db/queries/content/skill-learning.ts'
import { listWantedSkills } from '#db/queries/jobs/wanted-skills.ts'
import type { RequestScope } from '#app/page/context.ts'
import { packPostings, type PostingSkills } from '#app/features/learn/my-skills/skill-plan.ts'
import { queryWithFallback } from '#app/page/read.server.ts'

/** The newest postings; all of them would be a large page. */
const MOST_POSTINGS = 1000
/** Courses are named for this many skills, the most asked for. */
const MOST_HELPED = 80

export interface SkillPlanPage {
  wanted: PostingSkills
  help: SkillHelp[]
}

const NOTHING: SkillPlanPage = { wanted: { names: [], postings: '' }, help: [] }

/** What the plan is computed from in the browser, which knows the visitor's skills. The same for everybody. */
export async function readSkillPlan(
  scope: RequestScope,
): Promise<{ page: SkillPlanPage; degraded: boolean }> {
  const { value, degraded } = await queryWithFallback(
    scope,
    'skill plan',
    async (db) => {
      const wanted = packPostings(await listWantedSkills(db, MOST_POSTINGS))
      const { help } = await learningFor(db, wanted.names.slice(0, MOST_HELPED))
      return { wanted, help: help.filter(({ course, step }) => course || step) }
    },
    NOTHING,
  )
  return { page: value, degraded }
}
