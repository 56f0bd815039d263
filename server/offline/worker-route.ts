import { Hono } from 'hono'

/** Where the build has put the worker (`cli/build/worker-file.ts`). */
export const WORKER_PATH = '/sw.js'

/** Deletes what the worker has kept, and the worker. Saved jobs are elsewhere, and stay. */
const LAST_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const end = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(end())
})
`

/** With `SERVICE_WORKER=off`, browsers that have the worker get one that ends it. */
export function workerRoute(): Hono {
  return new Hono().get(WORKER_PATH, (c) =>
    c.body(LAST_WORKER, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  )
}
