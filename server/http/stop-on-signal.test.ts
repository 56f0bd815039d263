import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const at = (module: string) => JSON.stringify(new URL(module, import.meta.url).href)

/** A site where each request takes half a second. `closing` is the code that closes its database. */
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
  const output: string[] = []
  child.stderr.on('data', (text) => output.push(String(text)))
  const exited = once(child, 'exit')
  const [port] = await once(child.stdout, 'data')
  const url = `http://127.0.0.1:${port}/`
  return { child, url, output: () => output.join(''), exited }
}

test.for(['SIGTERM', 'SIGINT'] as const)(
  '%s finishes running requests, closes the database and exits with 0',
  async (signal) => {
    const { child, url, output, exited } = await startSite()
    const running = fetch(url)
    await expect.poll(output).toContain('asked')
    child.kill(signal)
    expect(await (await running).text()).toBe('finished')
    expect(await exited).toEqual([0, null])
    expect(output()).toBe('asked database closed')
  },
)

test('ignores a duplicate signal, but exits immediately on a later one', async () => {
  // The duplicate comes from within, so that it is never too late to be one.
  const { child, output, exited } = await startSite(`
    process.emit('SIGINT')
    process.stderr.write('closing')
    await sleep(60_000)`)
  child.kill('SIGINT')
  await expect.poll(output).toContain('closing')
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(child.exitCode).toBeNull()
  child.kill('SIGINT')
  expect(await exited).toEqual([1, null])
})

test('exits with 1 if stopping fails', async () => {
  const { child, exited } = await startSite(`throw new Error('cannot close')`)
  child.kill('SIGTERM')
  expect(await exited).toEqual([1, null])
})
