import { allNames, listedCity, type Place } from './gazetteer.ts'
import { placeWords } from './place-words.ts'

/** The most letters that a misspelling may have wrong, by its length. */
const LETTERS_PER_MISTAKE = 4

const MOST_NAMED = 3

/**
 * The cities, districts and states whose names are nearest to a misspelled one, the nearest first; at most three.
 *
 * @param mistakes The most letters that may be wrong.
 */
export function nearestPlaces(name: string, mistakes = Number.POSITIVE_INFINITY): string[] {
  const wanted = placeWords(name).join(' ')
  const farthest = Math.min(mistakes, Math.max(1, Math.floor(wanted.length / LETTERS_PER_MISTAKE)))
  const near: { distance: number; place: Place }[] = []
  for (const [known, named] of allNames()) {
    if (Math.abs(known.length - wanted.length) > farthest || known.length < 3) continue
    const distance = editDistance(wanted, known, farthest)
    if (distance > farthest) continue
    near.push(...named.flatMap(({ place, isCode }) => (isCode ? [] : [{ distance, place }])))
  }
  const names = near
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ place }) => (listedCity(place) ?? place).name)
  return [...new Set(names)].slice(0, MOST_NAMED)
}

/** How many letters are added, left out, changed or swapped with the next; more than `most` if it is not worth counting. */
function editDistance(one: string, other: string, most: number): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1]
      const isSwapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[to - 2] ?? most) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row[other.length] ?? most + 1
}
