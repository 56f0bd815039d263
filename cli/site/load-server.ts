import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as ServerEntry from '#server/app.ts'
import { BUILD } from '#cli/build/build-site.ts'

/** Loads the built server, with React in production mode. */
export async function loadServer(): Promise<typeof ServerEntry> {
  // React reads NODE_ENV when it is first imported.
  process.env.NODE_ENV = 'production'
  return import(pathToFileURL(join(BUILD, 'server', 'index.js')).href)
}
