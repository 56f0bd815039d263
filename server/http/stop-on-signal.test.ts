import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const at = (module: string) => JSON.stringify(new URL(module, import.meta.url).href)

/** A site whose every request takes half a second and whose database takes `closing` to close. */
const program = (closing: string) => `
  import { setTimeout as sleep } from 'node:timers/promises'
  import { listen } from ${at('./listen.ts')}
  import { createLog } from ${at('../log.ts')}
  import { stopOnSignal } from ${at('./stop-on-signal.ts')}
  const server = await listen({ host: '127.0.0.1', port: 0 })
  server.serve(async () => { process.stderr.write('asked'); await sleep(500); return new Response('finished') })
  stopOnSignal(async () => {
    await server.close(5000)
    ${closing}
    process.stderr.write(' database closed')
  }, createLog('silent'))
  process.stdout.write(String(server.port))
`

async function startSite(closing = '') {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program(closing)], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said: string[] = []
  child.stderr.on('data', (text) => said.push(String(text)))
  const exited = once(child, 'exit')
  const [port] = await once(child.stdout, 'data')
  const url = `http://127.0.0.1:${port}/`
  return { child, url, said: () => said.join(''), exited }
}

test.for(['SIGTERM', 'SIGINT'] as const)(
  '%s finishes what is under way, closes the database, exits 0',
  async (signal) => {
    const { child, url, said, exited } = await startSite()
    const underWay = fetch(url)
    await expect.poll(said).toContain('asked')
    child.kill(signal)
    expect(await (await underWay).text()).toBe('finished')
    expect(await exited).toEqual([0, null])
    expect(said()).toBe('asked database closed')
  },
)

test('the same signal twice in a moment is one, a later one exits at once', async () => {
  const { child, said, exited } = await startSite(`process.stderr.write('closing'); await sleep(60_000)`)
  child.kill('SIGINT')
  await expect.poll(said).toContain('closing')
  child.kill('SIGINT')
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(child.exitCode).toBeNull()
  child.kill('SIGINT')
  expect(await exited).toEqual([1, null])
})

test('a stop that fails is an exit with 1', async () => {
  const { child, exited } = await startSite(`throw new Error('cannot close')`)
  child.kill('SIGTERM')
  expect(await exited).toEqual([1, null])
})
