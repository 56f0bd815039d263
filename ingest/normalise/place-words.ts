import { OTHER_CITY_NAMES } from '#core/place-names.ts'
import { LOCALITIES, LOCALITIES_TO_CONFIRM } from './localities.ts'
import { CITIES, OWN_STATES, STATES, STATES_TO_CONFIRM, TOWNS } from './places.ts'
import { fold } from './text.ts'

export interface Place {
  kind: 'city' | 'state' | 'country'
  name: string
  /** Whether the words say India by themselves. */
  sure: boolean
}

export interface PlaceMatch extends Place {
  /** The folded words matched, and where they stand. */
  words: string
  start: number
  end: number
}

const INDEX = new Map<string, Place>()
let longest = 1

add({ kind: 'country', name: 'India', sure: true }, 'india, bharat, republic of india')
for (const [name, aliases] of Object.entries(CITIES)) {
  add(
    { kind: 'city', name, sure: !(name in OWN_STATES) },
    `${name}, ${OTHER_CITY_NAMES[name] ?? ''}, ${aliases}`,
  )
}
for (const name of TOWNS.split(', ')) add({ kind: 'city', name, sure: !(name in OWN_STATES) }, name)
for (const [name, aliases] of Object.entries(LOCALITIES)) add({ kind: 'city', name, sure: true }, aliases)
for (const [name, aliases] of Object.entries(LOCALITIES_TO_CONFIRM))
  add({ kind: 'city', name, sure: false }, aliases)
for (const [name, aliases] of Object.entries(STATES))
  add({ kind: 'state', name, sure: true }, `${name}, ${aliases}`)
for (const [name, aliases] of Object.entries(STATES_TO_CONFIRM)) {
  add({ kind: 'state', name, sure: false }, `${name}, ${aliases}`)
}

function add(place: Place, names: string): void {
  for (const name of names.split(',')) {
    const words = splitWords(name)
    if (words.length === 0) continue
    INDEX.set(words.join(' '), place)
    longest = Math.max(longest, words.length)
  }
}

/** Folded words of a text: letters and digits, nothing else. */
export function splitWords(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? []
}

/** Every Indian place among the words, longest name first, none inside another. */
export function findPlaces(words: string[]): PlaceMatch[] {
  const found: PlaceMatch[] = []
  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(longest, words.length - start); length > 0; length--) {
      const name = words.slice(start, start + length).join(' ')
      const place = INDEX.get(name)
      if (!place) continue
      found.push({ ...place, words: name, start, end: start + length })
      start += length - 1
      break
    }
  }
  return found
}
