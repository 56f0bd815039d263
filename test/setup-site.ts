import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startSite } from './site-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The running site: its origin, and the folder of its embedded database. */
    site: { url: string; dataDirectory: string }
  }
}

/** Before the journeys: starts the site with `npm start` and the sample jobs, on its own data folder. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-site-'))
  const dataDirectory = join(folder, 'data')
  const site = await startSite({ DATA_DIR: dataDirectory }, folder)
  project.provide('site', { url: site.url, dataDirectory })
  return async () => {
    await site[Symbol.asyncDispose]()
  }
}
