import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as ServerEntry from '#server/app.ts'
import { BUILD } from '#cli/build/build-site.ts'

/** The built site's server, running React as it runs in production. */
export async function loadServer(): Promise<typeof ServerEntry> {
  // React chooses its build when it is first imported.
  process.env.NODE_ENV = 'production'
  return import(pathToFileURL(join(BUILD, 'server', 'index.js')).href)
}
