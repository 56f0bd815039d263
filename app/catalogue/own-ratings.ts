import { browserStore } from '#app/device/browser-store.ts'
import { STARS, type Stars } from '#core/rating.ts'

/** What this browser gave, by the id of the row; the last one given comes last. */
export type OwnRatings = ReadonlyMap<string, Stars>

/** Older ones are forgotten here, but not on the site. */
const MOST = 500

const store = browserStore<OwnRatings>('pravesh-ratings', { parse: parseRatings, format: formatRatings })

/** What was given in this browser. Null on the server and during hydration: the page is the same for everybody. */
export const useOwnRatings = store.useValue

/** Keeps what was given. A browser that stores nothing only doesn't show it later. */
export function keepRating(rowId: string, stars: Stars): void {
  store.update((ratings) => withRating(ratings, rowId, stars))
}

export function withRating(ratings: OwnRatings, rowId: string, stars: Stars): OwnRatings {
  const others = [...ratings].filter(([id]) => id !== rowId)
  return new Map([...others.slice(1 - MOST), [rowId, stars]])
}

/** What is not valid in it is left out. */
export function parseRatings(stored: string | null): OwnRatings {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    const known = Object.entries(value ?? {}).flatMap(([id, given]: [string, unknown]) =>
      STARS.filter((stars) => stars === given).map((stars) => [id, stars] as const),
    )
    return new Map(known)
  } catch {
    return new Map()
  }
}

export function formatRatings(ratings: OwnRatings): string {
  return JSON.stringify(Object.fromEntries(ratings))
}
