import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readLiveBoards } from './live-boards.ts'
import { readPausedBoards } from './paused-boards.ts'

function listOf(boards: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-list-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'boards.json')
  const rows = Object.entries(boards).map(([source, state]) => ({ company: 'Kaveri', source, state }))
  writeFileSync(path, JSON.stringify(rows))
  return path
}

test('the active boards of a list are chosen', async () => {
  const path = listOf({ 'lever:kaveri': 'active', 'lever:old': 'paused' })
  expect((await readLiveBoards(path, false)).map(({ token }) => token)).toEqual(['lever:kaveri'])
})

test('paused boards are listed, and so are those that need files', async () => {
  const path = listOf({ 'lever:kaveri': 'active', 'lever:old': 'paused', 'file:Gulmohar': 'paused' })
  expect(await readPausedBoards(path, false)).toEqual(['lever:old', 'file:gulmohar'])
})

test('the shipped list is valid', async () => {
  expect((await readLiveBoards(null, false)).length).toBeGreaterThan(10)
})

test('a board that needs files is valid and is skipped', async () => {
  const path = listOf({ 'file:kaveri': 'active', 'lever:kaveri': 'active' })
  expect((await readLiveBoards(path, false)).map(({ token }) => token)).toEqual(['lever:kaveri'])
})

test('a list without an active board on the network is refused', async () => {
  const list = listOf({ 'lever:old': 'paused', 'file:kaveri': 'active' })
  await expect(readLiveBoards(list, false)).rejects.toThrow('no active board that can be fetched')
})
