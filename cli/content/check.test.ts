import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('the shipped content is valid, and the rows of each file are counted', async () => {
  const command = fileURLToPath(new URL('check.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [command])
  expect(stdout).toMatch(/^content\/sample-jobs\/web\.json +\d+ rows$/m)
  expect(stdout.trimEnd()).toMatch(/\d+ rows in \d+ files: OK$/)
})
