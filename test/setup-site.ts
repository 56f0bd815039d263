import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findChromium } from './browser.ts'
import { copyEmbedded } from './copied-database.ts'
import { startSite } from './site-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The running site: its origin, and the folder of its embedded database. */
    site: { url: string; dataDirectory: string }
    /** Origin of a second one, where no test changes anything (see `test/samples-site.ts`). */
    samplesSite: string
  }
}

/**
 * Before the journeys: starts the sites with `npm start` and the sample jobs, each on its own data folder. The first
 * makes its database, as a newcomer's does; the other has a copy of an empty one, which is quicker.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Brings it if this machine has none.
  await findChromium()
  const started = await startOne((dataDirectory) => dataDirectory)
  const { site, dataDirectory } = started
  const samples = await startOne(copyEmbedded)
  project.provide('site', { url: site.url, dataDirectory })
  project.provide('samplesSite', samples.site.url)
  return async () => {
    await Promise.all([site[Symbol.asyncDispose](), samples.site[Symbol.asyncDispose]()])
  }
}

// Figures are the fixed ones, whatever postings a journey adds.
async function startOne(prepare: (dataDirectory: string) => string | Promise<string>) {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-site-'))
  const dataDirectory = await prepare(join(folder, 'data'))
  return { site: await startSite({ DATA_DIR: dataDirectory, SITE_FIGURES: 'spec' }, folder), dataDirectory }
}
