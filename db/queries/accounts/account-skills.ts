import type { Kysely } from 'kysely'
import { MAX_SKILLS, MAX_STEPS, skillKey } from '#core/my-skills.ts'
import type { Database } from '#db/schema.ts'

/** What an account knows and has learned. Everything here runs inside `asAccount` (`accounts.ts`). */

export interface Ticks {
  /** Names as postings write them. */
  skills: string[]
  /** Finished steps of career paths: the path's id, `#`, and the step's number. */
  steps: string[]
}

/** In the order in which they were ticked. */
export async function readTicks(db: Kysely<Database>): Promise<Ticks> {
  const skills = await db
    .selectFrom('account_skills')
    .select('skill')
    .orderBy('ticked_at')
    .orderBy('skill_key')
    .execute()
  const steps = await db
    .selectFrom('account_steps')
    .select('step')
    .orderBy('ticked_at')
    .orderBy('step')
    .execute()
  return { skills: skills.map(({ skill }) => skill), steps: steps.map(({ step }) => step) }
}

/** Ticks skills and steps, as far as there is room. Idempotent. */
export async function addTicks(db: Kysely<Database>, { skills, steps }: Ticks): Promise<'done' | 'full'> {
  const known = await readTicks(db)
  const keys = new Set(known.skills.map(skillKey))
  const newSkills = [...new Map(skills.map((skill) => [skillKey(skill), skill]))].filter(
    ([key]) => !keys.has(key),
  )
  const newSteps = [...new Set(steps)].filter((step) => !known.steps.includes(step))
  const addedSkills = newSkills.slice(0, MAX_SKILLS - keys.size)
  const addedSteps = newSteps.slice(0, MAX_STEPS - known.steps.length)
  if (addedSkills.length > 0)
    await db
      .insertInto('account_skills')
      .values(addedSkills.map(([skill_key, skill]) => ({ skill_key, skill })))
      .onConflict((on) => on.doNothing())
      .execute()
  if (addedSteps.length > 0)
    await db
      .insertInto('account_steps')
      .values(addedSteps.map((step) => ({ step })))
      .onConflict((on) => on.doNothing())
      .execute()
  const hasRoom = addedSkills.length === newSkills.length && addedSteps.length === newSteps.length
  return hasRoom ? 'done' : 'full'
}

/** Takes ticks off. */
export async function removeTicks(db: Kysely<Database>, { skills, steps }: Ticks): Promise<void> {
  if (skills.length > 0)
    await db.deleteFrom('account_skills').where('skill_key', 'in', skills.map(skillKey)).execute()
  if (steps.length > 0) await db.deleteFrom('account_steps').where('step', 'in', steps).execute()
}
