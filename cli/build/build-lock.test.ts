import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { withBuildLock } from './build-lock.ts'

let file = ''
beforeEach(() => {
  const parent = mkdtempSync(join(tmpdir(), 'pravesh-lock-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  file = join(parent, 'cache', 'lock.sqlite')
})

test('of two concurrent builds, the second waits for the first', async () => {
  const order: string[] = []
  const onWait = vi.fn()
  const work = (name: string) => async () => {
    order.push(`${name} begins`)
    await sleep(50)
    order.push(`${name} ends`)
  }
  await Promise.all([
    withBuildLock(file, onWait, work('first')),
    sleep(10).then(() => withBuildLock(file, onWait, work('second'))),
  ])
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  expect(onWait).toHaveBeenCalledTimes(1)
})

test('the lock is released when the work fails', async () => {
  await expect(withBuildLock(file, vi.fn(), () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect(await withBuildLock(file, vi.fn(), async () => 'built')).toBe('built')
})

test('the lock of a killed process is released', async () => {
  const module = JSON.stringify(new URL('./build-lock.ts', import.meta.url).href)
  const program = `
    import { withBuildLock } from ${module}
    await withBuildLock(${JSON.stringify(file)}, () => {}, () => {
      process.stdout.write('locked')
      return new Promise((resolve) => setTimeout(resolve, 60_000))
    })`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program])
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  const onWait = vi.fn()
  const taken = withBuildLock(file, onWait, async () => 'built')
  await expect.poll(() => onWait.mock.calls.length).toBe(1)
  child.kill('SIGKILL')
  expect(await taken).toBe('built')
})
