import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderInMemory, isInMemory } from './temporary-folder.ts'

test('a place in memory is used only if programs can be run from it', () => {
  const mounts = (type: string, options: string) =>
    `/dev/vda / ext4 rw 0 0\nshm /dev/shm ${type} ${options} 0 0\n`
  expect(isInMemory('/dev/shm', mounts('tmpfs', 'rw,nosuid,nodev'))).toBe(true)
  expect(isInMemory('/dev/shm', mounts('tmpfs', 'rw,nosuid,nodev,noexec'))).toBe(false)
  expect(isInMemory('/dev/shm', mounts('ext4', 'rw'))).toBe(false)
  expect(isInMemory('/', mounts('tmpfs', 'rw'))).toBe(false)
  expect(isInMemory('/dev/shm', '')).toBe(false)
})

test('without room there is no folder, and with room it is gone after the run', async () => {
  expect(folderInMemory({ space: Infinity })).toBeUndefined()
  const folder = folderInMemory({ space: 0 })
  // This machine may have no such place.
  if (!folder) return
  writeFileSync(join(folder.path, 'left-over'), '')
  await folder.remove()
  expect(existsSync(folder.path)).toBe(false)
})
