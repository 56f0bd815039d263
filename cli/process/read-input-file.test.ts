import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { UsageError } from './run-command.ts'
import { readInputFile } from './read-input-file.ts'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'pravesh-input-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

test('a file is read whole, and a pipe, too', async () => {
  const path = folder()
  writeFileSync(join(path, 'text'), 'नमस्ते')
  expect((await readInputFile(join(path, 'text'))).toString()).toBe('नमस्ते')
  const pipe = join(path, 'pipe')
  execFileSync('mkfifo', [pipe])
  const read = readInputFile(pipe)
  writeFileSync(pipe, 'rows')
  expect((await read).toString()).toBe('rows')
})

test('what cannot be read is named with the reason', async () => {
  const path = folder()
  const file = join(path, 'large')
  writeFileSync(file, Buffer.alloc(2 ** 20 + 1))
  const refusal = (name: string) => readInputFile(name, 1).catch((error: unknown) => error)
  expect(await refusal(path)).toEqual(new UsageError(`"${path}" is a folder. Name a file in it.`))
  expect(await refusal(file)).toEqual(new UsageError(`"${file}" is larger than 1 MB.`))
  expect(await refusal('/dev/zero')).toEqual(new UsageError('"/dev/zero" is larger than 1 MB.'))
  expect(await refusal(join(path, 'none'))).toMatchObject({
    message: expect.stringMatching(/: there is no such file\.$/),
  })
  expect(await refusal(join(file, 'below'))).toMatchObject({
    message: expect.stringMatching(/part of its path is a file\.$/),
  })
})
