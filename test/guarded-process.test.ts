import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { GuardOptions } from './guard.ts'

const STUBBORN = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log(process.pid)`

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a killed run leaves neither the command nor the folder behind', async () => {
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'pravesh-guard-'))
  const options: GuardOptions = {
    command: process.execPath,
    parameters: ['-e', STUBBORN],
    directory: temporaryFolder,
    environment: process.env,
    stopSignal: 'SIGTERM',
    patienceMs: 300,
    temporaryFolder,
  }
  const module = new URL('./guarded-process.ts', import.meta.url).href
  const run = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `const { startGuarded } = await import(${JSON.stringify(module)})
     const guarded = startGuarded(${JSON.stringify(options)})
     setInterval(() => { if (guarded.output()) console.log(guarded.output()) }, 20)`,
  ])
  const [output] = await once(run.stdout, 'data')
  const pid = Number.parseInt(String(output), 10)
  expect(isAlive(pid)).toBe(true)

  run.kill('SIGKILL')

  await expect.poll(() => isAlive(pid)).toBe(false)
  await expect.poll(() => existsSync(temporaryFolder)).toBe(false)
})
