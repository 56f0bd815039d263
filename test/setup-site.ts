import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startSite } from './site-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The running site: its origin, and the folder of its embedded database. */
    site: { url: string; dataDirectory: string }
    /** Origin of a second one, where no test changes anything (see `test/samples-site.ts`). */
    samplesSite: string
  }
}

/** Before the journeys: starts the sites with `npm start` and the sample jobs, each on its own data folder. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started = await startOne()
  const { site, dataDirectory } = started
  const samples = await startOne()
  project.provide('site', { url: site.url, dataDirectory })
  project.provide('samplesSite', samples.site.url)
  return async () => {
    await Promise.all([site[Symbol.asyncDispose](), samples.site[Symbol.asyncDispose]()])
  }
}

async function startOne() {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-site-'))
  const dataDirectory = join(folder, 'data')
  return { site: await startSite({ DATA_DIR: dataDirectory }, folder), dataDirectory }
}
