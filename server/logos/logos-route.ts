import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { LOGO_MEDIA_TYPES } from '#core/logo-image.ts'
import { getLogo } from '#db/queries/jobs/company-facts.ts'
import type { Database } from '#db/schema.ts'
import { TooBusyError, tooBusyResponse, type Admission } from '../http/admission.ts'
import { clientNetwork } from '../http/client-network.ts'
import { sendStored, storedResponse, type StoredResponse } from '../http/stored-response.ts'
import type { LogError } from '../log.ts'
import { respondWithTimeout } from '../pages/respond-with-timeout.ts'

export interface LogosOptions {
  db: Kysely<Database>
  admission: Admission
  logError: LogError
}

const NAME = /^[0-9a-f]{24}\.(?:png|webp|jpg)$/
/** The name has the picture's hash, so what is there never changes. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'
const KEPT_BYTES = 8 * 1024 * 1024

/** `GET /logos/<hash>.<type>`: a company's logo, which an operator gave. Those asked for lately are in memory. */
export function logosRoute({ db, admission, logError }: LogosOptions): Hono {
  const kept = new LRUCache<string, StoredResponse>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ body }) => body.length + 1000,
  })
  const read = async (path: string): Promise<StoredResponse> => {
    const logo = await getLogo(db, path)
    if (!logo) return NOT_FOUND
    const headers = {
      'content-type': LOGO_MEDIA_TYPES[logo.type],
      'cache-control': CACHE_CONTROL,
      // The data API names these addresses for other sites.
      'cross-origin-resource-policy': 'cross-origin',
    }
    return storedResponse(200, headers, Uint8Array.from(logo.bytes))
  }
  return new Hono().get('/logos/:file', async (c) => {
    const { path } = c.req
    if (!NAME.test(c.req.param('file'))) return sendStored(c, NOT_FOUND)
    const known = kept.get(path)
    if (known) return sendStored(c, known)
    try {
      const { response } = await admission.run(clientNetwork(c), () =>
        respondWithTimeout(() => read(path), { logError, failure: 'A logo could not be read' }),
      )
      if (response.status === 200) kept.set(path, response)
      return await sendStored(c, response)
    } catch (error) {
      if (!(error instanceof TooBusyError)) throw error
      return sendStored(c, tooBusyResponse)
    }
  })
}

const NOT_FOUND = storedResponse(
  404,
  { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  'There is no such logo.\n',
)
