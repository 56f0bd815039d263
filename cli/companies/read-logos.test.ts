import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { exampleLogo } from '#test/example-logo.ts'
import { readCompanyFile } from './read-changes.ts'

let folder: string
let outside: string
beforeEach(() => {
  const path = mkdtempSync(join(tmpdir(), 'pravesh-logos-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  folder = join(path, 'list')
  outside = join(path, 'outside.png')
  mkdirSync(folder)
  writeFileSync(outside, exampleLogo())
})

const imported = (logo: string) =>
  readCompanyFile(Buffer.from(`company,logo\nAcme,${logo}\n`), 'list.csv', folder)

test('a logo beside the list is read, and a link to one beside it, too', async () => {
  writeFileSync(join(folder, 'acme.png'), exampleLogo())
  symlinkSync('acme.png', join(folder, 'same.png'))
  for (const name of ['acme.png', 'same.png']) {
    const { rows, problems } = await imported(name)
    expect(problems).toEqual([])
    expect(rows[0]?.change.logo?.bytes).toEqual(Buffer.from(exampleLogo()))
  }
})

test.for([
  ['/dev/zero', /name of a file beside the list, without a folder/],
  ['../outside.png', /name of a file beside the list, without a folder/],
  [String.raw`..\outside.png`, /name of a file beside the list, without a folder/],
  ['..', /name of a file beside the list, without a folder/],
  ['.', /expected a file with a picture/],
  ['link.png', /a link to another folder/],
  ['zero.png', /a link to another folder/],
  ['pipe.png', /expected a file with a picture/],
  ['folder.png', /expected a file with a picture/],
  ['large.png', /expected at most 50 kB; found 102400 kB/],
  ['broken.png', /there is no such file/],
  ['none.png', /there is no such file/],
] as const)('the logo %s is refused at once', async ([name, problem]) => {
  symlinkSync(outside, join(folder, 'link.png'))
  symlinkSync('/dev/zero', join(folder, 'zero.png'))
  symlinkSync('nowhere.png', join(folder, 'broken.png'))
  execFileSync('mkfifo', [join(folder, 'pipe.png')])
  mkdirSync(join(folder, 'folder.png'))
  writeFileSync(join(folder, 'large.png'), exampleLogo())
  truncateSync(join(folder, 'large.png'), 100 * 2 ** 20)
  const { rows, problems } = await imported(name)
  expect(rows).toEqual([])
  expect(problems).toEqual([expect.stringMatching(problem)])
})
