import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { MAX_SKILLS, MAX_STEPS } from '#core/my-skills.ts'
import { signInAs } from '#test/account-sign-in.ts'
import { testDatabase } from '#test/database.ts'
import { addTicks, readTicks, removeTicks } from './account-skills.ts'
import { deleteAccount, exportAccount } from './accounts.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const signIn = async (subject: string) => (await signInAs(database.web, subject)).do

test('skills and steps are ticked once, in order, and taken off', async () => {
  const asha = await signIn('asha')
  expect(await asha(readTicks)).toEqual({ skills: [], steps: [] })
  await asha((db) => addTicks(db, { skills: ['SQL'], steps: [] }))
  expect(await asha((db) => addTicks(db, { skills: ['Git', 'sql', 'GIT'], steps: ['p1#1', 'p1#1'] }))).toBe(
    'done',
  )
  await asha((db) => addTicks(db, { skills: [], steps: ['p1#2'] }))
  const { skills, steps } = await asha(readTicks)
  expect(skills.map((skill) => skill.toLowerCase())).toEqual(['sql', 'git'])
  expect(steps).toEqual(['p1#1', 'p1#2'])
  await asha((db) => removeTicks(db, { skills: ['Sql'], steps: ['p1#1', 'p9#9'] }))
  expect(await asha(readTicks)).toMatchObject({ skills: [expect.stringMatching(/git/i)], steps: ['p1#2'] })
})

test('what has no room is left out, and the answer says so', async () => {
  const asha = await signIn('asha')
  const many = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`)
  expect(await asha((db) => addTicks(db, { skills: many(MAX_SKILLS - 1), steps: many(MAX_STEPS) }))).toBe(
    'done',
  )
  expect(await asha((db) => addTicks(db, { skills: ['One', 'Two'], steps: [] }))).toBe('full')
  expect(await asha((db) => addTicks(db, { skills: ['N1'], steps: ['n1'] }))).toBe('done')
  expect(await asha((db) => addTicks(db, { skills: [], steps: ['more'] }))).toBe('full')
  const { skills, steps } = await asha(readTicks)
  expect([skills.length, skills.includes('One'), steps.length]).toEqual([MAX_SKILLS, true, MAX_STEPS])
})

test('ticks are the account’s own, exported and deleted with it', async () => {
  const [asha, ravi] = [await signIn('asha'), await signIn('ravi')]
  await asha((db) => addTicks(db, { skills: ['SQL'], steps: ['p1#1'] }))
  await ravi((db) => removeTicks(db, { skills: ['SQL'], steps: ['p1#1'] }))
  expect(await ravi(readTicks)).toEqual({ skills: [], steps: [] })
  expect(await ravi(exportAccount)).toMatchObject({ skills: [], finished_steps: [] })
  expect(await asha(exportAccount)).toMatchObject({
    skills: [{ skill: 'SQL', ticked_at: expect.any(Date) }],
    finished_steps: [{ step: 'p1#1', ticked_at: expect.any(Date) }],
  })
  expect(await readTicks(database.web)).toEqual({ skills: [], steps: [] })
  await asha(deleteAccount)
  for (const table of ['account_skills', 'account_steps'] as const)
    expect(await database.owner.selectFrom(table).select('account_id').execute(), table).toEqual([])
})

test.each([
  [
    `insert into account_skills (account_id, skill_key, skill) values (gen_random_uuid(), 'k', 'K')`,
    /denied/,
  ],
  [`insert into account_steps (account_id, step) values (gen_random_uuid(), 'k')`, /denied/],
  [`insert into account_steps (step, ticked_at) values ('k', now())`, /denied/],
  [`update account_skills set skill = 'K'`, /denied/],
  [`update account_steps set step = 'K'`, /denied/],
  [`insert into account_skills (skill_key, skill) values ('', 'K')`, /check constraint/],
  [`insert into account_steps (step) values (repeat('x', 101))`, /check constraint/],
])('an account may not: %s', async (statement, refusal) => {
  const asha = await signIn('asha')
  await expect(asha((db) => sql.raw(statement).execute(db))).rejects.toThrow(refusal)
})
