import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fakeDatabase } from '#test/fake-database.ts'
import { readBoardPlan } from './live-boards.ts'
import { SHIPPED_LIST } from './shipped-boards.ts'

function listOf(boards: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-list-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'boards.csv')
  const rows = Object.entries(boards).map(([source, state]) => `${source},Kaveri,${state}\n`)
  writeFileSync(path, `source,company,state\n${rows.join('')}`)
  return path
}

const owner = fakeDatabase(() => [])
const plan = (boards: string | null, allowed: string[] = []) =>
  readBoardPlan({ boards, owner, allowLoopback: false, allowed: new Set(allowed) })
const asked = async (...of: Parameters<typeof plan>) => (await plan(...of)).sources.map(({ token }) => token)

test('active and resting boards are asked; paused, dead and moved ones are not', async () => {
  const path = listOf({
    'lever:kaveri': 'active',
    'lever:asleep': 'resting',
    'lever:old': 'paused',
    'lever:gone': 'dead',
    'lever:elsewhere': 'moved',
  })
  expect(await asked(path)).toEqual(['lever:kaveri', 'lever:asleep'])
})

test('a board that needs permission is asked with it, and counts as active then', async () => {
  const path = listOf({ 'smartrecruiters:Acme': 'needs permission', 'lever:kaveri': 'active' })
  expect(await asked(path)).toEqual(['lever:kaveri'])
  expect(await asked(path, ['smartrecruiters'])).toEqual(['smartrecruiters:Acme', 'lever:kaveri'])
  const states = async (allowed: string[]) => (await plan(path, allowed)).listed.map(({ state }) => state)
  expect(await states([])).toEqual(['needs permission', 'active'])
  expect(await states(['smartrecruiters'])).toEqual(['active', 'active'])
})

test('without a tier of its own, a resting board is asked weekly', async () => {
  const { listed } = await plan(listOf({ 'lever:kaveri': 'active', 'lever:asleep': 'resting' }))
  expect(listed.map(({ tier }) => tier)).toEqual(['often', 'weekly'])
})

test('paused boards are listed, and so are those that need files', async () => {
  const path = listOf({ 'lever:kaveri': 'active', 'lever:old': 'paused', 'file:Gulmohar': 'paused' })
  expect((await plan(path)).paused).toEqual(['lever:old', 'file:gulmohar'])
})

test('the shipped list is valid, and has a thousand boards to ask', async () => {
  expect((await asked(SHIPPED_LIST)).length).toBeGreaterThan(1000)
})

test('a board that needs files is valid and is skipped', async () => {
  expect(await asked(listOf({ 'file:kaveri': 'active', 'lever:kaveri': 'active' }))).toEqual(['lever:kaveri'])
})

test('a list without a board to ask is refused', async () => {
  const path = listOf({ 'lever:old': 'paused', 'file:kaveri': 'active' })
  await expect(plan(path)).rejects.toThrow('no active board that can be fetched')
})

test('the list in the database may be empty: boards are added while a worker runs', async () => {
  expect(await asked(null)).toEqual([])
})

test('one board that cannot be fetched fails no list', async () => {
  const rows = ['lever:kaveri', 'unknown:x', 'lever:not a board', 'lever:here'].map((source) => ({
    source,
    state: 'active',
    removed_at: null,
    base_url: source === 'lever:here' ? 'http://127.0.0.1:1' : null,
  }))
  const stored = readBoardPlan({
    boards: null,
    owner: fakeDatabase(() => rows),
    allowLoopback: false,
    allowed: new Set(),
  })
  expect((await stored).sources.map(({ token }) => token)).toEqual(['lever:kaveri'])
})
