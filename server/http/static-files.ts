import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { Bytes } from './content-encoding.ts'
import { sendStored, storedResponse, type StoredResponse } from './stored-response.ts'

const HASHED_FOLDER = '/assets/'
/** No folder, no dot at the start, no escape. */
const HASHED_NAME = /^\/assets\/[\w-][\w.-]*\.(?:js|css)$/
/** A name that contains its content's hash never changes its content. */
const HASHED_CACHE = 'public, max-age=31536000, immutable'
const OTHER_CACHE = 'public, max-age=3600'
/** A browser asks for the worker at each visit: it has to get the one that is there now. */
const WORKER = '/sw.js'

/** The files of the built site, by URL path. */
export type StaticFiles = ReadonlyMap<string, StoredResponse>

/**
 * Reads the built files into memory, with the compressed copies that the build created. Serving a file then needs no
 * disk access, and a rebuild does not remove files of a running site.
 *
 * @param folder `build/client`.
 */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/'))
  const present = new Set(names)
  const served = names.filter((name) => !name.includes('/.') && !isCompressedCopy(name, present))
  const files = await Promise.all(
    served.map(async (name) => [name, await readStatic(folder, name, present)] as const),
  )
  return new Map(files)
}

/**
 * Serves the built files. A missing file in the hashed folder gets a short 404, not a rendered page.
 *
 * @param readNew Reads a hashed file that a newer build has added since. During a deploy, a page of a newer process may
 *   send its requests here.
 */
export function staticFiles(files: StaticFiles, readNew?: ReadNewFile): MiddlewareHandler {
  return async (c, next) => {
    const file = files.get(c.req.path)
    if (file) return sendStored(c, file)
    if (c.req.path.startsWith(HASHED_FOLDER)) {
      const added = HASHED_NAME.test(c.req.path) ? await readNew?.(c.req.path) : null
      return added ? sendStored(c, added) : c.text('File not found.', 404)
    }
    return next()
  }
}

/** @param path Like `/assets/name-hash.js`: of one folder, and no other. */
export type ReadNewFile = (path: string) => Promise<StoredResponse | null>

/** Reads files from the folder of the build as it is now. */
export function readNewFiles(folder: string): ReadNewFile {
  return async (path) => {
    try {
      return await readStatic(folder, path, new Set())
    } catch {
      return null
    }
  }
}

async function readStatic(folder: string, name: string, present: Set<string>): Promise<StoredResponse> {
  const stored = storedResponse(200, headersOf(name), await readBytes(join(folder, name)))
  const [br, gzip] = await Promise.all([
    present.has(`${name}.br`) && readBytes(join(folder, `${name}.br`)),
    present.has(`${name}.gz`) && readBytes(join(folder, `${name}.gz`)),
  ])
  stored.body.encoded = { ...(br && { br }), ...(gzip && { gzip }) }
  // The build has compressed them at the slowest setting.
  stored.body.offers = ['br', 'gzip']
  return stored
}

async function readBytes(path: string): Promise<Bytes> {
  return new Uint8Array(await readFile(path))
}

function isCompressedCopy(name: string, present: Set<string>): boolean {
  return /\.(br|gz)$/.test(name) && present.has(name.slice(0, -3))
}

function cachingOf(name: string): string {
  if (name.startsWith(HASHED_FOLDER)) return HASHED_CACHE
  return name === WORKER ? 'no-cache' : OTHER_CACHE
}

function headersOf(name: string): Record<string, string> {
  return {
    'content-type': getMimeType(name) ?? 'application/octet-stream',
    'cache-control': cachingOf(name),
  }
}
