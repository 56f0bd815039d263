import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'

const module = JSON.stringify(new URL('./follow-parent.ts', import.meta.url).href)
const program = `
  import { followParent } from ${module}
  process.on('SIGTERM', () => { process.stdout.write('stopped'); process.exit(0) })
  setTimeout(() => process.exit(), 30_000)
  followParent()
  process.stdout.write(process.pid + ' ')`

/** Runs the program under a parent that is killed. Returns the program's output. */
async function outliveParent(environment: Record<string, string>, waitMs: number): Promise<string> {
  const parent = spawn(
    process.execPath,
    [
      '-e',
      `const child = ['--input-type=module-typescript', '-e', ${JSON.stringify(program)}]
      require('node:child_process').spawn(process.execPath, child, { stdio: 'inherit' })
      setTimeout(() => {}, 30_000)`,
    ],
    { env: { PATH: process.env.PATH, ...environment } },
  )
  let output = ''
  parent.stdout.on('data', (text) => (output += String(text)))
  await once(parent.stdout, 'data')
  onTestFinished(() => {
    try {
      process.kill(Number.parseInt(output, 10), 'SIGKILL')
    } catch {
      // It has stopped by itself.
    }
  })
  parent.kill('SIGKILL')
  await Promise.race([once(parent.stdout, 'close'), new Promise((resolve) => setTimeout(resolve, waitMs))])
  return output
}

test('under npm the program stops when its parent is gone', async () => {
  expect(await outliveParent({ npm_lifecycle_event: 'start' }, 18_000)).toMatch(/ stopped$/)
})

test('without npm it keeps running, like a background process', async () => {
  expect(await outliveParent({}, 1000)).not.toContain('stopped')
})
