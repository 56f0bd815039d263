import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startGuarded } from './guarded-process.ts'
import type { GuardOptions } from './guard.ts'

/** @param patienceMs Long for a command that heeds the signal, however slow the machine is. */
function optionsFor(script: string, patienceMs = 15_000): GuardOptions & { temporaryFolder: string } {
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'pravesh-guard-'))
  return {
    command: process.execPath,
    parameters: ['-e', script],
    directory: temporaryFolder,
    environment: process.env,
    stopSignal: 'SIGTERM',
    patienceMs,
    temporaryFolder,
  }
}

const SHORT_MS = 300
const STUBBORN = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log(process.pid)`

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('stop sends the signal, waits, and removes the folder', async () => {
  const options = optionsFor(
    `process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log('up')`,
  )
  const guarded = startGuarded(options)
  await expect.poll(() => guarded.output()).toContain('up')

  expect(guarded.exitCode()).toBeNull()
  expect(await guarded.stop()).toBe(7)
  expect(existsSync(options.temporaryFolder)).toBe(false)
})

test('a command with restart comes back as a new process when it ends, until it is stopped', async () => {
  const options = { ...optionsFor(STUBBORN, SHORT_MS), restartAfterMs: 10 }
  const guarded = startGuarded(options)
  await expect.poll(() => guarded.pid()).not.toBeNull()
  const first = Number(guarded.pid())

  process.kill(first, 'SIGKILL')

  await expect.poll(() => guarded.pid()).not.toBe(first)
  expect(guarded.exitCode()).toBeNull()
  await guarded.stop()
  expect(isAlive(Number(guarded.pid()))).toBe(false)
  expect(existsSync(options.temporaryFolder)).toBe(false)
})

test('a command that ignores the signal is killed', async () => {
  const guarded = startGuarded(optionsFor(STUBBORN, SHORT_MS))
  await expect.poll(() => guarded.output()).toMatch(/\d/)
  const pid = Number(guarded.output())

  expect(await guarded.stop()).not.toBe(0)
  expect(isAlive(pid)).toBe(false)
})

test('a command that cannot be started reports its exit code and why', async () => {
  const guarded = startGuarded({ ...optionsFor(''), command: '/nonexistent/program' })
  await expect.poll(() => guarded.exitCode()).toBe(127)

  expect(guarded.output()).toContain('/nonexistent/program')
})

test('a killed run leaves neither the command nor the folder behind', async () => {
  const options = optionsFor(STUBBORN, SHORT_MS)
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
  await expect.poll(() => existsSync(options.temporaryFolder)).toBe(false)
})
