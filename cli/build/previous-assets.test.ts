import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { carryAssetsOver, setAssetsAside } from './previous-assets.ts'

async function buildFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const assets = join(folder, 'client', 'assets')
  return {
    /** Builds like Vite, which empties its folder first. */
    build: async (...names: string[]) => {
      await setAssetsAside(folder)
      await rm(assets, { recursive: true, force: true })
      await mkdir(assets, { recursive: true })
      for (const name of names) await writeFile(join(assets, name), name)
      await carryAssetsOver(folder)
    },
    /** A build that stops in the middle. */
    fail: async () => {
      await setAssetsAside(folder)
      await rm(assets, { recursive: true, force: true })
    },
    names: async () => (await readdir(assets)).sort(),
  }
}

test('a build has the files of the build before, and not those before that', async () => {
  const { build, names } = await buildFolder()
  await build('shared-1.js', 'jobs-1.js', 'jobs-1.js.br')
  await build('shared-1.js', 'jobs-2.js')
  expect(await names()).toEqual(['jobs-1.js', 'jobs-1.js.br', 'jobs-2.js', 'shared-1.js'])
  await build('shared-1.js', 'jobs-3.js')
  expect(await names()).toEqual(['jobs-2.js', 'jobs-3.js', 'shared-1.js'])
})

test('a failed build loses nothing', async () => {
  const { build, fail, names } = await buildFolder()
  await build('jobs-1.js')
  await fail()
  await fail()
  await build('jobs-2.js')
  expect(await names()).toEqual(['jobs-1.js', 'jobs-2.js'])
})
