import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { batchedOutput } from './log-output.ts'

test('lines that come together are written together', () => {
  vi.useFakeTimers()
  try {
    const written: string[] = []
    let collected = ''
    const output = batchedOutput({
      write: (line) => (collected += line),
      flushSync: () => {
        written.push(collected)
        collected = ''
      },
    })
    output.write('a\n')
    output.write('b\n')
    expect(written).toEqual([])
    vi.advanceTimersByTime(1000)
    output.write('c\n')
    vi.advanceTimersByTime(1000)
    expect(written).toEqual(['a\nb\n', 'c\n'])
  } finally {
    vi.useRealTimers()
  }
})

test.for(['', 'process.exit(3)', 'throw new Error("broken")'])(
  'no line is lost when the process ends: %s',
  (end) => {
    const { href } = new URL('./log-output.ts', import.meta.url)
    const code = `
      const { batchedOutput } = await import(${JSON.stringify(href)})
      const output = batchedOutput()
      for (let line = 0; line < 5000; line += 1) output.write('line ' + line + '\\n')
      ${end}`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      encoding: 'utf8',
    })
    expect(stdout.trim().split('\n')).toEqual(Array.from({ length: 5000 }, (_, line) => `line ${line}`))
  },
)
