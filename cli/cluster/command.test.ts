import { expect, test } from 'vitest'
import { startCommand } from '#test/started-command.ts'

test.for([
  [['--sites', '0'], '--sites is "0"; expected a whole number from 1 to 16.'],
  [['--port', 'x'], '--port is "x"; expected a whole number from 0 to 65535.'],
  [['all'], 'Unknown argument "all".'],
] as const)('%j is refused, and nothing is started', async ([args, message]) => {
  const { code, stdout, stderr } = await startCommand('cluster', [...args], {}).finished
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toBe(`${message}\nRun npm run cluster -- --help to see the options.\n`)
})

test('--help says what it starts', async () => {
  const { code, stdout } = await startCommand('cluster', ['--help'], {}).finished
  expect(code).toBe(0)
  expect(stdout).toContain('PostgreSQL with a standby, two sites, a worker and a balancer')
})
