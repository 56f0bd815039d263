import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { Kysely } from 'kysely'
import { STARS, type RatingOutcome } from '#core/rating.ts'
import { DEFAULT_RETENTION } from '#core/retention.ts'
import { returnPath } from '#core/return-path.ts'
import { currentTime } from '#db/clock.ts'
import { rateRow, type Rating } from '#db/queries/content/ratings.ts'
import type { Database } from '#db/schema.ts'
import { clientAddress, networkOf, OPERATOR } from '#server/http/client-address.ts'
import { createClientLimit, retryAfter, type ClientLimit } from '#server/http/client-limit.ts'
import { clientNetwork } from '#server/http/client-network.ts'
import type { PostRules } from '#server/http/post-guard.ts'
import { createCountedOnce, type CountsOnce } from '#server/job-actions/counted-once.ts'
import type { LogError } from '../log.ts'
import { deviceCookie } from './device-cookie.ts'

export const RATING_POSTS: PostRules = { '/rate': { maxBytes: 1024 } }

/** Enough for a visitor who goes through a list; then one in half a minute. */
const PER_CLIENT = { burst: 20, refillMs: 30_000 }
/** Ratings that may wait for the database at once; more are refused. */
const MOST_WAITING = 50

const RatingForm = z.object({
  row: z.uuid(),
  // A form sends text.
  stars: z.enum(STARS.map(String), 'expected 1 to 5').transform(Number).pipe(z.literal(STARS)),
})

const STATUS: Record<RatingOutcome, 200 | 404 | 429 | 503> = {
  thanks: 200,
  changed: 200,
  network: 429,
  full: 429,
  later: 429,
  gone: 404,
  failed: 503,
}

export interface RatingRouteOptions {
  /** The web role's handle. */
  db: Kysely<Database>
  siteUrl: string
  logError: LogError
  /** How long the cookie lives that makes a device known. Default: as long as its ratings are kept. */
  keepDays?: number
  mayRate?: ClientLimit
  /** Whether a first rating of this network counts. */
  counts?: CountsOnce
}

/**
 * `POST /rate`: a visitor gives a course, a tool or a resource 1 to 5 stars, with a form of `row` and `stars`. A device,
 * known by a cookie, has one voice for a row and can change it, and so has a network. A script gets JSON, a form a redirect to the card.
 */
export function ratingRoute(options: RatingRouteOptions): Hono {
  const { db, siteUrl, logError, keepDays = DEFAULT_RETENTION.ratings } = options
  const mayRate = options.mayRate ?? createClientLimit(undefined, PER_CLIENT)
  const counts = options.counts ?? createCountedOnce(() => currentTime(options.db).getTime())
  const cookie = deviceCookie(siteUrl.startsWith('https:'), keepDays)
  let waiting = 0

  const store = async (rating: Rating, client: string | null): Promise<RatingOutcome> => {
    let result = await rateRow(db, rating, false)
    if (result === 'new') {
      if (client !== null && !counts(client, rating.rowId)) return 'network'
      result = await rateRow(db, rating, true)
    }
    if (result === 'changed' || result === 'full' || result === 'network') return result
    return result === 'added' ? 'thanks' : 'gone'
  }

  const rate = async (c: Context, given: Omit<Rating, 'network'>): Promise<RatingOutcome> => {
    if (waiting >= MOST_WAITING || !mayRate(clientAddress(c))) return 'later'
    waiting += 1
    try {
      const client = clientNetwork(c)
      return await store({ ...given, network: client && networkOf(client, OPERATOR) }, client)
    } catch (error) {
      logError(error, 'A rating could not be saved')
      return 'failed'
    } finally {
      waiting -= 1
    }
  }

  return new Hono().post('/rate', async (c) => {
    c.header('cache-control', 'no-store')
    const { success, data, error } = RatingForm.safeParse(await c.req.parseBody())
    if (!success) return c.text(`The rating is not valid:\n${z.prettifyError(error)}`, 400)
    const device = cookie.read(c.req.raw.headers)
    const outcome = await rate(c, { rowId: data.row, device, stars: data.stars })
    if (outcome === 'thanks' || outcome === 'changed') c.header('set-cookie', cookie.write(device))
    if (c.req.header('accept')?.includes('application/json'))
      return c.json({ outcome }, STATUS[outcome], outcome === 'later' ? retryAfter(PER_CLIENT) : {})
    return c.redirect(cardPath(c, data.row, outcome, siteUrl), 303)
  })
}

/** The page of the form, at its card. */
function cardPath(c: Context, row: string, outcome: RatingOutcome, siteUrl: string): string {
  const from = URL.parse(c.req.header('referer') ?? '')
  const page = new URL(returnPath(from && from.pathname + from.search, siteUrl) ?? '/courses', siteUrl)
  page.searchParams.set('rated', outcome)
  return `${page.pathname}${page.search}#rate-${row}`
}
